import { type Archetype, archetypes, type Language } from '@individua/instrument/dimensions'
import { archetypeStems } from './archetype-stems.ts'
import { fold } from './word-patterns.ts'

/** Everyday words of one language that are names of an archetype in another, or verbs. */
const everyday: Readonly<Record<Language, RegExp>> = {
  en: /\b(rebel|fool|seeker|carer)\b/g,
  sk: /(?!)/g,
  de: /\b(mag|seeker)\b/g,
}

/** The archetypes that a text calls by name, in any case and with or without a capital. */
export function archetypesNamedIn(text: string, language: Language): Archetype[] {
  const plain = fold(text).replaceAll(everyday[language], ' ')
  return archetypes.filter((archetype) => archetypeStems[archetype].test(plain))
}
