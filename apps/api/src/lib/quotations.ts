const quotation = /[“„"«»‟](?<words>[^“”„"«»‟]+)[”“"«»‟]/gu
const marks = /[“”„"«»‟]/gu

/** The text without quotation marks, but for those around words that are known. */
export function withKnownQuotations(text: string, isKnown: (words: string) => boolean): string {
  let kept = ''
  let end = 0
  for (const found of text.matchAll(quotation)) {
    if (!isKnown(found.groups?.words ?? '')) continue
    kept += text.slice(end, found.index).replaceAll(marks, '') + found[0]
    end = found.index + found[0].length
  }
  return kept + text.slice(end).replaceAll(marks, '')
}

export function withoutQuotationMarks(text: string): string {
  return text.replaceAll(marks, '')
}
