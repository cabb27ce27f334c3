import type { Language } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { innerOtherPictureOf } from '../plan/plan-inner-other.ts'
import { takeInnerOther } from '../plan/shelf.ts'
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
  const picture = innerOtherPictureOf(profile)
  const portrait = takeInnerOther(picture, 'portrait').read(textsOf[language])
  return {
    heading: names.innerOtherHeading,
    type: books.innerOther[picture.motive].type,
    lead: leadIn(portrait, language),
  }
}

/** By text: a dozen of them, and to find where sentences end takes longer than the rest of a profile. */
const leads = new Map<string, string>()

function leadIn(portrait: string, language: Language): string {
  const known = leads.get(portrait)
  if (known !== undefined) return known
  const [lead] = leadOf(portrait, sentencesShown, language)
  leads.set(portrait, lead)
  return lead
}
