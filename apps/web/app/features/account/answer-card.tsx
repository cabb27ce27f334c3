import type { UserAnswer } from '@individua/contract/answers'
import { useTranslation } from '../../lib/texts.ts'
import { isAnswered } from './answer-stats.ts'

/** One question with its number, its kind, and what was answered. */
export function AnswerCard({ answer }: { answer: UserAnswer }) {
  const { t } = useTranslation('account')
  const { questionNo, questionText, questionType } = answer
  return (
    <li className="grid gap-2.5 rounded-[3px] border border-line bg-raised p-4 sm:gap-4 sm:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <span className="running-head">{t('myAnswers.number', { number: questionNo })}</span>
        <span className="rounded-full border border-line-strong px-3 py-0.5 text-[0.8125rem] text-soft">
          {t(`myAnswers.types.${questionType}`)}
        </span>
      </div>
      <h2 className="font-serif text-lg leading-snug sm:text-xl">{questionText}</h2>
      {isAnswered(answer) || questionType === 'multi_choice' ? (
        <Given answer={answer} />
      ) : (
        <NoAnswer />
      )}
    </li>
  )
}

function Given({ answer }: { answer: UserAnswer }) {
  if (answer.questionType === 'likert') return <LikertGiven value={answer.answer} />
  if (answer.questionType === 'multi_choice') return <ChoiceGiven answer={answer} />
  return (
    <blockquote className="max-w-measure border-gilt border-l-2 pl-4 whitespace-pre-wrap">
      <q>{answer.answer.trim()}</q>
    </blockquote>
  )
}

const likertValues = ['1', '2', '3', '4', '5'] as const
type LikertValue = (typeof likertValues)[number]

type Leaning = 'disagrees' | 'neutral' | 'agrees'
const leaningOf: Record<LikertValue, Leaning> = {
  1: 'disagrees',
  2: 'disagrees',
  3: 'neutral',
  4: 'agrees',
  5: 'agrees',
}
const leaningColours: Record<Leaning, string> = {
  disagrees: 'border-rust text-rust',
  neutral: 'border-gilt text-gold',
  agrees: 'border-leaf text-leaf',
}

function LikertGiven({ value }: { value: string }) {
  const { t } = useTranslation('app')
  const given = likertValues.find((known) => known === value.trim())
  if (!given) return <NoAnswer />
  const leaning = leaningOf[given]
  return (
    <p className="flex items-center gap-3">
      <span
        data-leaning={leaning}
        className={`rounded-full border-2 px-3 py-0.5 font-[550] tabular-nums ${leaningColours[leaning]}`}
      >
        {given}/5
      </span>
      {t(`likert.${given}`)}
    </p>
  )
}

function ChoiceGiven({ answer: { options = [], answer, secondAnswer } }: { answer: UserAnswer }) {
  const { t } = useTranslation('account')
  return (
    <>
      <ul className="grid gap-1 text-[0.9375rem] leading-snug sm:gap-1.5">
        {options.map((option) => {
          const isChosen = option === answer
          const isSecond = option === secondAnswer
          return (
            <li
              key={option}
              aria-current={isChosen || undefined}
              className={`flex flex-wrap items-baseline gap-x-3 rounded-[3px] border px-3 py-1.5 ${isChosen ? 'border-gold bg-gilt-faint font-[550]' : isSecond ? 'border-gold' : 'border-transparent text-soft'}`}
            >
              {option}
              {(isChosen || isSecond) && (
                <span className="ml-auto text-[0.8125rem] text-gold">
                  {t(isChosen ? 'myAnswers.chosen' : 'myAnswers.chosenSecond')}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {answer.trim() === '' && <NoAnswer />}
    </>
  )
}

function NoAnswer() {
  const { t } = useTranslation('account')
  return <p className="text-soft">{t('myAnswers.noAnswer')}</p>
}
