import type { Archetype, Language } from '@individua/instrument/dimensions'
import { textsOf } from '../texts/texts-of.ts'

/** The words of a weekly step: the practice of this archetype. */
export function weeklyStepText(archetype: Archetype, language: Language): string {
  return textsOf[language].books.practices[archetype]
}
