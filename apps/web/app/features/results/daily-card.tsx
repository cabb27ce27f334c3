import type { DailyAccepted } from '@individua/contract/further-questions'
import type { GeneratedQuestion } from '@individua/contract/questions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { useTimeOnScreen } from '../../lib/time-on-screen.ts'
import { LikertScale } from '../../ui/likert-scale.tsx'
import { showToast } from '../../ui/toast.tsx'
import { dailyQuestionQuery, submitDailyAnswer } from './results.queries.ts'
import { SharpenedPicture } from './sharpened-picture.tsx'

/** One statement a day; nothing while it is not known, and where none is left. */
export function DailyCard({ userId }: { userId: string }) {
  const { t } = useTranslation('results')
  const query = dailyQuestionQuery(useLanguage(), userId)
  const { data } = useQuery(query)
  const [accepted, setAccepted] = useState<DailyAccepted>()
  if (!data || !(data.question || data.isAnsweredToday || accepted)) return null
  return (
    <section
      aria-labelledby="daily"
      className="no-print grid gap-3 rounded-[3px] border border-line bg-raised p-4 sm:gap-5 sm:p-10"
    >
      <h2 id="daily" className="running-head font-sans">
        {t('daily.title')}
      </h2>
      {data.question && !accepted ? (
        <DailyQuestion userId={userId} question={data.question} onAccepted={setAccepted} />
      ) : (
        <div role="status" className="grid max-w-measure gap-2">
          {accepted ? (
            <Sharpened accepted={accepted} userId={userId} />
          ) : (
            <p>{t('daily.answered')}</p>
          )}
        </div>
      )}
    </section>
  )
}

type DailyQuestionProps = {
  userId: string
  question: GeneratedQuestion
  onAccepted: (accepted: DailyAccepted) => void
}

function DailyQuestion({ userId, question, onAccepted }: DailyQuestionProps) {
  const { t } = useTranslation('results')
  const { t: tApp } = useTranslation('app')
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
      <p className="max-w-measure font-serif text-[1.0625rem] leading-[1.35] sm:text-[1.3125rem]">
        {question.questionText}
      </p>
      <LikertScale
        questionUuid={questionUuid}
        value={value}
        onSelect={setValue}
        onChoose={choose}
        isCompact
      />
      <p aria-hidden="true" className="-mt-2 flex justify-between text-xs text-soft sm:hidden">
        <span>{tApp('likert.1')}</span>
        <span>{tApp('likert.5')}</span>
      </p>
      <p role="status" className="text-sm text-soft">
        {submission.isPending ? t('daily.saving') : t('daily.hint')}
      </p>
    </>
  )
}

/** What is read anew once there is a new answer; the question itself only by the next visit. */
const restingOnAnswers = ['dashboard', 'further-state', 'advanced-result', 'answers']

type SharpenedProps = { accepted: DailyAccepted; userId: string }

function Sharpened({ accepted, userId }: SharpenedProps) {
  const { t } = useTranslation('results')
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' })
  const { answerCount: answers, sharpened } = accepted
  return (
    <>
      <SharpenedPicture userId={userId} />
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
