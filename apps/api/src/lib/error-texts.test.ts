import { errorCodes } from '@individua/contract/errors'
import { languages } from '@individua/contract/languages'
import { expect, test } from 'vitest'

test.each(languages)(
  'every error code has its text in %s, and no other text stays behind',
  async (language) => {
    const { default: texts } = await import(`@individua/locales/${language}/errors.json`)
    const codes = Object.keys(texts).filter((key) => !key.startsWith('field_'))
    expect(codes.toSorted()).toEqual([...errorCodes, 'network'].toSorted())
  },
)
