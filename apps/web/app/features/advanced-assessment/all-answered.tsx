import { webPaths } from '@individua/contract/paths'
import { useEffect, useRef } from 'react'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

const paymentPath = '/payment-advanced'
const paths: readonly string[] = webPaths
/** A product without payments ends here, with the answers kept. */
const takesPayments = paths.includes(paymentPath)

export function AllAnswered() {
  const { t } = useTranslation('advanced')
  const navigate = useLocalizedNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesPayments) navigate(paymentPath, { replace: true })
    else heading.current?.focus()
  }, [])
  return (
    <div className="mx-auto max-w-[34rem] py-10 sm:py-20">
      <Card>
        <div className="grid justify-items-start gap-5">
          <h1 ref={heading} tabIndex={-1} className="text-[1.75rem] outline-none">
            {t('done.title')}
          </h1>
          <p className="text-soft">{t('done.text')}</p>
          <LinkButton to="/dashboard">{t('done.action')}</LinkButton>
        </div>
      </Card>
    </div>
  )
}
