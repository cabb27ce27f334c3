import type { DailyAccepted } from '@individua/contract/further-questions'
import type { ContentLanguage } from '@individua/instrument/content-language'
import type { Profile } from '@individua/instrument/profile'
import { archetypeNames } from '@individua/report/compose/archetype-names'

type Range = readonly [number, number]

/** The archetype whose 80 % range became narrower by most; null where none did. */
export function mostSharpened(
  before: Profile,
  after: Profile,
  language: ContentLanguage,
): DailyAccepted['sharpened'] {
  const narrowed = after.archetypes.flatMap(({ name, interval80 }) => {
    const earlier = before.archetypes.find((estimate) => estimate.name === name)?.interval80
    if (!earlier) return []
    return [{ name, earlier, interval80, by: widthOf(earlier) - widthOf(interval80) }]
  })
  const [most] = narrowed.toSorted((one, other) => other.by - one.by)
  if (!most || most.by <= 0) return null
  const { name: key, earlier, interval80 } = most
  return {
    key,
    name: archetypeNames[language][key],
    before: [earlier[0], earlier[1]],
    after: [interval80[0], interval80[1]],
  }
}

const widthOf = ([low, high]: Range) => high - low
