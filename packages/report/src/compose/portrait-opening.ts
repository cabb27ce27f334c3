import type { Language } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { planPortrait } from '../plan/plan-portrait.ts'
import { planThread } from '../plan/plan-thread.ts'
import { firstOf } from '../plan/take-first.ts'
import { textsOf } from '../texts/texts-of.ts'
import { joinSentences } from '../texts/wording.ts'

/** In characters: a shorter sentence says too little without the next. */
const leastLength = 60

/**
 * How the portrait of a basic report begins: its first sentence, and the second where the first is
 * short. The text is that of the report, so it is true of the person under the same condition.
 * @param profile of the core form
 */
export function portraitOpening(profile: Profile, language: Language): string {
  const { paragraphs } = planPortrait(profile, planThread(profile))
  const [told] = firstOf(paragraphs).texts
  if (!told) throw new RangeError('a first report always tells a portrait')
  const [first = '', second = ''] = sentencesOf(told.read(textsOf[language]), language)
  return first.length < leastLength ? joinSentences(first, second) : first
}

function sentencesOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim())
}
