import { defaultLanguage, isLanguage, type Language } from '@individua/contract/languages'

/** The first language of an Accept-Language header that the product has texts for. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', quality = 'q=1'] = entry.split(';').map((part) => part.trim())
      return { code: tag.toLowerCase().split('-')[0], quality: Number(quality.replace('q=', '')) }
    })
    .sort((one, other) => other.quality - one.quality)
  return wanted.map(({ code }) => code).find(isLanguage) ?? defaultLanguage
}
