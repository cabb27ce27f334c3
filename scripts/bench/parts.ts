import { loadavg } from 'node:os'
import { type Figure, isWithin, printFigures } from './table.ts'

/** The parts of a run: each is measured and printed, whatever became of those before it. */
export class Parts {
  readonly #figures: Figure[] = []
  readonly #aborted: string[] = []

  /** Measures a part, and prints its figures under its title. */
  async measure(title: string, work: () => Figure[] | Promise<Figure[]>): Promise<void> {
    await this.attempt(title, async () => printFigures(title, await work()))
  }

  /** The same for work that prints its figures itself. */
  async attempt(title: string, work: () => Promise<Figure[]>): Promise<void> {
    try {
      this.#figures.push(...(await work()))
    } catch (error) {
      this.#aborted.push(title)
      console.log(`\n${title}\n  ABORTED  ${error instanceof Error ? error.message : error}`)
    }
  }

  /** @returns whether every part was measured and every budget met */
  printSummary(): boolean {
    const misses = this.#figures.filter((figure) => !isWithin(figure))
    const counts = [
      `${this.#figures.length} figures`,
      `${misses.length} over budget`,
      `${this.#aborted.length} parts aborted`,
      `load of the machine ${loadavg()[0]?.toFixed(1)}`,
    ]
    console.log(`\n${counts.join(', ')}`)
    for (const { name } of misses) console.log(`  MISS  ${name}`)
    for (const title of this.#aborted) console.log(`  ABORTED  ${title}`)
    return misses.length === 0 && this.#aborted.length === 0
  }
}
