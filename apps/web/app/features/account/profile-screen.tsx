import type { UserInfo } from '@individua/contract/users'
import { useEffect } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { useRedirect } from '../../lib/localized-navigation.ts'
import { useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.tsx'
import { Payments } from './payments.tsx'
import { Settings } from './settings.tsx'

export default function ProfileScreen() {
  const { t } = useTranslation('account')
  return (
    <Page title={t('profile.title')} isIndexed={false} width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:py-12">
        <ProfileOfUser />
      </div>
    </Page>
  )
}

function ProfileOfUser() {
  const { t } = useTranslation('account')
  const { t: tErrors } = useTranslation('errors')
  const { status, userInfo, userInfoError } = useSession()
  useRedirect('/', status === 'visitor' || userInfoError !== undefined)
  useEffect(() => {
    if (userInfoError) showToast('error', errorText(tErrors, userInfoError))
  }, [userInfoError, tErrors])

  if (!userInfo) return <Skeleton lines={8} label={t('profile.loading')} />
  return (
    <>
      <div className="-ml-3">
        <LinkButton to="/dashboard" look="quiet">
          ← {t('profile.back')}
        </LinkButton>
      </div>
      <Identity user={userInfo} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Account user={userInfo} />
          <Payments userId={userInfo.id} />
        </div>
        <Settings userId={userInfo.id} email={userInfo.email} />
      </div>
    </>
  )
}

function Identity({ user: { email, is_premium } }: { user: UserInfo }) {
  const { t } = useTranslation('account')
  return (
    <header className="flex flex-wrap items-center gap-5">
      <span
        aria-hidden="true"
        className="grid size-20 shrink-0 place-items-center rounded-full bg-gilt-faint font-serif text-3xl"
      >
        {email.slice(0, 2).toUpperCase()}
      </span>
      <div className="grid min-w-0 justify-items-start gap-2">
        <h1 className="text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)]">{t('profile.title')}</h1>
        <p className="max-w-full text-soft wrap-anywhere">{email}</p>
        <span
          className={`rounded-full border px-3 py-0.5 text-[0.8125rem] font-[550] ${is_premium ? 'border-gold text-gold' : 'border-line-strong text-soft'}`}
        >
          {t(is_premium ? 'profile.premium' : 'profile.free')}
        </span>
      </div>
    </header>
  )
}

function Account({ user: { email, registered_at } }: { user: UserInfo }) {
  const { t, i18n } = useTranslation('account')
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (
    <section className="grid gap-5 rounded-[3px] border border-line bg-raised p-6 sm:p-8">
      <h2 className="text-2xl">{t('profile.account.title')}</h2>
      <label className="grid gap-2">
        <span className="font-[550]">{t('profile.account.email')}</span>
        <input
          type="email"
          readOnly
          value={email}
          className="min-h-12 w-full rounded-[3px] border border-line bg-sunken px-4 py-2.5 text-ink"
        />
      </label>
      <p>
        <span className="font-[550]">{t('profile.account.registered')}</span>{' '}
        <time dateTime={registered_at}>{date.format(new Date(registered_at))}</time>
      </p>
    </section>
  )
}
