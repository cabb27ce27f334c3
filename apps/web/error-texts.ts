import { languages } from '@individua/contract/languages'
import type { Plugin } from 'vite'
import { errorTextsIn } from './app/lib/error-texts.server.ts'

/**
 * Serves the texts of the errors that screens show as `virtual:error-texts/<language>`: the table of
 * the contract holds all languages, the browser loads one.
 */
export function errorTexts(): Plugin {
  return {
    name: 'error-texts',
    resolveId: (id) => (id.startsWith('virtual:error-texts/') ? `\0${id}` : undefined),
    load(id) {
      const [, tag] = /^\0virtual:error-texts\/(\w+)$/.exec(id) ?? []
      const language = languages.find((known) => known === tag)
      return language && `export default ${JSON.stringify(errorTextsIn(language))}`
    },
  }
}
