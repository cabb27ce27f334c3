import { useState } from 'react'
import { useLocalizedNavigate } from '../lib/localized-navigation.ts'
import { signOut } from '../lib/session.ts'
import { useTranslation } from '../lib/texts.ts'
import { showToast } from './toast.tsx'

/** Signs out and leads home; what the button needs to show that it is under way. */
export function useSignOut() {
  const { t } = useTranslation('errors')
  const navigate = useLocalizedNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  async function onClick() {
    setIsLeaving(true)
    try {
      await signOut()
      navigate('/')
    } catch {
      showToast('error', t('internal_error'))
    } finally {
      setIsLeaving(false)
    }
  }
  return { onClick, disabled: isLeaving, 'aria-busy': isLeaving || undefined }
}
