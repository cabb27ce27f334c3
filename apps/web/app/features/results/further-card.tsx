import type { FurtherState } from '@individua/contract/further-questions'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
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
      link={
        lots === 'open' && (
          <LinkButton to="/more-questions">
            {t(isLotStarted ? 'further.resume' : 'further.action')}
          </LinkButton>
        )
      }
    >
      {goal !== null && <p className="text-soft">{t('further.goal', { goal })}</p>}
    </NextQuestions>
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
  link: ReactNode
  children?: ReactNode
}

function NextQuestions({ id, title, text, link, children }: NextQuestionsProps) {
  return (
    <div className="no-print">
      <Card>
        <section
          aria-labelledby={id}
          className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="grid gap-3">
            <h2 id={id} className="text-[1.75rem]">
              {title}
            </h2>
            <p className="max-w-measure">{text}</p>
            {children}
          </div>
          {link}
        </section>
      </Card>
    </div>
  )
}
