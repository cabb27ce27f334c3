import type { Archetype, Language } from '@individua/instrument/dimensions'
import { archetypeNames as german } from '../texts/de/names.ts'
import { archetypeNames as english } from '../texts/en/names.ts'
import { archetypeNames as slovak } from '../texts/sk/names.ts'

/** The archetypes' names in each language. */
export const archetypeNames: Readonly<Record<Language, Readonly<Record<Archetype, string>>>> = {
  en: english,
  sk: slovak,
  de: german,
}
