import { archetypes } from '@individua/instrument/dimensions'
import { mostShadows } from './consistent-shadows.ts'
import type { LessonCount } from './lesson-count.ts'
import { openAlike } from './open-alike.ts'
import type { ShadowSubject } from './plan-subjects.ts'
import type { PlannedText } from './planned-text.ts'
import { takeShadow, takeTendency } from './shelf.ts'
import { firstOf } from './take-first.ts'

/** A shadow with its texts in the full profile. */
export interface ShadowPlan extends ShadowSubject {
  description: PlannedText
  tip: PlannedText
}

/** As many as are close to the fourth in strength. */
const standIns = 3

/**
 * The first three consistent shadows and a fourth, each with one of two descriptions and one of two tips: which
 * comes first differs from shadow to shadow and from leader to leader, so that two readers with a shadow in
 * common seldom read the same of it. A description that opens as another does yields to the other one. A text of the report after ten answers yields, and a tip that would
 * teach once more; where both of the fourth would, a shadow close behind stands in. One that yields is told as the
 * tendency as such.
 *
 * @param yielding follow where fewer than four are consistent
 */
export function planShadows(
  consistent: readonly ShadowSubject[],
  yielding: readonly ShadowSubject[],
  leader: ShadowSubject['archetype'],
  isUsed: (text: PlannedText) => boolean,
  taught: LessonCount,
): readonly ShadowPlan[] {
  const told: ShadowPlan[] = []
  const tell = (shadow: ShadowSubject, isYielding = false) => {
    const { descriptions, tips } = textsFor(shadow, leader, isUsed)
    const isNew = (text: PlannedText) => !told.some((one) => openAlike(text, one.description))
    const asSuch = isYielding ? tips.filter(isAsSuch) : []
    const tip = taught.choose(asSuch.length > 0 ? asSuch : tips, (one) => one)
    const text = takeTendency(shadow, 'text')
    const inOrder = isYielding && !isUsed(text) ? [text, ...descriptions] : descriptions
    const description = inOrder.find(isNew) ?? firstOf(inOrder)
    told.push({ ...shadow, description, tip })
  }
  for (const shadow of consistent.slice(0, mostShadows - 1)) tell(shadow)
  const [fourth, ...next] = consistent.slice(mostShadows - 1)
  const others = next.slice(0, standIns).filter(({ name }) => name !== toldWithComplexes)
  const isNew = (shadow: ShadowSubject) =>
    textsFor(shadow, leader, isUsed).tips.some((tip) => !taught.isFull(tip))
  if (fourth) tell([fourth, ...others].find(isNew) ?? fourth)
  for (const shadow of yielding.slice(0, mostShadows - told.length)) tell(shadow, true)
  return told
}

const isAsSuch = ({ book }: PlannedText) => book === 'tendencies'

/** Where it is among the first four, some complexes are not told. */
const toldWithComplexes = 'citizen:disowned'

function textsFor(
  shadow: ShadowSubject,
  leader: ShadowSubject['archetype'],
  isUsed: (text: PlannedText) => boolean,
) {
  const isEven = (archetypes.indexOf(leader) + archetypes.indexOf(shadow.archetype)) % 2 === 0
  const [card, text] = [takeTendency(shadow, 'card'), takeTendency(shadow, 'text')]
  const [own, other] = [takeShadow(shadow.name, 'tip'), takeTendency(shadow, 'tip')]
  const tips = isEven ? [own, other] : [other, own]
  const descriptions = isEven ? [card, text] : [text, card]
  return {
    descriptions: descriptions.filter((one) => !isUsed(one)),
    tips: tips.filter((tip) => !isUsed(tip)),
  }
}
