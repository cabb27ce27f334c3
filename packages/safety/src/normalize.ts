/**
 * A text as the patterns read it: lower case, no diacritics, no apostrophes, one space between words,
 * a comma for all other marks. Again without the commas, because people leave them out, and both with
 * ae, oe, ue as an umlaut.
 */
export function spellings(text: string): string[] {
  const plain = plainText(text)
  const both = [plain, plain.replaceAll(',', '')]
  return [...new Set([...both, ...both.map(withoutUmlautLetters)])]
}

/** The first of the spellings: what was written, in plain letters. */
export function plainText(text: string): string {
  return joinSpacedLetters(withoutDigitsForLetters(text))
    .replace(/['’‘`´ʼ′]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[^a-z0-9]+/g, (gap) => (/^[\s‐‑-]+$/.test(gap) ? ' ' : ', '))
    .replace(/^[ ,]+|[ ,]+$/g, '')
}

export function withoutUmlautLetters(plain: string): string {
  return plain.replace(/([aou])e/g, '$1')
}

/** The sentences of a text, as it was written. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|[\r\n;]+/u).filter((sentence) => /\p{L}/u.test(sentence))
}

const letterOfDigit: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '*': '',
}

/** "k1ll", "su1c1de", "f*cked": digits and signs amid the letters of a word. */
function withoutDigitsForLetters(text: string): string {
  return text.replace(/(?<=\p{L})[01345@$7*]+(?=\p{L})|(?<!\S)[@$](?=\p{L})/gu, (signs) =>
    [...signs].map((sign) => letterOfDigit[sign] ?? sign).join(''),
  )
}

/** "k i l l" and "k.i.l.l" become a word; single letters of ordinary sentences do not come in threes. */
function joinSpacedLetters(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*]\p{L}){2,}(?![\p{L}\p{N}])/gu, (spaced) =>
    spaced.replace(/[ .\-_*]/g, ''),
  )
}
