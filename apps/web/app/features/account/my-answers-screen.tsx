import type { UserAnswer } from '@individua/contract/answers'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useSignedIn } from '../../lib/signed-in.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.tsx'
import { answersQuery } from './account.queries.ts'
import { AnswerCard } from './answer-card.tsx'
import { AnswerFilter, isShown, type Shown } from './answer-filter.tsx'
import { answerStats, byNumber } from './answer-stats.ts'

export default function MyAnswersScreen() {
  const { t } = useTranslation('account')
  const { userInfo, userInfoError } = useSignedIn()
  return (
    <Page title={t('myAnswers.title')} isIndexed={false} width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 py-8 sm:py-12">
        {userInfoError ? (
          <LoadError onRetry={() => window.location.reload()} />
        ) : (
          <AnswersOf userId={userInfo?.id} />
        )}
      </div>
    </Page>
  )
}

function AnswersOf({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation('account')
  const query = useQuery({
    ...answersQuery(useLanguage(), userId ?? ''),
    enabled: userId !== undefined,
  })
  const showError = useEffectEvent(() => showToast('error', t('myAnswers.loadError')))
  useEffect(() => {
    if (query.error) showError()
  }, [query.error])

  if (query.error) return <LoadError onRetry={() => query.refetch()} />
  if (query.data?.length === 0) return <NoAnswers />
  return (
    <>
      <header className="grid gap-3">
        <h1 className="text-[clamp(2rem,1.5rem+2vw,2.75rem)]">{t('myAnswers.title')}</h1>
        <p className="max-w-measure text-soft">{t('myAnswers.description')}</p>
      </header>
      {query.data ? (
        <Answers answers={query.data} />
      ) : (
        <Skeleton lines={8} label={t('myAnswers.loading')} />
      )}
    </>
  )
}

function Answers({ answers }: { answers: readonly UserAnswer[] }) {
  const { t } = useTranslation('account')
  const [shown, setShown] = useState<Shown>('all')
  return (
    <>
      <Stats {...answerStats(answers)} />
      <div className="grid gap-4">
        <AnswerFilter answers={answers} shown={shown} onShow={setShown} />
        <ol className="grid items-start gap-3 sm:gap-5 lg:grid-cols-2">
          {byNumber(answers)
            .filter(isShown(shown))
            .map((answer) => (
              <AnswerCard key={answer.questionUuid} answer={answer} />
            ))}
        </ol>
      </div>
      <div className="grid justify-items-start gap-3">
        <p className="max-w-measure">{t('myAnswers.again.text')}</p>
        <LinkButton to="/assessment" look="secondary">
          {t('myAnswers.again.action')}
        </LinkButton>
      </div>
    </>
  )
}

function Stats({ total, answered, completion }: ReturnType<typeof answerStats>) {
  const { t, i18n } = useTranslation('account')
  const number = new Intl.NumberFormat(i18n.language)
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const stats = [
    { label: t('myAnswers.stats.total'), value: number.format(total) },
    { label: t('myAnswers.stats.answered'), value: number.format(answered) },
    { label: t('myAnswers.stats.completion'), value: percent.format(completion / 100) },
  ]
  return (
    <dl className="grid grid-cols-3 gap-3 max-[22.4rem]:grid-cols-[repeat(3,auto)] sm:gap-5">
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-[3px] border border-line bg-raised px-2 py-3 sm:p-6"
        >
          <dt className="text-xs text-soft sm:text-[0.9375rem]">{label}</dt>
          <dd className="font-serif text-2xl whitespace-nowrap tabular-nums sm:text-4xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function NoAnswers() {
  const { t } = useTranslation('account')
  return (
    <Card>
      <div className="grid justify-items-start gap-5">
        <h1 className="text-2xl">{t('myAnswers.empty.title')}</h1>
        <p className="max-w-measure text-soft">{t('myAnswers.empty.description')}</p>
        <LinkButton to="/assessment">{t('myAnswers.empty.start')}</LinkButton>
      </div>
    </Card>
  )
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('account')
  return (
    <ErrorCard title={t('myAnswers.loadError')}>
      <Button onClick={onRetry}>{t('myAnswers.tryAgain')}</Button>
    </ErrorCard>
  )
}
