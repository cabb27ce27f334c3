import { useInstall } from '../../lib/install-prompt.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'

/** Stands under the reader's own profile, where the browser can install the product. */
export function InstallHint() {
  const { t } = useTranslation('results')
  const install = useInstall()
  if (!install) return null
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
      <p className="max-w-measure text-soft">{t('install.text')}</p>
      <Button look="secondary" onClick={install}>
        {t('install.action')}
      </Button>
    </section>
  )
}
