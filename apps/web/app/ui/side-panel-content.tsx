import { useLocation } from 'react-router'
import { type LinkTarget, useLocalizePath } from '../lib/localized-navigation.ts'
import { useSession } from '../lib/session.ts'
import { useTranslation } from '../lib/texts.ts'
import { LineIcon } from './line-icon.tsx'
import { LocalLink } from './local-link.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Icons on the 24 px grid of the emblems. */
const entries = [
  { to: '/dashboard', label: 'panel.dashboard', icon: 'M4 20V10M10 20V4M16 20v-7M22 20H2' },
  {
    to: '/portraits',
    label: 'panel.portraits',
    icon: 'M3 7h11v14H3zM7 7V3h14v14h-7M8.500 11a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z',
  },
  { to: '/my-answers', label: 'panel.answers', icon: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3' },
  {
    to: '/archetypes-info',
    label: 'panel.archetypes',
    icon: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 8v.01M12 11.5V16',
  },
  {
    to: '/jungian-dashboard',
    label: 'panel.jungian',
    icon: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 3a4.5 4.5 0 0 1 0 9a4.5 4.5 0 0 0 0 9',
  },
] as const
const premiumEntries = [
  { to: '/chat', label: 'panel.chat', icon: 'M4 4h16v12H11l-5 4v-4H4zM8 9h8M8 12h5' },
] as const

const entryLook =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-left text-[0.9375rem] text-ink hover:bg-sunken'

type SidePanelContentProps = {
  email: string
  /** Only the icons; their words are read by assistive technology and shown as tooltips. */
  isNarrow?: boolean
  onLeave?: () => void
}

/** What the panel holds: who is signed in, where to go, and the way out. */
export function SidePanelContent({ email, isNarrow = false, onLeave }: SidePanelContentProps) {
  const { t } = useTranslation('app')
  const isPremium = useSession().userInfo?.is_premium === true
  const signOutButton = useSignOut()
  return (
    <div
      className={`flex min-h-0 grow flex-col gap-6 overflow-y-auto pb-6 ${isNarrow ? 'px-2' : 'px-4'}`}
    >
      <Owner email={email} isNarrow={isNarrow} {...(onLeave && { onLeave })} />
      <nav aria-label={t('panel.label')}>
        <ul className="grid gap-1">
          {[...entries, ...(isPremium ? premiumEntries : [])].map((entry) => (
            <li key={entry.to}>
              <Entry {...entry} isNarrow={isNarrow} {...(onLeave && { onLeave })} />
            </li>
          ))}
        </ul>
      </nav>
      <button
        {...signOutButton}
        type="button"
        title={isNarrow ? t('panel.signOut') : undefined}
        className={`${entryLook} mt-auto disabled:opacity-55 ${isNarrow ? 'justify-center' : ''}`}
      >
        <Icon path="M10 4H5v16h5M14 8l4 4-4 4M18 12H9" />
        <Label isNarrow={isNarrow}>{t('panel.signOut')}</Label>
      </button>
    </div>
  )
}

function Owner({ email, isNarrow = false, onLeave }: SidePanelContentProps) {
  const { t } = useTranslation('app')
  return (
    <LocalLink
      to="/profile"
      {...(onLeave && { onClick: onLeave })}
      title={isNarrow ? email : undefined}
      aria-current={useIsHere('/profile')}
      className={`group flex shrink-0 items-center gap-3 rounded-sm hover:bg-sunken ${isNarrow ? 'justify-center' : 'p-3'}`}
    >
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-gilt-faint font-serif text-xl text-ink group-aria-[current=page]:border-2 group-aria-[current=page]:border-gilt"
      >
        {email.charAt(0).toUpperCase()}
      </span>
      <span className={isNarrow ? 'sr-only' : 'min-w-0'}>
        <span className="block truncate text-[0.9375rem] font-[550]">{email}</span>
        <span className="block text-[0.8125rem] text-soft">{t('panel.authenticated')}</span>
      </span>
    </LocalLink>
  )
}

type EntryProps = (typeof entries | typeof premiumEntries)[number] & {
  isNarrow: boolean
  onLeave?: () => void
}

function Entry({ to, label, icon, isNarrow, onLeave }: EntryProps) {
  const { t } = useTranslation('app')
  return (
    <LocalLink
      to={to}
      {...(onLeave && { onClick: onLeave })}
      title={isNarrow ? t(label) : undefined}
      aria-current={useIsHere(to)}
      className={`${entryLook} ${isNarrow ? 'justify-center' : ''} aria-[current=page]:bg-gilt-faint aria-[current=page]:font-[550]`}
    >
      <Icon path={icon} />
      <Label isNarrow={isNarrow}>{t(label)}</Label>
    </LocalLink>
  )
}

function Label({ isNarrow, children }: { isNarrow: boolean; children: string }) {
  return isNarrow ? <span className="sr-only">{children}</span> : children
}

function useIsHere(path: LinkTarget): 'page' | undefined {
  return useLocation().pathname === useLocalizePath()(path) ? 'page' : undefined
}

export function Icon({ path }: { path: string }) {
  return <LineIcon path={path} className="size-5 shrink-0 text-gold" />
}
