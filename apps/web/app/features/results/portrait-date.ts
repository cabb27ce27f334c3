import { useLanguage } from '../../lib/localized-navigation.ts'

/** Formats the date of a result for its reader. */
export function usePortraitDate(): (isoTime: string) => string {
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' })
  return (isoTime) => format.format(Date.parse(isoTime))
}
