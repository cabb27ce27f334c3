import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { calibrationConsentQuery, decideOnCalibration } from '../lib/calibration-consent.ts'
import { useTranslation } from '../lib/texts.ts'
import { PrivacyLink } from './privacy-link.tsx'
import { showToast } from './toast.tsx'

type CalibrationConsentProps = { userId: string }

/** A box, empty until the reader ticks it; each change is stored at once. Absent while unknown. */
export function CalibrationConsent({ userId }: CalibrationConsentProps) {
  const { t, i18n } = useTranslation('consent')
  const { data: consent } = useQuery(calibrationConsentQuery(userId))
  const { mutate, isPending, variables } = useDecision(userId)
  const hintId = useId()
  if (!consent) return null
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (
    <div className="grid max-w-measure gap-2 text-[0.9375rem]">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          type="checkbox"
          checked={isPending ? variables : consent.isGiven}
          disabled={isPending}
          onChange={({ target }) => mutate(target.checked)}
          aria-describedby={hintId}
          className="mt-0.5 size-5 shrink-0 accent-(--action)"
        />
        <span>{t('label')}</span>
      </label>
      <p id={hintId} className="text-soft">
        {t('hint')} <PrivacyLink className="link">{t('more')}</PrivacyLink>
      </p>
      <p role="status" className="text-soft">
        {consent.givenAt && t('given', { date: date.format(new Date(consent.givenAt)) })}
      </p>
    </div>
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
