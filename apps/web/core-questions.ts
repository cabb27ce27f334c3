import { languages } from '@individua/contract/languages'
import type { Question } from '@individua/contract/questions'
import { coreItems } from '@individua/instrument/items/core'
import type { Plugin } from 'vite'

/**
 * Serves the ten questions as `virtual:core-questions/<language>`, for a reader who opens them for
 * the first time without a network: the service worker keeps the file.
 */
export function coreQuestions(): Plugin {
  return {
    name: 'core-questions',
    resolveId: (id) => (id.startsWith('virtual:core-questions/') ? `\0${id}` : undefined),
    load(id) {
      const [, tag] = /^\0virtual:core-questions\/(\w+)$/.exec(id) ?? []
      const language = languages.find((known) => known === tag)
      if (!language) return
      const questions: Question[] = coreItems.map((item, index) => ({
        questionUuid: item.id,
        questionText: item.text[language],
        questionNo: index + 1,
      }))
      return `export default ${JSON.stringify(questions)}`
    },
  }
}
