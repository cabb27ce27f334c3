import { describe, expect, test } from 'vitest'
import { archetypes, dimensions, type Shadow } from '../dimensions.ts'
import { coreItems } from '../items/core.ts'
import type { Key } from '../items/item.ts'
import { personFit } from '../quality/person-fit.ts'
import { AnswerShares } from './answer-shares.ts'
import { combinedMean } from './combined-posterior.ts'
import type { Combination } from './derived-families.ts'
import { archetypeFamily, motiveFamily, personaFamily, shadowFamily } from './derived-families.ts'
import { describeEstimate } from './estimates.ts'
import { estimatePosterior, type Posterior } from './estimator.ts'
import { choiceEvidence, type Evidence, openEvidence } from './evidence.ts'
import { likertParameters, optionSlope, promptSlopes } from './item-parameters.ts'
import { addEvidence } from './likelihood.ts'
import { choleskyFactor } from './linear-algebra.ts'
import { dimensionCount as K, priorCovariance } from './prior.ts'
import { createNormal, createRandom } from './random.ts'
import { rankProbabilities } from './rank-probabilities.ts'
import vectors from './test-vectors.json' with { type: 'json' }

const coreParameters = coreItems.map(likertParameters)

function coreEvidence(values: readonly number[]): Evidence[] {
  return values.map((value, index) => ({
    kind: 'likert',
    parameters: coreParameters[index]!,
    value,
  }))
}

function strongestOf(key: Key): [number, number] {
  const weights = dimensions.map((name) => (name === 'acquiescence' ? 0 : (key[name] ?? 0)))
  const index = weights.findIndex((weight) => Math.abs(weight) === 1)
  return [index, weights[index]!]
}

/** The fifth vector adds one choice among six archetypes and one rated open answer. */
function furtherEvidence(): Evidence[] {
  const shown = (['sage', 'magician', 'explorer', 'creator', 'outlaw', 'hero'] as const).map(
    (archetype) => optionSlope({ [archetype]: 1 }),
  )
  const prompt = promptSlopes({
    kind: 'open',
    id: 'prompt',
    code: 'prompt',
    text: { en: '', sk: '', de: '' },
    dimensions: ['sage', 'magician', 'self'],
    status: 'draft',
  })
  return [choiceEvidence(shown, 0), openEvidence(prompt, [1.2, 0.4, null], 0.25)]
}

function describeAll<Name extends string>(
  posterior: Posterior,
  family: readonly Combination<Name>[],
) {
  const shares = AnswerShares.of([], [], posterior.mean)
  return new Map(
    family.map((combination) => [
      combination.name,
      describeEstimate(posterior, shares, combination),
    ]),
  )
}

