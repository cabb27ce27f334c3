import { expect, test } from 'vitest'
import { chooseWeeklyStep } from './choose-weekly-step.ts'

const steps = ['sage', 'lover', 'jester'] as const

test('the first week has the first step, and an untried one makes room after its week', () => {
  expect([0, 1, 2, 3].map((week) => chooseWeeklyStep(steps, [], week))).toEqual([
    'sage',
    'lover',
    'jester',
    'sage',
  ])
})

test('a step that was tried stays to the end of its week and then waits for the others', () => {
  const tried = [{ week: 4, archetype: 'lover' }]
  expect(chooseWeeklyStep(steps, tried, 4)).toBe('lover')
  expect([5, 6, 7].map((week) => chooseWeeklyStep(steps, tried, week))).toEqual([
    'sage',
    'jester',
    'sage',
  ])
})

test('once all were tried, the one tried longest ago comes again', () => {
  const tried = steps.map((archetype, week) => ({ archetype, week }))
  expect(chooseWeeklyStep(steps, tried, 3)).toBe('sage')
})
