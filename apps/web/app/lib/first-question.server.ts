import type { Language } from '@individua/contract/languages'
import type { Question } from '@individua/contract/questions'
import { coreItems } from '@individua/instrument/items/core'

/** What a prerendered page carries. */
export function firstCoreQuestion(language: Language): Question | undefined {
  const [item] = coreItems
  return item && { questionUuid: item.id, questionText: item.text[language], questionNo: 1 }
}
