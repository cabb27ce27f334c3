import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { calibrationConsentQuery, decideOnCalibration } from '../lib/calibration-consent.ts'
import { useTranslation } from '../lib/texts.ts'
import { PrivacyLink } from './privacy-link.tsx'
import { TickBox } from './tick-box.tsx'
import { showToast } from './toast.tsx'

type CalibrationConsentProps = { userId: string }

/** A box, empty until the reader ticks it; each change is stored at once. Absent while unknown. */
export function CalibrationConsent({ userId }: CalibrationConsentProps) {
  const { t, i18n } = useTranslation('consent')
  const { data: consent } = useQuery(calibrationConsentQuery(userId))
  const { mutate, isPending, variables } = useDecision(userId)
  if (!consent) return null
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (
    <TickBox
      label={t('label')}
      hint={
        <>
          {t('hint')} <PrivacyLink className="link">{t('more')}</PrivacyLink>
        </>
      }
      isTicked={isPending ? variables : consent.isGiven}
      isPending={isPending}
      onTick={mutate}
      status={consent.givenAt && t('given', { date: date.format(new Date(consent.givenAt)) })}
    />
  )
}

function useDecision(userId: string) {
  const { t } = useTranslation('consent')
  const cache = useQueryClient()
  return useMutation({
    mutationFn: decideOnCalibration,
    onSuccess: (consent) => cache.setQueryData(calibrationConsentQuery(userId).queryKey, consent),
    onError: () => showToast('error', t('error')),
  })
}
