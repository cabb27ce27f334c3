import type { FurtherState } from '@individua/contract/further-questions'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { furtherStateQuery } from './results.queries.ts'

/** What can be answered further: nothing while it is not known. */
export function FurtherCard({ userId }: { userId: string }) {
  const { data: state } = useQuery(furtherStateQuery(userId))
  if (!state) return null
  return (
    <>
      <Lots state={state} />
      {state.isSecondOccasionDue && <SecondOccasion />}
    </>
  )
}

/** Where a paid profile can be sharpened. */
function Lots({ state }: { state: FurtherState }) {
  const { t } = useTranslation('results')
  const { lots, answerCount: answers, goal, isLotStarted } = state
  if (lots !== 'open' && lots !== 'done') return null
  return (
    <NextQuestions
      id="further"
      title={t('further.title')}
      text={t(lots === 'open' ? 'further.text' : 'further.done', { answers })}
      goal={goal !== null && t('further.goal', { goal })}
      link={
        lots === 'open' && (
          <LinkButton to="/more-questions">
            {t(isLotStarted ? 'further.resume' : 'further.action')}
          </LinkButton>
        )
      }
    />
  )
}

function SecondOccasion() {
  const { t } = useTranslation('results')
  return (
    <NextQuestions
      id="again"
      title={t('again.title')}
      text={t('again.text')}
      link={
        <LinkButton to="/assessment" look="secondary">
          {t('again.action')}
        </LinkButton>
      }
    />
  )
}

type NextQuestionsProps = {
  id: string
  title: string
  text: string
  goal?: ReactNode
  link: ReactNode
}

function NextQuestions({ id, title, text, goal, link }: NextQuestionsProps) {
  return (
    <section
      aria-labelledby={id}
      className="no-print grid items-end gap-x-12 gap-y-3 rounded-[3px] border border-line bg-raised p-4 sm:gap-y-6 sm:p-10 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid gap-2 sm:gap-4">
        <h2 id={id} className="running-head font-sans">
          {title}
        </h2>
        <p className="max-w-measure text-[0.9375rem] leading-[1.45] sm:text-base sm:leading-[1.65]">
          {text} <span className="text-soft">{goal}</span>
        </p>
      </div>
      {link}
    </section>
  )
}
