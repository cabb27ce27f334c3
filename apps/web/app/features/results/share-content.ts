import type { Language } from '@individua/contract/languages'
import type { MandalaPetal } from '@individua/mandala/draw-mandala'
import { leadOf } from '@individua/report/texts/lead-of'
import type { Dashboard } from './read-dashboard.ts'

/** What a picture to share shows of a profile. */
export type ShareContent = {
  petals: readonly MandalaPetal[]
  /** The strongest three; each with its percentage only where the reader asked for figures. */
  names: readonly string[]
  title: string
  sentence: string
}

const mostNames = 3

export function shareContent(
  { petals, archetypes, portrait }: Pick<Dashboard, 'petals' | 'archetypes' | 'portrait'>,
  language: Language,
  hasFigures: boolean,
): ShareContent {
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return {
    petals,
    names: archetypes
      .slice(0, mostNames)
      .map(({ name, strength }) => (hasFigures ? `${name} ${percent.format(strength)}` : name)),
    title: portrait.title,
    sentence: leadOf(portrait.paragraphs[0]?.text ?? '', 1, language)[0],
  }
}
