import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { forgetSession } from '../../lib/session.ts'
import { removeAllStored } from '../../lib/storage.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { eraseAccount } from './account.queries.ts'

/** Asks for the email to be typed: erasing cannot be undone. */
export function EraseAccount({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('profile.settings.erase')}
      </Button>
      {isAsking && <Confirmation email={email} onClose={() => setAsking(false)} />}
    </>
  )
}

function Confirmation({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation('account')
  const [typed, setTyped] = useState('')
  const erase = useErase()
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isConfirmed) erase.mutate()
  }
  return (
    <Dialog
      title={t('profile.settings.eraseTitle')}
      closeLabel={t('profile.settings.close')}
      onClose={onClose}
    >
      <form onSubmit={submit} className="grid gap-5">
        <p>{t('profile.settings.eraseText')}</p>
        <Field
          label={t('profile.settings.eraseConfirm', { email })}
          type="email"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button look="secondary" onClick={onClose} isWide>
            {t('profile.settings.keep')}
          </Button>
          <Button type="submit" disabled={!isConfirmed} isBusy={erase.isPending} isWide>
            {t('profile.settings.eraseNow')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useErase() {
  const { t } = useTranslation('account')
  const navigate = useLocalizedNavigate()
  return useMutation({
    mutationFn: eraseAccount,
    onSuccess: async ({ isSignInErased }) => {
      await navigate('/', { replace: true })
      removeAllStored()
      forgetSession()
      const text = isSignInErased ? 'erased' : 'erasedExceptSignIn'
      showToast('success', t(`profile.settings.${text}`))
    },
    onError: () => showToast('error', t('profile.settings.eraseError')),
  })
}
