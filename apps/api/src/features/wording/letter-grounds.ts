import type { ContentLanguage } from '@individua/instrument/content-language'
import type { Archetype } from '@individua/instrument/dimensions'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { AdvancedReport } from '@individua/report/compose/advanced-report'
import type { Claim } from '@individua/report/compose/report'
import { archetypesNamedIn } from '@individua/report/conversation/archetypes-named'
import { withoutContactDetails } from '../../lib/without-contact-details.ts'

/** What a sentence of a letter may rest on: a claim of the profile, a choice or the reader's own words. */
export interface Ground {
  /** `c1` a claim, `o1` a chosen option, `w1` own words. */
  id: string
  kind: 'claim' | 'choice' | 'ownWords'
  about: string
  text: string
  itemIds: readonly string[]
  names: readonly Archetype[]
}

/** An answer as its reader reads it. */
export interface ShownAnswer {
  itemId: string
  questionText: string
  answer: string
}

type Untitled = Pick<Ground, 'kind' | 'about' | 'text' | 'itemIds'>

/** Of the cards of a kind: those in front. */
const mostCards = 3
/** The prompt has room for a page of each. */
const longestOwnWords = 1_500

/** Everything that a letter may be made of, in reading order. */
export function letterGrounds(
  report: AdvancedReport,
  answers: readonly ShownAnswer[],
  language: ContentLanguage,
): readonly Ground[] {
  const withIds = (letter: string, grounds: readonly Untitled[]) =>
    grounds.map((ground, index) => ({
      ...ground,
      id: `${letter}${index + 1}`,
      names: archetypesNamedIn(`${ground.about}. ${ground.text}`, language),
    }))
  return [
    ...withIds('c', claimsOf(report)),
    ...withIds('o', choicesOf(answers)),
    ...withIds('w', ownWordsOf(report)),
  ]
}

/** Parts that speak about the measuring, or to another reader. */
const leftOut = new Set(['moved', 'certainty', 'forTheOther'])

function claimsOf(report: AdvancedReport): Untitled[] {
  const claim =
    (about: string) =>
    ({ text, itemIds }: Claim): Untitled => ({ kind: 'claim', about, text, itemIds })
  const { portrait, overview, jungianAssessment, anima } = report
  const sections = [...overview.sections, ...jungianAssessment].filter(
    ({ key }) => !leftOut.has(key),
  )
  return [
    ...portrait.paragraphs.map(claim(portrait.title)),
    ...sections.flatMap(({ title, paragraphs }) => paragraphs.map(claim(title))),
    ...report.archetypes
      .slice(0, mostCards)
      .map(({ name, description }) => claim(name)(description)),
    ...report.personas.slice(0, 1).map(({ name, description }) => claim(name)(description)),
    ...report.shadows
      .slice(0, 1)
      .flatMap(({ aspect, description, integrationTip }) =>
        [description, integrationTip].map(claim(aspect)),
      ),
    claim(anima.type)(anima.developmentArea),
    ...report.therapeutic.slice(0, 1).map(({ area, description }) => claim(area)(description)),
  ]
}

function choicesOf(answers: readonly ShownAnswer[]): Untitled[] {
  return answers
    .filter(({ itemId }) => itemsById.get(itemId)?.kind === 'choice')
    .map(({ itemId, questionText, answer }) => ({
      kind: 'choice',
      about: questionText,
      text: answer,
      itemIds: [itemId],
    }))
}

/** As the report shows them: what may not be shown is left out there. */
function ownWordsOf({ ownWords }: AdvancedReport): Untitled[] {
  return (ownWords?.texts ?? []).map(({ itemId, prompt, text }) => ({
    kind: 'ownWords',
    about: prompt,
    text: withoutContactDetails(text).slice(0, longestOwnWords),
    itemIds: [itemId],
  }))
}
