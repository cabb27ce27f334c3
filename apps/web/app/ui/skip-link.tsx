import { useTranslation } from '../lib/texts.ts'

/** The first stop of the keyboard: past header and panel to the content. */
export function SkipLink() {
  const { t } = useTranslation('app')
  return (
    <a
      href="#main"
      className="no-print sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:bg-action focus:px-4 focus:py-3 focus:text-on-action"
    >
      {t('header.skip')}
    </a>
  )
}
