import { archetypes, type Language } from '@individua/instrument/dimensions'
import { chatTexts, type Theme, themes } from '../texts/chat-texts.ts'
import type { KnownProfile } from './known-profile.ts'
import { type ProfileText, statement } from './profile-texts.ts'

/** A text on a theme, for the archetype that it is true of. */
export interface LifeText extends ProfileText {
  theme: Theme
}

/** Theme by theme, the texts of the leading archetypes in their order. */
export function lifeTextsOf(profile: KnownProfile, language: Language): LifeText[] {
  return themes.flatMap((theme) =>
    profile.archetypes.flatMap(({ key, name, why }) => {
      const archetype = archetypes.find((one) => one === key)
      if (!archetype) return []
      const text = chatTexts[language].themes[theme][archetype]
      return [{ ...statement('archetype', name, text, why), archetype, theme }]
    }),
  )
}