describe.each(vectors.map((vector, index) => ({ number: index + 1, vector })))(
  'test vector $number of the specification',
  ({ vector }) => {
    const evidence = [
      ...coreEvidence(vector.answers),
      ...(vector.extra.length > 0 ? furtherEvidence() : []),
    ]
    const posterior = estimatePosterior(evidence)

    test('theta and its standard deviations', () => {
      for (let i = 0; i < K; i++) {
        expect(Math.abs(posterior.mean[i]! - vector.theta[i]!)).toBeLessThan(1e-3)
        const sd = Math.sqrt(posterior.covariance[i * K + i]!)
        expect(Math.abs(sd - vector.sd[i]!)).toBeLessThan(1e-3)
      }
    })

    test('strengths and intervals of archetypes, personas, motives', () => {
      for (const [name, estimate] of describeAll(posterior, archetypeFamily)) {
        expect(Math.abs(estimate.strength - vector.strength[name])).toBeLessThan(1e-3)
        const [low, high] = vector.interval80[name]
        expect(Math.abs(estimate.interval80[0] - low!)).toBeLessThan(1e-3)
        expect(Math.abs(estimate.interval80[1] - high!)).toBeLessThan(1e-3)
      }
      for (const [name, estimate] of describeAll(posterior, personaFamily)) {
        expect(Math.abs(estimate.strength - vector.personas[name])).toBeLessThan(1e-3)
      }
      for (const [name, estimate] of describeAll(posterior, motiveFamily)) {
        expect(Math.abs(estimate.strength - vector.motives[name])).toBeLessThan(1e-3)
      }
    })

    test('the five strongest shadows', () => {
      const ranked = [...describeAll<Shadow>(posterior, shadowFamily)].sort(
        (first, second) => second[1].strength - first[1].strength,
      )
      vector.shadowsTop5.forEach(([name, strength], rank) => {
        expect(ranked[rank]![0]).toBe(name)
        expect(Math.abs(ranked[rank]![1].strength - Number(strength))).toBeLessThan(1e-3)
      })
    })

    test('probabilities of leading, within the error of 400 other draws', () => {
      const [chances] = rankProbabilities(posterior, [archetypeFamily])
      archetypes.forEach((name, index) => {
        expect(Math.abs(chances!.leading[index]! - vector.pTop1[name])).toBeLessThan(0.04)
      })
    })

    test('in every draw one member of a family leads and three are among the first', () => {
      const families = [archetypeFamily, personaFamily, shadowFamily, motiveFamily]
      for (const { leading, topThree } of rankProbabilities(posterior, families)) {
        expect(leading.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9)
        expect(topThree.reduce((sum, chance) => sum + chance)).toBeCloseTo(3, 9)
        leading.forEach((chance, index) => {
          expect(chance).toBeLessThanOrEqual(topThree[index]!)
        })
      }
    })

    test('person fit', () => {
      expect(Math.abs(personFit(evidence, posterior.mean) - vector.quality.lz)).toBeLessThan(1e-3)
    })

    test('the answers’ parts of every mean add up to it', () => {
      const ids = evidence.map((_, index) => `item-${index}`)
      const shares = AnswerShares.of(ids, evidence, posterior.mean)
      for (const combination of [...archetypeFamily, ...shadowFamily, ...motiveFamily]) {
        const parts = shares.weightsFor(combination)
        const sum = parts.reduce((total, { weight }) => total + weight, 0)
        expect(sum).toBeCloseTo(combinedMean(posterior, combination), 8)
      }
    })
  },
)

describe('estimatePosterior', () => {
  test('without answers gives the prior', () => {
    const posterior = estimatePosterior([])
    expect(Math.max(...posterior.mean.map(Math.abs))).toBe(0)
    posterior.covariance.forEach((value, index) => {
      expect(value).toBeCloseTo(priorCovariance[index]!, 10)
    })
  })

  test('reaches the same optimum from different starts', () => {
    const normal = createNormal(createRandom(5))
    for (const vector of vectors) {
      const evidence = [...coreEvidence(vector.answers), ...furtherEvidence()]
      const fromPrior = estimatePosterior(evidence)
      for (let start = 0; start < 5; start++) {
        const elsewhere = Float64Array.from({ length: K }, () => 3 * normal())
        const posterior = estimatePosterior(evidence, elsewhere)
        posterior.mean.forEach((value, index) => {
          expect(value).toBeCloseTo(fromPrior.mean[index]!, 11)
        })
      }
    }
  })

  test('a higher answer never lowers the trait the item is keyed to', () => {
    coreItems.forEach((item, index) => {
      const [dimension, weight] = strongestOf(item.key)
      const direction = Math.sign(weight)
      const means = [1, 2, 3, 4, 5].map((value) => {
        const values = coreItems.map((_, other) => (other === index ? value : 3))
        return direction * estimatePosterior(coreEvidence(values)).mean[dimension]!
      })
      expect(means).toEqual([...means].sort((first, second) => first - second))
    })
  })

  test('further answers never widen what is known', () => {
    const ten = estimatePosterior(coreEvidence([4, 3, 2, 5, 2, 5, 2, 2, 4, 3]))
    const prior = estimatePosterior([])
    for (let i = 0; i < K; i++) {
      expect(ten.covariance[i * K + i]!).toBeLessThan(prior.covariance[i * K + i]!)
    }
  })
})

