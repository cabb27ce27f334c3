import { archetypes } from '@individua/instrument/dimensions'
import type { LessonCount } from './lesson-count.ts'
import type { ShadowSubject } from './plan-subjects.ts'
import type { PlannedText } from './planned-text.ts'
import { takeShadow, takeTendency } from './shelf.ts'

/** A shadow with its texts in the full profile. */
export interface ShadowPlan extends ShadowSubject {
  description: PlannedText
  tip: PlannedText
}

const mostShadows = 4
/** As many as are close to the fourth in strength. */
const standIns = 3

/**
 * The first three consistent shadows and a fourth, each with one of two descriptions and one of two tips: which
 * comes first differs from shadow to shadow and from leader to leader, so that two readers with a shadow in
 * common seldom read the same of it. A text of the report after ten answers yields, and a tip that would
 * teach once more; where both of the fourth would, a shadow close behind stands in.
 */
export function planShadows(
  consistent: readonly ShadowSubject[],
  leader: ShadowSubject['archetype'],
  isUsed: (text: PlannedText) => boolean,
  taught: LessonCount,
): readonly ShadowPlan[] {
  const plan = (shadow: ShadowSubject): ShadowPlan => {
    const { description, tips } = textsFor(shadow, leader, isUsed)
    return { ...shadow, description, tip: taught.choose(tips, (tip) => tip) }
  }
  const first = consistent.slice(0, mostShadows - 1).map(plan)
  const [fourth, ...next] = consistent.slice(mostShadows - 1)
  const others = next.slice(0, standIns).filter(({ name }) => name !== toldWithComplexes)
  const isNew = (shadow: ShadowSubject) =>
    textsFor(shadow, leader, isUsed).tips.some((tip) => !taught.isFull(tip))
  const last = fourth && ([fourth, ...others].find(isNew) ?? fourth)
  return [...first, ...(last ? [plan(last)] : [])]
}

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
  return {
    description: isEven || isUsed(text) ? card : text,
    tips: tips.filter((tip) => !isUsed(tip)),
  }
}
