import { type Language, languages } from '@individua/contract/languages'
import type { Plugin } from 'vite'

/** Serves texts that the build writes in each language as the module `virtual:<name>`. */
export function textsOfBuild(name: string, write: (language: Language) => unknown): Plugin {
  const moduleId = `\0virtual:${name}`
  const texts = () => Object.fromEntries(languages.map((language) => [language, write(language)]))
  return {
    name,
    resolveId: (id) => (`\0${id}` === moduleId ? moduleId : undefined),
    load: (id) => (id === moduleId ? `export default ${JSON.stringify(texts())}` : undefined),
  }
}
