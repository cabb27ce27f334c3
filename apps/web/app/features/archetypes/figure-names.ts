import type { Language } from '@individua/contract/languages'
import type { ArchetypeSlug } from '@individua/contract/paths'
import { contentLanguage } from '@individua/instrument/content-language'
import { archetypeNames } from '@individua/report/compose/archetype-names'
import { shadowNames as german } from '@individua/report/texts/de/names'
import { shadowNames as english } from '@individua/report/texts/en/names'
import { shadowNames as slovak } from '@individua/report/texts/sk/names'

const shadowNames = { en: english, sk: slovak, de: german }

/** The name a figure has in the profile too. */
export function nameOfFigure(language: Language, slug: ArchetypeSlug): string {
  return archetypeNames[contentLanguage(language)][slug]
}

/** The name a figure's shadow has in the profile too. */
export function nameOfShadow(
  language: Language,
  slug: ArchetypeSlug,
  form: 'overused' | 'disowned',
): string {
  return shadowNames[contentLanguage(language)][`${slug}:${form}`]
}
