import { languages } from '@individua/instrument/dimensions'
import { expect, test } from 'vitest'
import { answerAsSamplePerson } from '../sample/sample-person.ts'
import { innerOtherTaste } from './inner-other-taste.ts'
import { writeAdvancedReport } from './write-advanced-report.ts'

test.each(languages)(
  'in %s the taste is the beginning of the text in the report, and not all of it',
  (language) => {
    const { profile, answersIn } = answerAsSamplePerson()
    const { anima } = writeAdvancedReport(profile, answersIn(language), language)
    const { heading, type, lead } = innerOtherTaste(profile, language)
    expect({ heading, type }).toEqual({ heading: anima.heading, type: anima.type })
    expect(anima.description.text.startsWith(`${lead} `)).toBe(true)
  },
)
