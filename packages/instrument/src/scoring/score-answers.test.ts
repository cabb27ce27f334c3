import { describe, expect, test } from 'vitest'
import { coreItems, instrumentVersion } from '../items/core.ts'
import { choiceItems } from '../items/scenarios.ts'
import type { Profile } from '../profile.ts'
import { AnswerError, type LikertAnswer } from './answers.ts'
import { createRandom } from './random.ts'
import { scoreAnswers, scoreLikertAnswers } from './score-answers.ts'

const usual = [4, 3, 2, 5, 2, 5, 2, 2, 4, 3]

function coreAnswers(values: readonly number[], milliseconds?: number): LikertAnswer[] {
  return coreItems.map(({ id }, index) => ({
    kind: 'likert',
    itemId: id,
    value: values[index]!,
    ...(milliseconds === undefined ? {} : { milliseconds }),
  }))
}

function errorOf(run: () => unknown): AnswerError {
  try {
    run()
  } catch (error) {
    if (error instanceof AnswerError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

function randomValues(random: () => number): number[] {
  return coreItems.map(() => 1 + Math.floor(random() * 5))
}

describe('scoreAnswers', () => {
  test('returns families strongest first and the instrument version', () => {
    const profile = scoreAnswers(coreAnswers(usual))
    expect(profile.instrumentVersion).toBe(instrumentVersion)
    expect(profile.archetypes[0]!.name).toBe('explorer')
    expect(profile.archetypes).toHaveLength(12)
    expect(profile.personas).toHaveLength(12)
    expect(profile.shadows).toHaveLength(24)
    expect(profile.motives).toHaveLength(4)
  })

  test('equal answers give identical bytes, in whatever order they arrive', () => {
    const answers = coreAnswers(usual)
    const again = JSON.stringify(scoreAnswers(answers))
    expect(JSON.stringify(scoreAnswers(coreAnswers(usual)))).toBe(again)
    const { quality: _, ...shuffled } = scoreAnswers(answers.toReversed())
    const { quality: __, ...original } = scoreAnswers(answers)
    expect(JSON.stringify(shuffled)).toBe(JSON.stringify(original))
  })

  test('answer weights, built when read, are in every copy and in JSON', () => {
    const profile = scoreAnswers(coreAnswers(usual))
    const json = JSON.stringify(profile)
    const leader = profile.archetypes[0]!
    expect(leader.answers).toHaveLength(10)
    expect({ ...leader }.answers).toEqual(leader.answers)
    expect(structuredClone(profile)).toEqual(JSON.parse(json))
    expect(JSON.parse(json).archetypes[0].answers).toEqual(leader.answers)
  })

  test('self and the inner other are absent after ten answers', () => {
    const random = createRandom(3)
    for (let person = 0; person < 100; person++) {
      const profile = scoreAnswers(coreAnswers(randomValues(random)))
      expect(Object.keys(profile.structures)).toEqual(['shadowPressure', 'persona'])
    }
  })

  test('probabilities, strengths and intervals hold together for any answers', () => {
    const random = createRandom(4)
    for (let person = 0; person < 100; person++) {
      const profile = scoreAnswers(coreAnswers(randomValues(random)))
      for (const family of [profile.archetypes, profile.personas, profile.shadows]) {
        const leading = family.reduce((sum, member) => sum + member.probabilityLeading, 0)
        const topThree = family.reduce((sum, member) => sum + member.probabilityTopThree, 0)
        expect(leading).toBeCloseTo(1, 9)
        expect(topThree).toBeCloseTo(3, 9)
        for (const member of family) {
          expect(member.interval80[0]).toBeLessThan(member.strength)
          expect(member.interval80[1]).toBeGreaterThan(member.strength)
          const parts = member.answers.reduce((sum, { weight }) => sum + weight, 0)
          expect(parts).toBeCloseTo(member.mean, 8)
        }
      }
    }
  })

  test('refuses what it cannot score and names the item', () => {
    const answers = coreAnswers(usual)
    const first = answers[0]!
    const refused = (changed: LikertAnswer[]) => errorOf(() => scoreAnswers(changed))
    expect(refused(answers.slice(1))).toMatchObject({ code: 'missing', itemId: first.itemId })
    expect(refused([...answers, first])).toMatchObject({ code: 'duplicate', itemId: first.itemId })
    for (const value of [0, 6, 2.5, Number.NaN]) {
      const changed = [{ ...first, value }, ...answers.slice(1)]
      expect(refused(changed)).toMatchObject({ code: 'outOfRange', itemId: first.itemId })
    }
    const stranger = { ...first, itemId: 'stranger' }
    expect(refused([...answers, stranger])).toMatchObject({ code: 'unknown', itemId: 'stranger' })
    const wrongTime = [{ ...first, milliseconds: -1 }, ...answers.slice(1)]
    expect(refused(wrongTime).code).toBe('outOfRange')
    expect(errorOf(() => scoreLikertAnswers([])).code).toBe('missing')
  })

  test('a second choice that was not shown, or is the first again, is refused', () => {
    const [item] = choiceItems
    const [first, second, third, hidden] = item!.options.map(({ id }) => id)
    const shownOptionIds = [first!, second!, third!]
    const answered = (secondOptionId?: string) => {
      const given = { kind: 'choice', itemId: item!.id, optionId: first!, shownOptionIds } as const
      const choice = secondOptionId === undefined ? given : { ...given, secondOptionId }
      return scoreAnswers([...coreAnswers(usual), choice], { form: 'full' })
    }
    expect(errorOf(() => answered(hidden)).code).toBe('outOfRange')
    expect(errorOf(() => answered(first)).code).toBe('duplicate')
    const meanOfSecond = ({ archetypes }: Profile) =>
      archetypes.find(({ name }) => item!.options[1]!.key[name])!.mean
    expect(meanOfSecond(answered(second))).toBeGreaterThan(meanOfSecond(answered()))
  })

  test('an answer of another kind than its item is refused', () => {
    const [first, ...rest] = coreAnswers(usual)
    const { itemId } = first!
    const choice = { kind: 'choice', itemId, optionId: 'a', shownOptionIds: ['a', 'b'] } as const
    expect(errorOf(() => scoreAnswers([choice, ...rest])).code).toBe('wrongKind')
  })
})

describe('response quality', () => {
  test('ten equal answers are straight-lining and make every word more careful', () => {
    const profile = scoreAnswers(coreAnswers([3, 3, 3, 3, 3, 3, 3, 3, 3, 3]))
    expect(profile.quality.flags).toContain('straightLining')
    expect(profile.archetypes.every(({ certainty }) => certainty === 'tooClose')).toBe(true)
  })

  test('agreement with everything is noted as a style', () => {
    const { quality } = scoreAnswers(coreAnswers([5, 5, 5, 5, 5, 5, 5, 5, 5, 5]))
    expect(quality.flags).toContain('responseStyle')
    expect(quality.extremeShare).toBe(1)
  })

  test('speed is judged only where it was measured', () => {
    expect(scoreAnswers(coreAnswers(usual)).quality.medianMilliseconds).toBeNull()
    expect(scoreAnswers(coreAnswers(usual, 800)).quality.flags).toContain('tooFast')
    expect(scoreAnswers(coreAnswers(usual, 4000)).quality.flags).not.toContain('tooFast')
  })

  test('the figures of the specification', () => {
    const { quality } = scoreAnswers(coreAnswers(usual))
    expect(quality.longstring).toBe(2)
    expect(quality.variability).toBeCloseTo(1.1662, 4)
    expect(quality.midpointShare).toBe(0.2)
    expect(quality.flags).toEqual([])
  })
})
