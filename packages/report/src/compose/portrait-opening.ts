import type { Language } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { planPortrait } from '../plan/plan-portrait.ts'
import { planThread } from '../plan/plan-thread.ts'
import { firstOf } from '../plan/take-first.ts'
import { leadOf } from '../texts/lead-of.ts'
import { textsOf } from '../texts/texts-of.ts'

/** In characters: a shorter sentence says too little without the next. */
const leastLength = 60

/**
 * How the portrait of a basic report begins: its first sentence, and the second where the first is
 * short. The text is that of the report, so it is true of the person under the same condition.
 * @param profile of the core form
 */
export function portraitOpening(profile: Profile, language: Language): string {
  const { paragraphs } = planPortrait(profile, planThread(profile))
  const [portrait] = firstOf(paragraphs).texts
  if (!portrait) throw new RangeError('a first report always begins with a portrait')
  const text = portrait.read(textsOf[language])
  const [first] = leadOf(text, 1, language)
  return first.length < leastLength ? leadOf(text, 2, language)[0] : first
}
