import { expect, test } from 'vitest'
import stored from '../../cases/cross-validation.json' with { type: 'json' }
import { trainingDigest } from './read-cases.ts'

test('the weights were trained on these cases by this code: npm run train-safety', () => {
  expect(stored.trainedFrom).toBe(trainingDigest())
})

/**
 * Percent wrong on batches that the model had not seen, with a margin of a few points. The goals are
 * far lower (decision 0025): a change may only come closer to them.
 */
const most: Readonly<Record<string, number>> = {
  'harm refuse': 22,
  'harm allow': 9,
  'self-harm self': 29,
  'self-harm other': 20,
  'self-harm none': 14,
}

test.each(
  stored.figures
    .map((figure) => ({ ...figure, name: `${figure.task} ${figure.group}` }))
    .filter(({ name }) => name in most),
)('cross-validation does no worse than before: $name, $language', ({ name, percent }) => {
  expect(percent).toBeLessThanOrEqual(most[name] ?? 0)
})
