import type { DailyAccepted } from '@individua/contract/further-questions'
import type { GeneratedQuestion } from '@individua/contract/questions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { useTimeOnScreen } from '../../lib/time-on-screen.ts'
import { Card } from '../../ui/card.tsx'
import { LikertScale } from '../../ui/likert-scale.tsx'
import { showToast } from '../../ui/toast.tsx'
import { dailyQuestionQuery, submitDailyAnswer } from './results.queries.ts'

/** One statement a day; nothing while it is not known, and where none is left. */
export function DailyCard({ userId }: { userId: string }) {
  const { t } = useTranslation('results')
  const query = dailyQuestionQuery(useLanguage(), userId)
  const { data } = useQuery(query)
  const [accepted, setAccepted] = useState<DailyAccepted>()
  if (!data || !(data.question || data.isAnsweredToday || accepted)) return null
  return (
    <Card>
      <section aria-labelledby="daily" className="grid gap-5">
        <h2 id="daily" className="running-head font-sans">
          {t('daily.title')}
        </h2>
        {data.question && !accepted ? (
          <DailyQuestion userId={userId} question={data.question} onAccepted={setAccepted} />
        ) : (
          <div role="status" className="grid max-w-measure gap-2">
            {accepted ? <Sharpened accepted={accepted} /> : <p>{t('daily.answered')}</p>}
          </div>
        )}
      </section>
    </Card>
  )
}

type DailyQuestionProps = {
  userId: string
  question: GeneratedQuestion
  onAccepted: (accepted: DailyAccepted) => void
}

function DailyQuestion({ userId, question, onAccepted }: DailyQuestionProps) {
  const { t } = useTranslation('results')
  const { questionUuid } = question
  const elapsed = useTimeOnScreen(questionUuid)
  const cache = useQueryClient()
  const [value, setValue] = useState<number>()
  const submission = useMutation({
    mutationFn: (digit: number) =>
      submitDailyAnswer({
        uid: userId,
        questionUuid,
        answer: String(digit),
        milliseconds: Math.round(elapsed()),
      }),
    onSuccess: (accepted) => {
      onAccepted(accepted)
      for (const key of restingOnAnswers) cache.invalidateQueries({ queryKey: [key] })
    },
    onError: () => showToast('error', t('daily.error')),
  })
  const choose = (digit: number) => {
    setValue(digit)
    if (!submission.isPending) submission.mutate(digit)
  }
  return (
    <>
      <p className="max-w-measure font-serif text-[1.3125rem] leading-[1.4]">
        {question.questionText}
      </p>
      <LikertScale
        questionUuid={questionUuid}
        value={value}
        onSelect={setValue}
        onChoose={choose}
      />
      <p role="status" className="text-[0.9375rem] text-soft">
        {submission.isPending ? t('daily.saving') : t('daily.hint')}
      </p>
    </>
  )
}

/** What is read anew once there is a new answer; the question itself only by the next visit. */
const restingOnAnswers = ['dashboard', 'further-state', 'advanced-result', 'answers']

function Sharpened({ accepted }: { accepted: DailyAccepted }) {
  const { t } = useTranslation('results')
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' })
  const { answerCount: answers, sharpened } = accepted
  return (
    <>
      <p>{t('daily.thanks', { answers })}</p>
      {sharpened && (
        <p>
          {t('daily.sharpened', {
            name: sharpened.name,
            before: percent.formatRange(...sharpened.before),
            after: percent.formatRange(...sharpened.after),
          })}
        </p>
      )}
    </>
  )
}
