import { languages } from '@individua/instrument/dimensions'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { drawCoreAnswers } from '@individua/testkit/draw-core-answers'
import { expect, test } from 'vitest'
import { portraitOpening } from './portrait-opening.ts'
import { writeBasicReport } from './write-basic-report.ts'

const people = Array.from({ length: 300 }, (_, index) => drawCoreAnswers(index + 1)).map(
  (answers) => ({ answers, profile: scoreAnswers(answers) }),
)

test.each(languages)(
  'an opening in %s is whole sentences that the report begins with',
  (language) => {
    const openings = people.map(({ answers, profile }) => {
      const opening = portraitOpening(profile, language)
      const [portrait] = writeBasicReport(profile, answers, language).portrait.paragraphs
      expect(portrait?.text.startsWith(`${opening} `)).toBe(true)
      expect(opening).toMatch(/[.!?…][“”]?$/)
      expect(opening.length).toBeGreaterThan(45)
      expect(opening.length).toBeLessThan(300)
      return opening
    })
    expect(new Set(openings).size).toBeGreaterThan(20)
  },
)
