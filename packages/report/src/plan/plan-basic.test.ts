import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { drawCoreAnswers } from '@individua/testkit/draw-core-answers'
import { expect, test } from 'vitest'
import { planBasic } from './plan-basic.ts'
import { counterpartOf, tensionPairs } from './plan-tension.ts'

const plans = Array.from({ length: 200 }, (_, index) => {
  const answers = drawCoreAnswers(index + 1)
  const profile = scoreAnswers(answers)
  const plan = planBasic(profile, answers)
  const texts = plan.sections.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.texts))
  return { profile, plan, texts }
})

test('a report answers its thread once', () => {
  for (const { plan, texts } of plans) {
    const { kind, key } = plan.thread
    const answers = texts.filter(
      ({ book, key: name }) => book === 'threads' && /answer$/.test(name),
    )
    expect(answers.map((one) => one.key)).toEqual([`${kind}/${key}/answer`])
  }
})

test('where the thread is the leader against its opposite, the tension is theirs', () => {
  const opposed = plans.filter(({ plan }) => plan.thread.kind === 'opposite')
  expect(opposed.length).toBeGreaterThan(0)
  for (const { profile, texts } of opposed) {
    const leader = profile.archetypes[0]?.name ?? 'sage'
    const pair = [leader, counterpartOf(leader)].toSorted()
    const shown = texts
      .filter(({ book }) => book === 'tensions')
      .map(({ key }) => key.split('/')[0])
    for (const [key, members] of Object.entries(tensionPairs)) {
      if (shown.includes(key)) expect([...members].toSorted()).toEqual(pair)
    }
  }
})

test('a face that hides another stands in no report with the answer of being one everywhere', () => {
  const hiding = plans.filter(({ plan }) =>
    plan.cards.personas.some(({ text }) => text.key.endsWith('/different')),
  )
  expect(hiding.length).toBeGreaterThan(0)
  for (const { texts } of hiding) {
    expect(texts.map(({ key }) => key)).not.toContain('c05/disagree')
  }
})
