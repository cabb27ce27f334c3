import { useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import type { NavigationState } from '../../lib/navigation-state.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { showToast } from '../../ui/toast.tsx'
import { sendMailAgain } from './session.queries.ts'

/** When the mail does not come: another one, or another email with the same answers. */
export function OtherWays({ state, email }: { state: NavigationState; email: string }) {
  const { t, i18n } = useTranslation('session')
  const { t: tErrors } = useTranslation('errors')
  const [isSending, setIsSending] = useState(false)

  async function sendAgain() {
    setIsSending(true)
    try {
      await sendMailAgain(email, i18n.language)
      showToast('success', t('verificationSent.sentAgain'))
    } catch (failure) {
      showToast('error', errorText(tErrors, failure))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <div className="mt-6 grid gap-3">
      <Button look="secondary" isBusy={isSending} onClick={sendAgain}>
        {t(isSending ? 'verificationSent.sending' : 'verificationSent.again')}
      </Button>
      {state.answers && (
        <p className="text-[0.9375rem] text-soft">
          <LocalLink
            to="/email-collection"
            state={state}
            className="link inline-flex min-h-11 items-center"
          >
            {t('verificationSent.change')}
          </LocalLink>{' '}
          {t('verificationSent.changeHint')}
        </p>
      )}
    </div>
  )
}
