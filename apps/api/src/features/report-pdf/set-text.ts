import { tieText } from '@individua/report/texts/tie-letters'
import ranges from './fonts/characters.json' with { type: 'json' }

/** What both weights of Inter have a glyph for: PDF/UA allows no text without one. */
const characters = ranges
  .map((range) => range.replace(/[0-9a-f]+/g, (digits) => `\\u{${digits}}`))
  .join('')
const printable = new RegExp(`^[\\n${characters}]*$`, 'u')
const leftOut = '…'
const controls = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Spaces that the fonts lack; a no-break space stays one. */
const oddSpaces = /[\u1680\u2000-\u2008\u200a\u205f\u3000]/g
/** No line could hold it: it may break after each piece. */
const endlessWord = /\S{37,}/gu
const piece = /.{24}/gu
const zeroWidthSpace = '\u200b'

/**
 * Text as it is set on paper: what no font has a glyph for is left out, a lone Slovak letter keeps to
 * its word, an endless word may break. Typst hyphenates the rest.
 */
export function setText(text: string, language: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/\s*\n\s*/g, '\n')
    .replace(controls, keepLineBreaks)
    .replace(oddSpaces, ' ')
    .replaceAll('\u202f', '\u00a0')
  const known = onlyWithGlyphs(visible)
    .replace(/(\d) %/g, '$1\u00a0%')
    .replace(endlessWord, (word) => word.replace(piece, `$&${zeroWidthSpace}`))
  return language === 'sk' ? tieText(known) : known
}

const keepLineBreaks = (character: string) => (character === '\n' ? '\n' : '')

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function onlyWithGlyphs(text: string): string {
  if (printable.test(text)) return text
  return Array.from(segmenter.segment(text), ({ segment }) =>
    printable.test(segment) ? segment : leftOut,
  )
    .join('')
    .replace(/…{2,}/g, leftOut)
}
