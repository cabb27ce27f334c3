import type { Profile } from '@individua/instrument/profile'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { drawCoreAnswers } from '@individua/testkit/draw-core-answers'
import { expect, test } from 'vitest'
import { consistentShadows } from './consistent-shadows.ts'
import { isRaised, levelOf } from './plan-levels.ts'
import { leastLivedMotive, motiveOf } from './plan-motives.ts'
import { shadowSubjectOf } from './plan-subjects.ts'
import { shownPersonas } from './shown-personas.ts'
import { deniersOf, deniersOfInnerOther, isDenied } from './truth/deniers.ts'

const profiles = Array.from({ length: 300 }, (_, index) => scoreAnswers(drawCoreAnswers(index + 1)))

const namedOf = ({ archetypes }: Profile) => archetypes.slice(0, 3).map(({ name }) => name)
const isHigh = ({ archetypes }: Profile, name: string) =>
  archetypes.some((one) => one.name === name && isRaised(levelOf(one.strength)))
const adapts = ({ structures: { persona } }: Profile) =>
  Boolean(persona && isRaised(levelOf(persona.strength)))

test('everyone has two shadows at least, and no named archetype denies one', () => {
  for (const profile of profiles) {
    const shadows = consistentShadows(profile).map(shadowSubjectOf)
    expect(shadows.length).toBeGreaterThanOrEqual(2)
    const denied = shadows.filter(({ form, archetype }) =>
      isDenied(form, archetype, namedOf(profile)),
    )
    expect(denied).toEqual([])
  }
})

test('some shadows that stood highest are passed over for those that lead', () => {
  const passedOver = profiles.filter(({ shadows, ...profile }) => {
    const { form, archetype } = shadowSubjectOf(shadows[0] ?? never())
    return isDenied(form, archetype, namedOf({ shadows, ...profile }))
  })
  expect(passedOver.length).toBeGreaterThan(0)
})

test('who adapts shows a named or raised archetype more or another one; who does not shows what is there', () => {
  const kinds = new Set<string>()
  for (const profile of profiles) {
    for (const { estimate, part } of shownPersonas(profile)) {
      const isThere = namedOf(profile).includes(estimate.name) || isHigh(profile, estimate.name)
      expect(part).toBe(adapts(profile) ? (isThere ? 'shownMore' : 'different') : 'same')
      kinds.add(part)
    }
  }
  expect([...kinds].toSorted()).toEqual(['different', 'same', 'shownMore'])
})

test('a persona that denies too many others yields to three that do not deny one another', () => {
  const order = ['citizen', 'ruler', 'explorer', 'innocent', 'outlaw']
  const profile = profiles.find((one) => !adapts(one)) ?? never()
  const reordered = <Named extends { name: string }>(family: readonly Named[]) =>
    order
      .flatMap((name) => family.filter((one) => one.name === name))
      .concat(family.filter(({ name }) => !order.includes(name)))
  const raised = reordered(profile.archetypes).map((one, rank) => {
    return { ...one, strength: rank < order.length ? 0.9 - rank / 20 : 0.1 }
  })
  const shown = shownPersonas({
    ...profile,
    archetypes: raised,
    personas: reordered(profile.personas),
  })
  expect(shown.map(({ estimate }) => estimate.name)).toEqual(['ruler', 'explorer', 'innocent'])
})

test('the same everywhere is what lies under one half only where fewer than three others are left', () => {
  const under = ({ archetypes }: Profile, name: string) =>
    archetypes.some((one) => one.name === name && one.strength < 0.5)
  let shown = 0
  for (const profile of profiles.filter((one) => !adapts(one))) {
    const names = shownPersonas(profile).map(({ estimate }) => estimate.name)
    const first = names.findIndex((name) => under(profile, name))
    if (first < 0) continue
    shown += 1
    expect(names.slice(first).filter((name) => !under(profile, name))).toEqual([])
  }
  expect(shown).toBeGreaterThan(0)
})

test('the motive with least room is none of the named', () => {
  for (const profile of profiles) {
    const motive = leastLivedMotive(profile).name
    expect(namedOf(profile).map(motiveOf)).not.toContain(motive)
  }
})

test('the first denies no motive with least room, but where no other is left', () => {
  let passedOver = 0
  for (const profile of profiles) {
    const named = namedOf(profile)
    const left = profile.motives.filter(({ name }) => !named.map(motiveOf).includes(name))
    const isDeniedByFirst = ({ name }: (typeof left)[number]) =>
      (deniersOfInnerOther[name] ?? []).some((one) => one === named[0])
    const { name } = leastLivedMotive(profile)
    if (left.some(isDeniedByFirst) && !left.every(isDeniedByFirst)) {
      expect(left.filter(isDeniedByFirst).map((one) => one.name)).not.toContain(name)
      passedOver += Number(left.at(-1)?.name !== name)
    }
  }
  expect(passedOver).toBeGreaterThan(0)
})

test('no archetype denies its own shadow', () => {
  for (const table of Object.values(deniersOf)) {
    for (const [name, deniers] of Object.entries(table)) expect(deniers).not.toContain(name)
  }
})

function never(): never {
  throw new Error('the sample has none')
}
