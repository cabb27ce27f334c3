import { languages, motives } from '@individua/instrument/dimensions'
import { expect, test } from 'vitest'
import { textsOf } from '../texts/texts-of.ts'
import { takeInnerOther } from './shelf.ts'

const pictures = motives.flatMap((motive) =>
  motives.filter((leader) => leader !== motive).map((leader) => ({ motive, leader })),
)

test.each(languages)(
  'in %s a side is told in another way to the leaders of each other motive',
  (language) => {
    for (const part of ['portrait', 'taste', 'wayIn'] as const) {
      const read = pictures.map((one) => takeInnerOther(one, part).read(textsOf[language]))
      expect(new Set(read).size).toBe(12)
    }
  },
)
