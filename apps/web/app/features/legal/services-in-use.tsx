import { useTranslation } from '../../lib/texts.ts'
import { usePublicConfig } from '../../lib/use-public-config.ts'

/** Who does what in this very installation; nothing while the server has not said. */
export function ServicesInUse() {
  const { t } = useTranslation('legal')
  const services = usePublicConfig()?.services
  if (!services) return null
  const { authentication, mail, payments, languageModel } = services
  return (
    <div className="mt-6 max-w-measure border-gilt border-l-2 pl-5">
      <h3 className="text-xl">{t('services.title')}</h3>
      <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-gold">
        <li>{t(`services.authentication.${authentication}`)}</li>
        <li>{t(`services.mail.${mail}`)}</li>
        <li>{t(`services.payments.${payments}`)}</li>
        <li>
          {languageModel
            ? t('services.languageModel', { model: languageModel })
            : t('services.noLanguageModel')}
        </li>
      </ul>
    </div>
  )
}
