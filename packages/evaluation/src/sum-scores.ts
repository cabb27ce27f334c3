import { archetypes } from '@individua/instrument/dimensions'
import type { LikertItem } from '@individua/instrument/items/item'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { Answer } from '@individua/instrument/scoring/answers'

/** What a plain quiz does with the same answers: adds up what is keyed to an archetype. */
export function sumScores(answers: readonly Answer[]): number[] {
  const sums = archetypes.map(() => 0)
  for (const answer of answers) {
    const item = itemsById.get(answer.itemId)
    if (answer.kind === 'likert' && item?.kind === 'likert') {
      archetypes.forEach((name, index) => {
        sums[index]! += Math.sign(item.key[name] ?? 0) * (answer.value - 3)
      })
    } else if (answer.kind === 'choice' && item?.kind === 'choice') {
      const keyOf = (chosen?: string) => item.options.find(({ id }) => id === chosen)?.key
      const [first, second] = [keyOf(answer.optionId), keyOf(answer.secondOptionId)]
      archetypes.forEach((name, index) => {
        sums[index]! += 2 * (first?.[name] ?? 0) + (second?.[name] ?? 0)
      })
    }
  }
  return sums
}

/** The items of a naive quiz: one archetype each, none worded from the opposite pole. */
export function naiveQuiz(length: 10 | 30): LikertItem[] {
  return Array.from({ length }, (_, index) => ({
    kind: 'likert',
    id: `naive-${index}`,
    code: `naive-${index}`,
    text: { en: '', sk: '', de: '' },
    key: { [archetypes[index % archetypes.length]!]: 1 },
    h2: 0.38,
    shift: 0,
    isCounter: false,
    facet: 'core',
    status: 'draft',
  }))
}

/** Sums of a naive quiz's answers by archetype. */
export function naiveSums(quiz: readonly LikertItem[], values: readonly number[]): number[] {
  const sums = archetypes.map(() => 0)
  quiz.forEach((item, index) => {
    archetypes.forEach((name, position) => {
      sums[position]! += (item.key[name] ?? 0) * (values[index]! - 3)
    })
  })
  return sums
}
