import { defaultLanguage, isLanguage, type Language } from '@individua/contract/languages'

/** More than any browser sends; a longer header is not read to its end. */
const maxEntries = 50

/** The language of an Accept-Language header that is wanted most, of those the product has texts for. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',', maxEntries)
    .map(readEntry)
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  return wanted.map(({ code }) => code).find(isLanguage) ?? defaultLanguage
}

/** `de-AT;q=0.8`; a quality that is no number from 0 to 1 makes the entry count for nothing. */
function readEntry(entry: string): { code: string | undefined; quality: number } {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const quality = given === undefined ? 1 : /^[01](\.\d*)?$/.test(given) ? Number(given) : 0
  return { code: tag.split('-', 1)[0], quality }
}
