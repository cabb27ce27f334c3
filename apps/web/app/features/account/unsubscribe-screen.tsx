import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { endWeeklyMail } from './weekly-mail.queries.ts'

/** Opened by the link of a weekly mail, signed in or not. To open it changes nothing: scanners do. */
export default function UnsubscribeScreen() {
  const { t } = useTranslation('weekly-mail')
  const { search } = useLocation()
  const token = useHydrated() ? new URLSearchParams(search).get('token') : null
  return (
    <Page title={t('meta.title')} isIndexed={false} width="narrow">
      <div className="py-10 sm:py-20">
        <Card>
          <div className="grid justify-items-start gap-5">
            <h1 className="text-3xl">{t('off.title')}</h1>
            {token === null ? <p>{t('off.incomplete')}</p> : <EndMail token={token} />}
            <Settings>{t('off.settings')}</Settings>
          </div>
        </Card>
      </div>
    </Page>
  )
}

function EndMail({ token }: { token: string }) {
  const { t } = useTranslation('weekly-mail')
  const { mutate, isPending, isSuccess, isError } = useMutation({ mutationFn: endWeeklyMail })
  if (isSuccess) {
    return (
      <p role="status">
        {t('off.done')} {t('off.again')}
      </p>
    )
  }
  return (
    <>
      <p>{t('off.text')}</p>
      <Button isBusy={isPending} onClick={() => mutate(token)}>
        {t('off.action')}
      </Button>
      <p role="alert" className="text-rust">
        {isError && t('off.failed')}
      </p>
    </>
  )
}

function Settings({ children }: { children: ReactNode }) {
  return (
    <LinkButton to="/profile" look="quiet">
      {children}
    </LinkButton>
  )
}
