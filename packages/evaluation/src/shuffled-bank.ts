import { likertItems } from '@individua/instrument/items/item-bank'
import { openPrompts } from '@individua/instrument/items/prompts'
import { choiceItems } from '@individua/instrument/items/scenarios'
import type { Answer } from '@individua/instrument/scoring/answers'

type Shuffle = <Entry>(entries: readonly Entry[]) => readonly Entry[]

/**
 * The bank with shuffled keys: statements among all statements, options among those of their
 * situation, prompts among prompts of as many dimensions. The same answers, scored by it,
 * must say nothing about the person; anything left would come from elsewhere than the keys.
 */
export class ShuffledBank {
  readonly #ids = new Map<string, string>()

  /** @param shuffle in what order keys are dealt out; the identity gives the bank as it is */
  constructor(shuffle: Shuffle) {
    this.#deal(likertItems, shuffle)
    for (const { options } of choiceItems) this.#deal(options, shuffle)
    for (const count of [2, 3]) {
      this.#deal(
        openPrompts.filter(({ dimensions }) => dimensions.length === count),
        shuffle,
      )
    }
  }

  /** The answers as this bank reads them: each credited to the entry whose key its item received. */
  read(answers: readonly Answer[]): Answer[] {
    return answers.map((answer): Answer => {
      if (answer.kind !== 'choice') return { ...answer, itemId: this.#idFor(answer.itemId) }
      return {
        ...answer,
        optionId: this.#idFor(answer.optionId),
        ...(answer.secondOptionId === undefined
          ? {}
          : { secondOptionId: this.#idFor(answer.secondOptionId) }),
        shownOptionIds: answer.shownOptionIds.map((id) => this.#idFor(id)),
      }
    })
  }

  #deal(entries: readonly { id: string }[], shuffle: Shuffle): void {
    const dealt = shuffle(entries)
    entries.forEach(({ id }, index) => {
      this.#ids.set(id, dealt[index]!.id)
    })
  }

  #idFor(id: string): string {
    return this.#ids.get(id) ?? id
  }
}
