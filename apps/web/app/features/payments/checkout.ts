import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isApiError } from '../../lib/api-error.ts'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { showToast } from '../../ui/toast.tsx'
import { startCheckout } from './payment.queries.ts'

/** Leads to the page to pay on. */
export function useCheckout(): { pay: () => void; isOpening: boolean } {
  const { t } = useTranslation('payments')
  const navigate = useLocalizedNavigate()
  const { mutate, reset, status } = useMutation({
    mutationFn: startCheckout,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      if (isApiError(error) && error.code === 'already_paid') navigate('/results-processing')
      else showToast('error', t('advanced.errors.checkout'))
    },
  })
  useReturn(reset)
  return {
    pay: () => mutate('advanced_report'),
    isOpening: status === 'pending' || status === 'success',
  }
}

/** Called when Back brings this page out of the browser's cache, where it still waits for the checkout. */
function useReturn(onReturn: () => void) {
  useEffect(() => {
    const note = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn()
    }
    window.addEventListener('pageshow', note)
    return () => window.removeEventListener('pageshow', note)
  }, [onReturn])
}
