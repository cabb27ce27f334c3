import { useState } from 'react'
import { type AssessmentDraft, type FormType, loadDraft } from '../../lib/assessment-draft.ts'
import { errorText } from '../../lib/error-text.ts'
import { useFirstQuestion } from '../../lib/first-question.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { AssessmentSkeleton } from './assessment-skeleton.tsx'
import { FirstQuestion } from './first-question.tsx'
import { Questionnaire } from './questionnaire.tsx'
import { useQuestions } from './use-questions.ts'

type AssessmentFormProps = { formType: FormType; onComplete: (draft: AssessmentDraft) => void }

/** What only this browser knows, the stored draft and questions, waits until the page is hydrated. */
export function AssessmentForm(props: AssessmentFormProps) {
  return useHydrated() ? <LoadedForm {...props} /> : <Waiting formType={props.formType} />
}

function LoadedForm({ formType, onComplete }: AssessmentFormProps) {
  const language = useLanguage()
  const { questions, error } = useQuestions(formType, language)
  const [isBegun] = useState(() => loadDraft(formType) !== undefined)
  if (questions && questions.length > 0) {
    return <Questionnaire formType={formType} questions={questions} onComplete={onComplete} />
  }
  if (error || questions) return <NoQuestions error={error} />
  return <Waiting formType={formType} isBegun={isBegun} />
}

/** The first question, where it is known already and the reader is not past it. */
function Waiting({ formType, isBegun = false }: { formType: FormType; isBegun?: boolean }) {
  const first = useFirstQuestion()
  return first && formType === 'initial' && !isBegun ? (
    <FirstQuestion question={first} />
  ) : (
    <AssessmentSkeleton formType={formType} />
  )
}

function NoQuestions({ error }: { error: unknown }) {
  const { t } = useTranslation('assessment')
  const { t: tApp } = useTranslation('app')
  const { t: tErrors } = useTranslation('errors')
  return (
    <div className="mx-auto max-w-[34rem] py-10 sm:py-20">
      <ErrorCard
        title={t('error.title')}
        text={error ? errorText(tErrors, error) : t('error.empty')}
      >
        <LinkButton to="/">{tApp('common.backToHome')}</LinkButton>
      </ErrorCard>
    </div>
  )
}
