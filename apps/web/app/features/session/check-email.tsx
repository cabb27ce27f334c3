import { limits } from '@individua/contract/limits'
import { useEffect, useRef } from 'react'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { showToast } from '../../ui/toast.tsx'
import { CodeForm } from './code-form.tsx'
import { LocalMailboxLink } from './local-mailbox-link.tsx'

interface CheckEmailProps {
  email: string
  onTryAgain: () => void
  /** Where a session leads. */
  target?: '/' | '/calculate-profile'
}

/** The same for every email: nothing here tells whether there is an account. */
export function CheckEmail({ email, onTryAgain, target = '/' }: CheckEmailProps) {
  const { t } = useTranslation('session')
  const navigate = useLocalizedNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  function enter() {
    showToast('success', t('signIn.success'))
    navigate(target, { replace: true })
  }

  return (
    <Card>
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        {t('checkEmail.title')}
      </h1>
      <p className="mt-4 text-soft">
        {t('checkEmail.text', { email, minutes: limits.signInLinkMinutes })}
      </p>
      <div className="mt-2 mb-8">
        <LocalMailboxLink />
      </div>
      <CodeForm email={email} onConfirmed={enter} />
      <p className="mt-6 text-[0.9375rem] text-soft">
        {t('checkEmail.noAccount')}{' '}
        <LocalLink to="/assessment" className="link inline-flex min-h-11 items-center">
          {t('signIn.startAssessment')}
        </LocalLink>
      </p>
      <div className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <Button look="quiet" onClick={onTryAgain}>
          {t('checkEmail.tryAgain')}
        </Button>
        <LinkButton to="/" look="quiet">
          {t('checkEmail.backHome')}
        </LinkButton>
      </div>
    </Card>
  )
}
