import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Page } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useLinkConfirmation } from './link-confirmation.ts'
import { PressToConfirm } from './press-to-confirm.tsx'

export default function SignInCallbackScreen() {
  const { t } = useTranslation('session')
  const navigate = useLocalizedNavigate()
  const { needsPress, confirm } = useLinkConfirmation({
    onConfirmed: () => {
      showToast('success', t('signIn.success'))
      navigate('/', { replace: true })
    },
    onFailed: () => {
      showToast('error', t('signIn.error'))
      navigate('/', { replace: true })
    },
  })
  return (
    <Page title={t('callback.signInTitle')} isIndexed={false} width="narrow">
      <div className="py-16 sm:py-24">
        {needsPress ? (
          <PressToConfirm label={t('callback.pressSignIn')} onPress={confirm} />
        ) : (
          <div role="status" className="grid justify-items-center gap-6 text-gold">
            <Spinner isLarge />
            <h1 className="text-2xl text-ink">{t('callback.signingIn')}</h1>
          </div>
        )}
      </div>
    </Page>
  )
}
