import type { ContentLanguage } from '@individua/instrument/content-language'
import type { Profile } from '@individua/instrument/profile'
import type { Answer, GivenAnswer } from '@individua/instrument/scoring/answers'
import type { ParameterSet } from '@individua/instrument/scoring/parameter-set'
import type { AdvancedReport } from '@individua/report/compose/advanced-report'
import type { BasicReport } from '@individua/report/compose/report'
import { writeAdvancedReport } from '@individua/report/compose/write-advanced-report'
import { isDoubtful } from '@individua/safety/speaks-of-self-harm'
import type { StoredAdvancedReport } from '../../db/schema/reports.ts'
import type { AnsweredForm } from '../advanced-assessment/answered-form.service.ts'
import { askedWordsOf } from './asked-words.ts'
import { dashboardReport } from './dashboard-report.ts'

export const builtInEngine = 'built-in'

/** A report in one language, and who worded it. */
export interface WrittenReport {
  engine: string
  body: BasicReport
  advancedBody: StoredAdvancedReport
}

interface QuotedForm extends Pick<AnsweredForm, 'questions' | 'isTextWithheld'> {
  occasions: readonly {
    closed: readonly (Answer | GivenAnswer)[]
    open: readonly { itemId: string; text: string }[]
  }[]
}

/** The full report by the built-in writer, in any language. It quotes questions in the words in which they were asked. */
export function composeReport(
  profile: Profile,
  form: QuotedForm,
  language: ContentLanguage,
  parameters?: ParameterSet,
): AdvancedReport {
  return writeAdvancedReport(profile, givenAnswers(form), language, {
    askedWords: askedWordsOf(form.questions),
    isTextLeftOut: form.isTextWithheld || form.occasions.some(hasDoubtfulText),
    ...(parameters && { parameters }),
  })
}

/** The dashboard's report follows from the full one. */
export function toWords(report: StoredAdvancedReport): WrittenReport {
  return { engine: builtInEngine, advancedBody: report, body: dashboardReport(report) }
}

const hasDoubtfulText = ({ open }: QuotedForm['occasions'][number]) =>
  open.some(({ text }) => isDoubtful(text))

/** The newest answer to each item. Open ones only serve as quotations, and a doubtful one is never quoted. */
function givenAnswers({ occasions }: QuotedForm): GivenAnswer[] {
  const given = occasions.flatMap(({ closed, open }): GivenAnswer[] => [
    ...closed.flatMap((answer) => (answer.kind === 'open' ? [] : [answer])),
    ...open
      .filter(({ text }) => !isDoubtful(text))
      .map(({ itemId, text }) => ({ kind: 'open' as const, itemId, text })),
  ])
  // Of an item that was answered again, the newest answer.
  return [...new Map(given.map((answer) => [answer.itemId, answer])).values()]
}
