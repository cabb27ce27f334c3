import { useState } from 'react'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLinkConfirmation } from './link-confirmation.ts'
import { LinkFailure } from './link-failure.tsx'
import { PressToConfirm } from './press-to-confirm.tsx'

export default function SignUpCallbackScreen() {
  const { t } = useTranslation('session')
  const navigate = useLocalizedNavigate()
  const [failure, setFailure] = useState<unknown>()
  const { needsPress, confirm } = useLinkConfirmation({
    onConfirmed: () => navigate('/calculate-profile', { replace: true }),
    onFailed: setFailure,
  })
  return (
    <Page title={t('callback.verifyingTitle')} isIndexed={false} width="narrow">
      <div className="py-16 sm:py-24">
        {failure ? (
          <LinkFailure error={failure} />
        ) : needsPress ? (
          <PressToConfirm label={t('callback.pressConfirm')} onPress={confirm} />
        ) : (
          <Card>
            <h1 className="mb-8 text-3xl">{t('callback.verifying')}</h1>
            <Skeleton lines={4} label={t('callback.verifying')} />
          </Card>
        )}
      </div>
    </Page>
  )
}
