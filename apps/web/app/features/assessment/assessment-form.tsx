import type { Language } from '@individua/contract/languages'
import { limits } from '@individua/contract/limits'
import { useMemo } from 'react'
import { type AssessmentDraft, type FormType, loadDraft } from '../../lib/assessment-draft.ts'
import { errorText } from '../../lib/error-text.ts'
import { useFirstQuestion } from '../../lib/first-question.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { AssessmentSkeleton } from './assessment-skeleton.tsx'
import { Questionnaire } from './questionnaire.tsx'
import { useQuestions } from './use-questions.ts'

type AssessmentFormProps = { formType: FormType; onComplete: (draft: AssessmentDraft) => void }

/**
 * What only this browser knows, the stored draft and questions, waits until the page is hydrated.
 * Until the list is loaded the first question stands alone, where it is known and the reader is not
 * past it; it stays in place when the others come, so that no press on it is lost.
 */
export function AssessmentForm({ formType, onComplete }: AssessmentFormProps) {
  const language = useLanguage()
  const isHydrated = useHydrated()
  const first = useFirstQuestion()
  const loaded = useQuestions(formType, language)
  const hasDraft = useMemo(() => hasDraftIn(language, formType), [language, formType])
  const { questions, error } = isHydrated ? loaded : { questions: undefined, error: null }
  const isBegun = isHydrated && hasDraft
  const known = formType === 'initial' && !isBegun && first ? [first] : []
  const total = limits.basicQuestionCount

  if (!questions?.length && (questions || error)) return <NoQuestions error={error} />
  const shown = questions ?? known
  if (shown.length === 0) return <AssessmentSkeleton formType={formType} />
  return (
    <Questionnaire
      key={`${language} ${isBegun}`}
      formType={formType}
      questions={shown}
      total={questions?.length ?? total}
      onComplete={onComplete}
    />
  )
}

/** A draft serves every language; where it is changed the draft is looked at anew. */
function hasDraftIn(_language: Language, formType: FormType): boolean {
  return loadDraft(formType) !== undefined
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
        <div className="flex flex-wrap gap-3">
          {error !== null && (
            <Button onClick={() => window.location.reload()}>{tApp('common.tryAgain')}</Button>
          )}
          <LinkButton to="/" look="secondary">
            {tApp('common.backToHome')}
          </LinkButton>
        </div>
      </ErrorCard>
    </div>
  )
}
