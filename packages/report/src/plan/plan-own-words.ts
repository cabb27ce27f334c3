import type { OpenPrompt } from '@individua/instrument/items/item'
import { openPrompts } from '@individua/instrument/items/prompts'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { type PromptCode, promptCodes } from './item-codes.ts'

/** An open answer, whole, with the prompt it was written to. */
export interface OwnWord {
  prompt: OpenPrompt
  code: PromptCode
  text: string
}

/** What the reader wrote, in the order of the answers. */
export function planOwnWords(answers: readonly GivenAnswer[]): readonly OwnWord[] {
  return answers.flatMap((answer) => {
    if (answer.kind !== 'open') return []
    const prompt = openPrompts.find(({ id }) => id === answer.itemId)
    const code = promptCodes.find((one) => one === prompt?.code)
    if (!prompt || !code) throw new RangeError(`no item ${answer.itemId}`)
    const text = answer.text.trim()
    return text === '' ? [] : [{ prompt, code, text }]
  })
}
