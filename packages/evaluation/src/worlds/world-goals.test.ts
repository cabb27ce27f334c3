import { expect, test } from 'vitest'
import { isMet } from '../goals.ts'
import { ForeignTally } from './foreign-tally.ts'
import { calibrationGoals } from './world-goals.ts'

/** Figures of people for whom ten and thirty answers give these correlations. */
function figures(ten: number, thirty: number, leader = 0.53) {
  const none = { ...new ForeignTally().figures(), leader, inThree: 0.83 }
  return { parameters: '', byCount: { 10: { ...none, r: ten }, 30: { ...none, r: thirty } } }
}

const missed = (...args: Parameters<typeof calibrationGoals>) =>
  calibrationGoals(...args)
    .filter((goal) => !isMet(goal))
    .map(({ name }) => name)

test('calibration on 300 forms is to gain .021 after thirty answers and .032 after ten', () => {
  expect(missed(300, [figures(0.46, 0.7), figures(0.493, 0.722)])).toEqual([])
  expect(missed(300, [figures(0.46, 0.7), figures(0.49, 0.72)])).toEqual([
    'five clusters, calibrated on 300: ten, gain in r',
    'five clusters, calibrated on 300: thirty, gain in r',
  ])
})

test('on a thousand it is to gain more, and to know people well', () => {
  expect(missed(1000, [figures(0.46, 0.7), figures(0.52, 0.741)])).toEqual([])
  expect(missed(1000, [figures(0.46, 0.67), figures(0.52, 0.715, 0.5)])).toEqual([
    'five clusters, calibrated on 1000: thirty, r of the archetypes',
    'five clusters, calibrated on 1000: thirty, leader named',
  ])
})
