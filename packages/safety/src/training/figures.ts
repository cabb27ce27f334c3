import type { HarmLanguage } from '../classifier/harm-features.ts'
import { harmPhrasesIn } from '../harm-phrases.ts'
import { isDirectSelfHarm } from '../phrases/direct-self-harm.ts'
import { type Judged, shares, thresholdFor } from './train-classifiers.ts'

/** Wrong decisions on batches of cases that the model had not seen. */
export interface Figure {
  task: string
  language: string
  group: string
  cases: number
  wrong: number
  percent: number
}

export function figuresOf(harm: readonly Judged[], selfHarm: readonly Judged[]): Figure[] {
  const mostHarm = thresholdFor(harm, shares.harm)
  const mostSelfHarm = thresholdFor(selfHarm, shares.selfHarm)
  const mostDoubt = thresholdFor(selfHarm, shares.doubt)
  const isRefused = (one: Judged) =>
    one.score > mostHarm ||
    harmPhrasesIn(one.case.text, one.case.language as HarmLanguage).length > 0
  const subjectOf = (one: Judged) => {
    if (isDirectSelfHarm(one.case.text)) return 'self'
    const found = one.parts.filter(({ score }) => score > mostSelfHarm)
    if (found.length === 0) return 'none'
    return found.some(({ otherScore }) => otherScore <= 0) ? 'self' : 'other'
  }
  return [
    ...figures('harm', harm, (one) => isRefused(one) !== one.case.isYes),
    ...figures('self-harm', selfHarm, (one) =>
      one.case.group === 'other' ? subjectOf(one) === 'none' : subjectOf(one) !== one.case.group,
    ),
    ...figures(
      'taken for the other subject',
      selfHarm.filter((one) => one.case.isYes && subjectOf(one) !== 'none'),
      (one) => subjectOf(one) !== one.case.group,
    ),
    ...figures('doubtful', selfHarm, (one) => one.score > mostDoubt !== one.case.isYes),
  ]
}

function figures(
  task: string,
  judged: readonly Judged[],
  isWrong: (one: Judged) => boolean,
): Figure[] {
  const groups = Map.groupBy(judged, ({ case: one }) => `${one.language} ${one.group}`)
  return [...groups].map(([name, cases]) => {
    const [language = '', group = ''] = name.split(' ')
    const wrong = cases.filter(isWrong).length
    const percent = Number(((100 * wrong) / cases.length).toFixed(1))
    return { task, language, group, cases: cases.length, wrong, percent }
  })
}
