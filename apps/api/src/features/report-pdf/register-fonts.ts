import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { cutWord } from './set-text.ts'

/** Beside the source, and beside the built server. */
const folder = new URL('./fonts/', import.meta.url)
const file = (name: string) => fileURLToPath(new URL(name, folder))

export const serif = 'Fraunces'
export const sans = 'Inter'

export function registerFonts(): void {
  Font.register({
    family: serif,
    fonts: [
      { src: file('fraunces-regular.ttf') },
      { src: file('fraunces-italic.ttf'), fontStyle: 'italic' },
    ],
  })
  Font.register({
    family: sans,
    fonts: [
      { src: file('inter-regular.ttf') },
      { src: file('inter-semibold.ttf'), fontWeight: 600 },
    ],
  })
  Font.registerHyphenationCallback(cutWord)
}
