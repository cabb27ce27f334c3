import { describe, expect, test } from 'vitest'
import { archetypes } from '../dimensions.ts'
import { coreItems, instrumentVersion } from '../items/core.ts'
import { openPrompts } from '../items/prompts.ts'
import { choiceItems } from '../items/scenarios.ts'
import type { Profile } from '../profile.ts'
import { collectEvidence } from './answer-evidence.ts'
import { AnswerError, type ChoiceAnswer, type LikertAnswer, type OpenAnswer } from './answers.ts'
import { archetypeFamily } from './derived-families.ts'
import { estimatePosterior } from './estimator.ts'
import { createRandom } from './random.ts'
import { rankProbabilities } from './rank-probabilities.ts'
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

/** A caller without types sends what it likes. */
function asSent<Sent>(value: object): Sent {
  return JSON.parse(JSON.stringify(value))
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
  test('returns families and the instrument version', () => {
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

  test('names those likeliest to be among the first three, and orders the rest by strength', () => {
    const random = createRandom(5)
    let outranked = 0
    for (let person = 0; person < 100; person++) {
      const profile = scoreAnswers(coreAnswers(randomValues(random)))
      for (const family of [profile.archetypes, profile.personas, profile.shadows]) {
        const [named, rest] = [family.slice(0, 3), family.slice(3)]
        const least = Math.min(...named.map(({ probabilityTopThree }) => probabilityTopThree))
        const most = Math.max(...rest.map(({ probabilityTopThree }) => probabilityTopThree))
        expect(least).toBeGreaterThanOrEqual(most)
        const chances = named.map(({ probabilityLeading }) => probabilityLeading)
        expect(chances).toEqual(chances.toSorted((one, other) => other - one))
        const strengths = rest.map(({ strength }) => strength)
        expect(strengths).toEqual(strengths.toSorted((one, other) => other - one))
        if (Math.max(...strengths) > Math.min(...named.map(({ strength }) => strength))) outranked++
      }
      expect(profile.leader.probability).toBe(profile.archetypes[0]!.probabilityLeading)
    }
    expect(outranked).toBeGreaterThan(0)
  })

  test('words after ten answers come from the widened covariance and are never clear', () => {
    const [first, ...rest] = coreAnswers([1, 5, 1, 5, 1, 5, 1, 5, 1, 5])
    const profile = scoreAnswers([first!, ...rest])
    const { evidence } = collectEvidence([first!, ...rest])
    const posterior = estimatePosterior(evidence)
    const [narrow] = rankProbabilities(posterior, [archetypeFamily])
    const [wide] = rankProbabilities(posterior, [archetypeFamily], 1.5)
    const ofArchetypes = archetypes.map(
      (name) => profile.archetypes.find((one) => one.name === name)!.probabilityTopThree,
    )
    expect(ofArchetypes).toEqual(wide!.topThree)
    expect(Math.max(...wide!.topThree)).toBeLessThan(Math.max(...narrow!.topThree))
    const words = [...profile.archetypes, ...profile.personas, ...profile.shadows]
    expect(words.map(({ certainty }) => certainty)).not.toContain('clear')
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

  test.each([
    ['no answer at all', null, 'wrongKind'],
    ['a text instead of an answer', 'three', 'wrongKind'],
    ['an answer without an item', { kind: 'likert', value: 3 }, 'unknown'],
  ])('%s among the answers is refused', (_, answer, code) => {
    const answers = asSent<LikertAnswer[]>([...coreAnswers(usual), answer])
    expect(errorOf(() => scoreAnswers(answers, { form: 'full' })).code).toBe(code)
  })

  test('anything but a list of answers is refused', () => {
    const answers = asSent<LikertAnswer[]>({ 0: coreAnswers(usual)[0] })
    expect(errorOf(() => scoreAnswers(answers)).code).toBe('wrongKind')
  })

  test('a situation with fewer than three options, or without any, is refused', () => {
    const [item] = choiceItems
    const ids = item!.options.map(({ id }) => id)
    const answered = (shownOptionIds: readonly string[] | undefined | string) => () => {
      const choice = { kind: 'choice', itemId: item!.id, optionId: ids[0]!, shownOptionIds }
      return scoreAnswers([...coreAnswers(usual), asSent<ChoiceAnswer>(choice)], { form: 'full' })
    }
    expect(answered(ids.slice(0, 3))).not.toThrow()
    for (const shown of [ids.slice(0, 2), undefined, ids.join()]) {
      expect(errorOf(answered(shown))).toMatchObject({ code: 'outOfRange', itemId: item!.id })
    }
  })

  test.each([
    ['a rating as text', '1', 0.2],
    ['no ratings', undefined, 0.2],
    ['a validity as text', 1, '0.2'],
  ])('an open answer with %s is refused', (_, rating, rho) => {
    const prompt = openPrompts[0]!
    const ratings = rating === undefined ? undefined : prompt.dimensions.map(() => rating)
    const open = asSent<OpenAnswer>({ kind: 'open', itemId: prompt.id, ratings, rho })
    const refused = errorOf(() => scoreAnswers([...coreAnswers(usual), open], { form: 'full' }))
    expect(refused).toMatchObject({ code: 'outOfRange', itemId: prompt.id })
  })

  test('only statements are scored without the core', () => {
    const [item] = choiceItems
    const shownOptionIds = item!.options.slice(0, 6).map(({ id }) => id)
    const choice = {
      kind: 'choice',
      itemId: item!.id,
      optionId: shownOptionIds[0]!,
      shownOptionIds,
    }
    const refused = errorOf(() => scoreLikertAnswers([asSent<LikertAnswer>(choice)]))
    expect(refused).toMatchObject({ code: 'wrongKind', itemId: item!.id })
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
    expect(profile.archetypes.every(({ certainty }) => certainty === 'open')).toBe(true)
  })

  test('agreement with everything is noted as a style', () => {
    const { quality } = scoreAnswers(coreAnswers([5, 5, 5, 5, 5, 5, 5, 5, 5, 5]))
    expect(quality.flags).toContain('responseStyle')
    expect(quality.extremeShare).toBe(1)
  })

  test('repeating the answer before most of the time is straight-lining without a long run', () => {
    const { quality } = scoreAnswers(coreAnswers([1, 1, 1, 4, 4, 4, 4, 2, 2, 2]))
    expect(quality).toMatchObject({ longstring: 4, repeatShare: 7 / 9, flags: ['straightLining'] })
    const { quality: mixed } = scoreAnswers(coreAnswers([1, 1, 1, 4, 4, 4, 2, 2, 3, 1]))
    expect(mixed.flags).not.toContain('straightLining')
  })

  test('speed is judged only where it was measured', () => {
    expect(scoreAnswers(coreAnswers(usual)).quality.medianMilliseconds).toBeNull()
    expect(scoreAnswers(coreAnswers(usual, 1999)).quality.flags).toContain('tooFast')
    expect(scoreAnswers(coreAnswers(usual, 2000)).quality.flags).not.toContain('tooFast')
  })

  test('the figures of the specification', () => {
    const { quality } = scoreAnswers(coreAnswers(usual))
    expect(quality.longstring).toBe(2)
    expect(quality.repeatShare).toBeCloseTo(1 / 9, 12)
    expect(quality.variability).toBeCloseTo(1.1662, 4)
    expect(quality.midpointShare).toBe(0.2)
    expect(quality.flags).toEqual([])
  })
})
