import type { AnswerBehind } from '@individua/contract/results'

/** Writes the numbers of the answers that a claim rests on: `1–4, 7`; empty when it rests on none. */
export type Cite = (why: readonly string[]) => string

/** Answers are numbered from 1 in the order in which they are listed at the back. */
export function citeFrom(answers: readonly AnswerBehind[]): Cite {
  const numbers = new Map(answers.map(({ questionUuid }, index) => [questionUuid, index + 1]))
  return (why) => {
    const cited = why.flatMap((id) => numbers.get(id) ?? [])
    return runsOf([...new Set(cited)].toSorted((a, b) => a - b))
      .map(([first, last]) => asRun(first, last))
      .join(', ')
  }
}

type Run = readonly [first: number, last: number]

/** Numbers in a row become one run. */
function runsOf(numbers: readonly number[]): Run[] {
  const runs: Run[] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run[1] === number - 1) runs[runs.length - 1] = [run[0], number]
    else runs.push([number, number])
  }
  return runs
}

function asRun(first: number, last: number): string {
  if (first === last) return String(first)
  return last === first + 1 ? `${first}, ${last}` : `${first}–${last}`
}
