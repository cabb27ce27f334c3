import type { Language } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { lastOf } from '../plan/take-first.ts'
import { leadOf } from '../texts/lead-of.ts'
import { textsOf } from '../texts/texts-of.ts'

/** How a person's text on the inner other begins. */
export interface InnerOtherTaste {
  heading: string
  /** A name for the less-lived side; never a gender. */
  type: string
  lead: string
}

const sentencesShown = 2

/**
 * What the full report would begin to say of the inner other, as far as this profile knows: the side
 * with the weakest motive.
 * @throws RangeError when the profile has no motives
 */
export function innerOtherTaste(profile: Profile, language: Language): InnerOtherTaste {
  const { books, names } = textsOf[language]
  const { type, portrait } = books.innerOther[lastOf(profile.motives).name]
  const [lead] = leadOf(portrait, sentencesShown, language)
  return { heading: names.innerOtherHeading, type, lead }
}
