import { useTranslation } from '../lib/texts.ts'
import { LocalLink } from './local-link.tsx'
import { PrivacyLink } from './privacy-link.tsx'

export function SiteFooter() {
  const { t } = useTranslation('app')
  return (
    <footer className="mx-auto mt-4 w-full sm:mt-24 max-w-page px-5 pb-5 sm:px-8 sm:pb-10">
      <div className="grid gap-2 border-t border-line pt-4 text-sm sm:pt-6 sm:text-[0.9375rem] text-soft sm:grid-cols-[1fr_auto] sm:gap-10">
        <p className="max-w-measure">{t('footer.disclaimer')}</p>
        <div className="flex flex-wrap content-start gap-x-4 sm:grid sm:justify-items-end">
          <LocalLink to="/archetypes-info" className="link inline-flex min-h-11 items-start">
            {t('footer.archetypes')}
          </LocalLink>
          <PrivacyLink className="link inline-flex min-h-11 items-start">
            {t('footer.privacy')}
          </PrivacyLink>
        </div>
      </div>
    </footer>
  )
}
