import portraits from 'virtual:sample-portraits'
import { contentLanguage } from '@individua/instrument/content-language'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'

/** How a report begins: the portrait of the invented person. */
export function SamplePortrait() {
  const { t } = useTranslation('landing')
  const { title, text } = portraits[contentLanguage(useLanguage())]
  return (
    <section aria-labelledby="sample-portrait" className="grid gap-5 pb-24 lg:pb-32">
      <p className="running-head">{t('portrait.label')}</p>
      <h2 id="sample-portrait" className="text-[clamp(1.75rem,1.4rem+1.4vw,2.375rem)]">
        {title}
      </h2>
      <p className="max-w-measure font-serif text-[1.3125rem] leading-[1.5]">{text}</p>
    </section>
  )
}