describe('a first and a second choice', () => {
  const names = ['sage', 'magician', 'explorer', 'creator'] as const
  const shown = names.map((archetype) => optionSlope({ [archetype]: 1 }))
  const theta = Float64Array.from({ length: K }, (_, index) => Math.sin(3 * index))

  /** Log-probability of a ranking: softmax of all, then of those that the first choice left. */
  const logProbability = (at: Float64Array, first: number, second: number) => {
    const strengths = names.map((name) => at[dimensions.indexOf(name)]!)
    const logSum = (values: readonly number[]) =>
      Math.log(values.reduce((sum, value) => sum + Math.exp(value), 0))
    const left = strengths.filter((_, index) => index !== first)
    return strengths[first]! - logSum(strengths) + strengths[second]! - logSum(left)
  }

  test('gradient and information are the derivatives of the ranking’s log-probability', () => {
    const gradientAt = (at: Float64Array, first: number, second: number) => {
      const gradient = new Float64Array(K)
      const information = new Float64Array(K * K)
      const ranking = choiceEvidence(shown, first, second)
      addEvidence(ranking, at, 'observed', gradient, information)
      return { gradient, information }
    }
    const step = 1e-5
    const moved = (index: number, by: number) =>
      theta.map((value, other) => (other === index ? value + by : value))
    for (const [first, second] of [
      [0, 1],
      [3, 0],
      [1, 3],
    ] as const) {
      const { gradient, information } = gradientAt(theta, first, second)
      for (let i = 0; i < K; i++) {
        const [up, down] = [moved(i, step), moved(i, -step)]
        const slope =
          (logProbability(up, first, second) - logProbability(down, first, second)) / (2 * step)
        expect(gradient[i]).toBeCloseTo(slope, 7)
        const above = gradientAt(up, first, second).gradient
        const below = gradientAt(down, first, second).gradient
        for (let j = 0; j <= i; j++) {
          const curvature = -(above[j]! - below[j]!) / (2 * step)
          expect(information[i * K + j]).toBeCloseTo(curvature, 7)
        }
      }
    }
  })

  test('the parts of answers add up to every mean, and the second choice gets its share', () => {
    const core = coreEvidence([4, 3, 2, 5, 2, 5, 2, 2, 4, 3])
    const evidence = [...core, choiceEvidence(shown, 1, 2)]
    const posterior = estimatePosterior(evidence)
    const ids = evidence.map((_, index) => `item-${index}`)
    const shares = AnswerShares.of(ids, evidence, posterior.mean)
    for (const combination of [...archetypeFamily, ...shadowFamily, ...motiveFamily]) {
      const sum = shares.weightsFor(combination).reduce((total, { weight }) => total + weight, 0)
      expect(sum).toBeCloseTo(combinedMean(posterior, combination), 8)
    }
    const explorer = archetypes.indexOf('explorer')
    const firstOnly = estimatePosterior([...core, choiceEvidence(shown, 1)])
    expect(posterior.mean[explorer]).toBeGreaterThan(firstOnly.mean[explorer]!)
    const variance = (of: Posterior) => of.covariance[explorer * (K + 1)]!
    expect(variance(posterior)).toBeLessThan(variance(firstOnly))
  })

  test('person fit falls where the second choice is what the person chooses least', () => {
    const strong = Float64Array.from({ length: K }, (_, index) =>
      index === dimensions.indexOf('sage') ? 2 : index === dimensions.indexOf('creator') ? -2 : 0,
    )
    const fit = (second?: number) => personFit([choiceEvidence(shown, 0, second)], strong)
    expect(fit(3)).toBeLessThan(fit(1))
    expect(fit(3)).toBeLessThan(fit())
  })
})

test('a matrix that is not positive definite is refused', () => {
  const factor = new Float64Array(4)
  for (const last of [1, 0.5, Number.NaN]) {
    const matrix = Float64Array.of(1, 1, 1, last)
    expect(() => choleskyFactor(matrix, factor, 2)).toThrow(RangeError)
  }
  choleskyFactor(Float64Array.of(4, 2, 2, 5), factor, 2)
  expect([...factor]).toEqual([2, 0, 1, 2])
})
