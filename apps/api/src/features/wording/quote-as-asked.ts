import type { Language } from '@individua/contract/languages'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { AdvancedReport } from '@individua/report/compose/advanced-report'
import type { Wording } from '../../db/schema/asked-questions.ts'
import { mapClaims } from './report-claims.ts'

interface AskedQuestion {
  itemId: string
  shownOptionIds: readonly string[] | null
  wording: Wording | null
}

/** The report with its quotations of questions and options in the words that were on screen. */
export function quoteAsAsked(
  report: AdvancedReport,
  questions: readonly AskedQuestion[],
  language: Language,
): AdvancedReport {
  const asked = new Map(questions.flatMap((question) => wordsAsked(question, language)))
  if (asked.size === 0) return report
  return mapClaims(report, (claim) => ({
    ...claim,
    text: claim.text.replace(
      /([“„])([^“”„]+)([”“])/gu,
      (_, opening: string, quoted: string, closing: string) =>
        opening + (asked.get(quoted) ?? quoted) + closing,
    ),
  }))
}

/** Own words and worded ones, as they are quoted. */
function wordsAsked(question: AskedQuestion, language: Language): [string, string][] {
  const { itemId, shownOptionIds, wording } = question
  const item = itemsById.get(itemId)
  if (!item || wording?.language !== language) return []
  const words: [string, string][] = [[item.text[language], wording.text]]
  for (const [place, text] of (wording.options ?? []).entries()) {
    const id = shownOptionIds?.[place]
    const option = item.kind === 'choice' ? item.options.find((one) => one.id === id) : undefined
    if (option) words.push([option.text[language], text])
  }
  return words.map(([own, worded]) => [withoutStop(own), withoutStop(worded)])
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '')
}
