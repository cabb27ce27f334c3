import { useLocalizedNavigate } from '../lib/localized-navigation.ts'
import { signOut, useSession } from '../lib/session.ts'
import { useTranslation } from '../lib/texts.ts'
import { LocalLink } from './local-link.tsx'
import { showToast } from './toast.tsx'

const look =
  'inline-flex min-h-11 items-center text-[0.9375rem] font-[550] underline decoration-gilt decoration-1 underline-offset-[0.35em] hover:decoration-2'

/**
 * Sign-in for a visitor; the dashboard and sign-out for a user; nothing while it is not known.
 * Beside a page's own links a narrow screen has no room for sign-out.
 */
export function SessionLinks({ isCrowded = false }: { isCrowded?: boolean }) {
  const { t } = useTranslation('app')
  const { t: tErrors } = useTranslation('errors')
  const { status } = useSession()
  const navigate = useLocalizedNavigate()

  if (status === 'user') {
    const leave = () =>
      signOut().then(
        () => navigate('/'),
        () => showToast('error', tErrors('internal_error')),
      )
    return (
      <div className="session-links order-2 ml-auto flex gap-5 lg:ml-0">
        <LocalLink to="/dashboard" className={look}>
          {t('header.dashboard')}
        </LocalLink>
        <button
          type="button"
          onClick={leave}
          className={`${look} ${isCrowded ? 'max-sm:hidden' : ''}`}
        >
          {t('header.signOut')}
        </button>
      </div>
    )
  }
  return (
    <div
      aria-hidden={status === 'loading' || undefined}
      className={`session-links order-2 ml-auto lg:ml-0 ${status === 'loading' ? 'invisible' : ''}`}
    >
      <LocalLink to="/sign-in" className={look}>
        {t('header.signIn')}
      </LocalLink>
    </div>
  )
}
