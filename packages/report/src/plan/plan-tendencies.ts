import type { Profile } from '@individua/instrument/profile'
import { consistentShadows } from './consistent-shadows.ts'
import { isShort } from './fit-length.ts'
import type { LessonCount } from './lesson-count.ts'
import { type ShadowSubject, shadowSubjectOf } from './plan-subjects.ts'
import { type Paragraph, paragraph } from './planned-text.ts'
import { takeShadow, takeTendency } from './shelf.ts'
import { contradict } from './truth/contradictions.ts'

/** A tendency, with its tip unless the report has taught that twice. */
export function planTendency(shadow: ShadowSubject, taught: LessonCount): Paragraph {
  const tips = taught.keep([takeTendency(shadow, 'tip')], (tip) => tip)
  return paragraph([takeTendency(shadow, 'text'), ...tips], shadow.itemIds)
}

const mostTendencies = 5

/**
 * So many further tendencies as the report lacks to its length, five at most, and none that an answer denies.
 */
export function planFurtherTendencies(
  profile: Profile,
  main: ShadowSubject,
  others: readonly Paragraph[],
  taught: LessonCount,
): Paragraph[] {
  const told = others.flatMap(({ texts }) => texts)
  const further = consistentShadows(profile)
    .map(shadowSubjectOf)
    .filter(({ name }) => name !== main.name)
    .filter(({ name }) => !told.some((text) => contradict(takeShadow(name, 'card'), text)))
  const planned: Paragraph[] = []
  for (const shadow of further.slice(0, mostTendencies)) {
    if (!isShort([...others, ...planned])) break
    planned.push(planTendency(shadow, taught))
  }
  return planned
}
