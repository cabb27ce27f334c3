const mostWords = 12
const mostCharacters = 110

/** Quotation marks and control characters would break the quote or the line around it. */
const quotationMarks = /["„“”«»]+/gu
const controls = /[\p{Cc}\p{Cf}]+/gu

/**
 * The beginning of a text, to stand between quotation marks: twelve words at most, an ellipsis where
 * more was written. Empty where the text has neither letter nor digit.
 */
export function shortenQuote(text: string): string {
  const plain = text.replace(quotationMarks, '').replace(controls, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(plain)) return ''
  const words = plain.split(/\s+/)
  const cut = [...words.slice(0, mostWords).join(' ')].slice(0, mostCharacters).join('')
  const isWhole = words.length <= mostWords && cut.length < mostCharacters
  const closed = cut.replace(/[.,;:!?…\s]+$/u, '')
  return closed === '' || isWhole ? closed : `${closed} …`
}
