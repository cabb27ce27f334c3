import { useEffect, useEffectEvent, useState } from 'react'
import { isApiError } from '../../lib/api-error.ts'
import { clearDraft } from '../../lib/assessment-draft.ts'
import { errorText } from '../../lib/error-text.ts'
import { useLocalizedNavigate } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCollectedAnswers } from './collected-answers.ts'
import { submitBasicAnswers } from './session.queries.ts'

/** A signed-in user has given an email already: the answers are submitted at once. */
export function SubmitAsUser({ userId }: { userId: string }) {
  const { t } = useTranslation('session')
  const { t: tApp } = useTranslation('app')
  const { t: tErrors } = useTranslation('errors')
  const { failure, submit, hasAnswers } = useSubmitAnswers(userId)
  const wordsOf = (error: unknown) =>
    isApiError(error) && error.code === 'network'
      ? { title: t('emailCollection.waiting.title'), text: t('emailCollection.waiting.text') }
      : { title: errorText(tErrors, error) }

  if (!hasAnswers) {
    return (
      <ErrorCard title={t('emailCollection.missing')}>
        <LinkButton to="/assessment">{t('signIn.startAssessment')}</LinkButton>
      </ErrorCard>
    )
  }
  if (failure) {
    return (
      <ErrorCard {...wordsOf(failure)}>
        <Button onClick={submit}>{tApp('common.tryAgain')}</Button>
      </ErrorCard>
    )
  }
  return (
    <Card>
      <h1 className="mb-8 text-3xl">{t('emailCollection.title')}</h1>
      <Skeleton lines={3} label={t('emailCollection.submitting')} />
    </Card>
  )
}

function useSubmitAnswers(userId: string) {
  const navigate = useLocalizedNavigate()
  const { answers } = useCollectedAnswers()
  const [failure, setFailure] = useState<unknown>()

  function submit() {
    if (answers.length === 0) return
    setFailure(undefined)
    submitBasicAnswers(userId, answers).then(() => {
      clearDraft('initial')
      navigate('/calculate-profile', { replace: true })
    }, setFailure)
  }

  const begin = useEffectEvent(submit)
  useEffect(() => {
    const beginAgain = () => begin()
    begin()
    window.addEventListener('online', beginAgain)
    return () => window.removeEventListener('online', beginAgain)
  }, [])
  return { failure, submit, hasAnswers: answers.length > 0 }
}
