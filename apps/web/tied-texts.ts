import { tieLetters } from '@individua/report/texts/tie-letters'
import type { Plugin } from 'vite'

/** The files of texts stay readable: what ties Slovak letters to the next word comes in as they are read. */
export function tiedTexts(): Plugin {
  return {
    name: 'tied-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]locales[\\/]sk[\\/][^\\/]+\.json$/ },
      handler: (code) => ({ code: JSON.stringify(tieLetters(JSON.parse(code))), map: null }),
    },
  }
}
