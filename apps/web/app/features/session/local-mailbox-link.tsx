import { useEffect, useState } from 'react'
import { publicConfig } from '../../lib/public-config.ts'
import { useTranslation } from '../../lib/texts.ts'

/** Only where mails stay on this machine. */
export function LocalMailboxLink() {
  const { t } = useTranslation('session')
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    publicConfig().then(
      (config) => setIsShown(config.hasLocalMailbox),
      () => setIsShown(false),
    )
  }, [])
  if (!isShown) return null
  return (
    <a href="/dev/mailbox" className="link inline-flex min-h-11 items-center">
      {t('code.mailbox')}
    </a>
  )
}
