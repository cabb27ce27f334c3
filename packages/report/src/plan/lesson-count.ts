import type { PlannedText } from './planned-text.ts'
import { firstOf } from './take-first.ts'
import { lessonOf } from './truth/lesson-of.ts'
import type { Lesson } from './truth/lessons.ts'

const mostTold = 2

/** Counts what one report has taught so far: earlier texts stay, later ones with the same lesson yield. */
export class LessonCount {
  readonly #told = new Map<Lesson, number>()

  tell(text: PlannedText): void {
    const lesson = lessonOf(text)
    if (lesson) this.#told.set(lesson, this.#timesTold(text) + 1)
  }

  /** Whether the report has taught the text's lesson twice, or as often as `most` says. */
  isFull(text: PlannedText, most = mostTold): boolean {
    return this.#timesTold(text) >= most
  }

  /**
   * Tells the first that is not full, else the one told least; the first of equals.
   * @throws RangeError when there is none
   */
  choose<Option>(options: readonly Option[], textOf: (option: Option) => PlannedText): Option {
    const times = (option: Option) => this.#timesTold(textOf(option))
    const leastFirst = options.toSorted((a, b) => times(a) - times(b))
    const chosen = options.find((option) => times(option) < mostTold) ?? firstOf(leastFirst)
    this.tell(textOf(chosen))
    return chosen
  }

  /**
   * Tells one of each list, so that as few as possible teach once more; of equal choices the one with the
   * options that come first.
   */
  chooseEach<Option>(
    lists: readonly (readonly Option[])[],
    textOf: (option: Option) => PlannedText,
  ): readonly Option[] {
    let best: readonly Option[] = []
    let fewest = Number.POSITIVE_INFINITY
    const search = (chosen: readonly Option[], excess: number): void => {
      if (excess >= fewest) return
      const options = lists[chosen.length]
      if (!options) {
        best = chosen
        fewest = excess
        return
      }
      for (const option of options) {
        const lesson = lessonOf(textOf(option))
        const among = chosen.filter((one) => lessonOf(textOf(one)) === lesson)
        const times = this.#timesTold(textOf(option)) + among.length
        search([...chosen, option], excess + Number(times >= mostTold))
      }
    }
    search([], 0)
    for (const one of best) this.tell(textOf(one))
    return best
  }

  /** Those that are not full, telling each. */
  keep<Option>(
    options: readonly Option[],
    textOf: (option: Option) => PlannedText,
  ): readonly Option[] {
    return options.filter((option) => {
      const isKept = !this.isFull(textOf(option))
      if (isKept) this.tell(textOf(option))
      return isKept
    })
  }

  #timesTold(text: PlannedText): number {
    const lesson = lessonOf(text)
    return lesson ? (this.#told.get(lesson) ?? 0) : 0
  }
}
