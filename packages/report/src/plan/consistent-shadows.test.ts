import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { chosenArchetypes } from './chosen-archetypes.ts'
import { consistentShadows, shadowsInFull } from './consistent-shadows.ts'
import { planAdvanced } from './plan-advanced.ts'
import { shadowPartsOf } from './plan-subjects.ts'
import { isBearable, shadowsDeniedByLeaders } from './truth/denied-texts.ts'
import { isDenied } from './truth/deniers.ts'

const people = Array.from({ length: 250 }, (_, index) => {
  const { profile, answers } = drawFullAnswers(index + 1, 'en')
  return { profile, answers, chosen: chosenArchetypes(answers) }
})

const nameOf = ({ name }: { name: string }) => name
const namedOf = ({ archetypes }: Profile) => archetypes.slice(0, 3).map(({ name }) => name)

type Ranked = Profile['shadows'][number]

function isTaken({ name }: Ranked, chosen: readonly Archetype[]): boolean {
  const { form, archetype } = shadowPartsOf(name)
  return form === 'disowned' && chosen.includes(archetype)
}

/** How far even the text on a shadow as such is denied. 0: by no named archetype; 1: the third alone; 2: the second; 3: the leader. */
function denialOf({ name }: Ranked, profile: Profile): number {
  const { form, archetype } = shadowPartsOf(name)
  const isDeniedAsSuch = (by: Archetype) => isDenied(form, archetype, [by]) && !isBearable(name, by)
  return [...namedOf(profile)]
    .toReversed()
    .reduce((worst, by, rank) => (isDeniedAsSuch(by) ? rank + 1 : worst), 0)
}

test('what the reader took in a situation is not pushed away, unless fewer than three are left', () => {
  const reports = people.map(({ profile, chosen }) => {
    const shadows = consistentShadows(profile, chosen)
    const taken = shadows.filter((shadow) => isTaken(shadow, chosen))
    if (taken.length > 0) expect(shadows.length).toBeLessThanOrEqual(3)
    return taken.length
  })
  const without = people.filter(({ profile, chosen }) =>
    consistentShadows(profile)
      .slice(0, 3)
      .some((shadow) => isTaken(shadow, chosen)),
  )
  expect(without.length).toBeGreaterThan(reports.filter((count) => count > 0).length)
})

test('a full profile tells four shadows, and a denied one only as a tendency as such', () => {
  for (const { profile, answers, chosen } of people) {
    const consistent = consistentShadows(profile, chosen)
    const inFull = shadowsInFull(profile, chosen)
    const { shadows, depth } = planAdvanced(profile, answers)
    expect(shadows).toHaveLength(4)
    expect(inFull.slice(0, consistent.length)).toEqual(consistent)
    const yielding = inFull.slice(consistent.length, 4).map(nameOf)
    const told = depth.flatMap(({ paragraphs }) => paragraphs.flatMap(({ texts }) => texts))
    for (const { name, description } of shadows.filter((one) => yielding.includes(one.name))) {
      expect(description.book).toBe('tendencies')
      expect(told.filter(({ key }) => key.includes(name))).toEqual([])
    }
  }
})

test('of those that yield the least denied come first, and none that the leader denies', () => {
  const seen = new Set<number>()
  for (const { profile, chosen } of people) {
    const consistent = consistentShadows(profile, chosen)
    const yielding = shadowsInFull(profile, chosen).slice(consistent.length)
    const denials = yielding.map((shadow) => denialOf(shadow, profile))
    expect(denials).toEqual(denials.toSorted((a, b) => a - b))
    for (const denial of denials) seen.add(denial)
  }
  expect(seen).toContain(0)
  expect(seen).not.toContain(3)
})

test('what the leaders deny is told of people whom another leads, unless fewer than three are left', () => {
  const seen = new Set<boolean>()
  for (const { profile, chosen } of people) {
    const told = consistentShadows(profile, chosen).map(({ name }) => name)
    const [first] = namedOf(profile)
    const isTold = told.includes('outlaw:disowned')
    if (first === 'ruler' && isTold) expect(told.length).toBeLessThanOrEqual(3)
    if (isTold && namedOf(profile).includes('ruler')) seen.add(first === 'ruler')
  }
  expect(shadowsDeniedByLeaders['outlaw:disowned']).toEqual([['ruler']])
  expect(seen).toContain(false)
})

test('play pushed away stands beside a named Innocent only among three or fewer', () => {
  const told = people.filter(({ profile, chosen }) => {
    const names = consistentShadows(profile, chosen).map(({ name }) => name)
    const isTold = names.includes('jester:disowned')
    if (isTold && namedOf(profile).includes('innocent')) {
      expect(names.length).toBeLessThanOrEqual(3)
    }
    return isTold
  })
  expect(told.length).toBeGreaterThan(0)
})
