import { languages } from '@individua/instrument/dimensions'
import { archetypesOfMotive } from '@individua/instrument/scoring/derived-families'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { wordShadow } from '../compose/word-figures.ts'
import { writeAdvancedReport } from '../compose/write-advanced-report.ts'
import { textsOf } from '../texts/texts-of.ts'
import { planAdvanced } from './plan-advanced.ts'
import { motiveOf } from './plan-motives.ts'

const people = Array.from({ length: 120 }, (_, index) => {
  const { profile, answers } = drawFullAnswers(index + 1, 'en')
  return { profile, answers, plan: planAdvanced(profile, answers) }
})

function livedBeside({ plan, profile }: (typeof people)[number]) {
  const { archetype } = plan.shadows[0]
  const ofMotive = archetypesOfMotive[motiveOf(archetype)]
  return profile.archetypes
    .filter(({ name, strength }) => ofMotive.includes(name) && strength >= 0.56)
    .map(({ name }) => name)
    .filter((name) => name !== archetype)
}

test('a disowned archetype is alone where another of its motive is raised', () => {
  const disowned = people.filter(({ plan }) => plan.shadows[0].form === 'disowned')
  for (const person of disowned) {
    expect(person.plan.livedRelatives.map(({ name }) => name)).toEqual(livedBeside(person))
  }
  expect(new Set(disowned.map(({ plan }) => plan.livedRelatives.length > 0))).toEqual(
    new Set([true, false]),
  )
})

test('an archetype lived too much is spoken of by its motive', () => {
  const overused = people.filter(({ plan }) => plan.shadows[0].form === 'overused')
  expect(overused.some((person) => livedBeside(person).length > 0)).toBe(true)
  for (const { plan } of overused) expect(plan.livedRelatives).toEqual([])
})

test.each(languages)('growth in %s denies no archetype that is raised', (language) => {
  for (const { profile, answers, plan } of people) {
    if (plan.shadows[0].form === 'overused') continue
    const [area] = writeAdvancedReport(profile, answers, language).therapeutic
    const texts = textsOf[language]
    const lone = texts.loneShadowGrowth(wordShadow(texts, plan.shadows[0]))
    const isAlone = plan.livedRelatives.length > 0
    expect(area?.area === lone.area).toBe(isAlone)
    expect(area?.description.text.endsWith(lone.description)).toBe(isAlone)
  }
})
