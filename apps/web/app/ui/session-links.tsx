import { useSession } from '../lib/session.ts'
import { useTranslation } from '../lib/texts.ts'
import { LocalLink } from './local-link.tsx'
import { useSignOut } from './use-sign-out.ts'

const place = 'session-links order-2 ml-auto sm:order-none sm:ml-0'
const look =
  'inline-flex min-h-11 items-center text-[0.9375rem] font-[550] underline decoration-gilt decoration-1 underline-offset-[0.35em] hover:decoration-2'

/**
 * Sign-in for a visitor; the dashboard and sign-out for a user; nothing while it is not known, in the
 * room that the likelier ones will take.
 */
export function SessionLinks({ isCrowded = false }: { isCrowded?: boolean }) {
  const { status } = useSession()
  if (status === 'user') return <UserLinks isCrowded={isCrowded} />
  if (status === 'visitor') return <SignInLink />
  return (
    <div aria-hidden={true} className="invisible contents">
      <div className="session-of-user contents">
        <UserLinks isCrowded={isCrowded} />
      </div>
      <div className="session-of-visitor contents">
        <SignInLink />
      </div>
    </div>
  )
}

/** Beside a page's own links a narrow screen has no room for sign-out. */
function UserLinks({ isCrowded }: { isCrowded: boolean }) {
  const { t } = useTranslation('app')
  const signOutButton = useSignOut()
  return (
    <div className={`${place} flex gap-5`}>
      <LocalLink to="/dashboard" className={look}>
        {t('header.dashboard')}
      </LocalLink>
      <button
        {...signOutButton}
        type="button"
        className={`${look} disabled:opacity-55 ${isCrowded ? 'max-sm:hidden' : ''}`}
      >
        {t('header.signOut')}
      </button>
    </div>
  )
}

function SignInLink() {
  const { t } = useTranslation('app')
  return (
    <div className={place}>
      <LocalLink to="/sign-in" className={look}>
        {t('header.signIn')}
      </LocalLink>
    </div>
  )
}
