import { useTranslation } from '../../lib/texts.ts'
import { usePublicConfig } from '../../lib/use-public-config.ts'

/** Only where mails stay on this machine. */
export function LocalMailboxLink() {
  const { t } = useTranslation('session')
  const config = usePublicConfig()
  if (!config?.hasLocalMailbox) return null
  return (
    <a href="/dev/mailbox" className="link inline-flex min-h-11 items-center">
      {t('code.mailbox')}
    </a>
  )
}
