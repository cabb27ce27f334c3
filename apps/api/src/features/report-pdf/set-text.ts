/** Scripts of the embedded fonts; anything else has no glyph to print. */
const printable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{M}\s]+$/u
const leftOut = '…'
const pictograph = /(?![©®™])\p{Extended_Pictographic}/u
const controls = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Slovak leaves none of these at the end of a line. */
const slovakProclitics = /(?<=^|[\s(„])([AIKOSUVZaikosuvz]) (?=\S)/g

/** Text as it is set on paper: what the fonts lack is left out, a lone Slovak letter keeps to its word. */
export function setText(text: string, language: string): string {
  const visible = text.replace(/\s*\n\s*/g, '\n').replace(controls, keepLineBreaks)
  const known = onlyWithGlyphs(visible).replace(/(\d) %/g, '$1\u00a0%')
  return language === 'sk' ? known.replace(slovakProclitics, '$1\u00a0') : known
}

const keepLineBreaks = (character: string) => (character === '\n' ? '\n' : '')

function onlyWithGlyphs(text: string): string {
  if (printable.test(text) && !pictograph.test(text)) return text
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)
  return Array.from(characters, ({ segment }) =>
    printable.test(segment) && !pictograph.test(segment) ? segment : leftOut,
  )
    .join('')
    .replace(/…{2,}/g, leftOut)
}

const longestWord = 36
const pieceLength = 24

/** Words stay whole, in every language; only what no line could hold is cut. */
export function cutWord(word: string): string[] {
  if (word.length <= longestWord) return [word]
  return word.match(new RegExp(`.{1,${pieceLength}}`, 'gsu')) ?? [word]
}
