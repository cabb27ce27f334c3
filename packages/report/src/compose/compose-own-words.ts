import { archetypes, structures } from '@individua/instrument/dimensions'
import { wordsOfBank } from '../plan/asked-words.ts'
import { ownWordsIntro } from '../plan/frames.ts'
import type { AdvancedSources } from '../plan/plan-advanced.ts'
import type { OwnWord } from '../plan/plan-own-words.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import type { OwnWords } from './advanced-report.ts'

/** What the reader wrote, whole, each text with the scales its prompt asks about. What is left out is said. */
export function composeOwnWords(
  texts: ReportTexts,
  written: readonly OwnWord[],
  { askedWords = wordsOfBank, isTextLeftOut = false }: AdvancedSources,
): OwnWords | null {
  if (written.length === 0) return null
  const { frames, language } = texts
  const intro = ownWordsIntro.read(texts)
  return {
    title: frames.titles.ownWords,
    intro: isTextLeftOut ? `${intro} ${frames.ownWords.leftOut}` : intro,
    texts: written.map(({ prompt, code, text }) => ({
      itemId: prompt.id,
      prompt: askedWords(prompt)[language],
      text,
      scales: prompt.dimensions.map((name) => nameOfScale(texts, name)),
      question: frames.ownWords.questions[code],
    })),
  }
}

function nameOfScale({ names }: ReportTexts, scale: string): string {
  const archetype = archetypes.find((one) => one === scale)
  if (archetype) return names.archetypeNames[archetype]
  const structure = structures.find((one) => one === scale)
  return structure ? names.structureNames[structure] : ''
}
