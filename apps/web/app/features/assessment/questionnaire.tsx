import type { Question } from '@individua/contract/questions'
import type { AssessmentDraft, FormType } from '../../lib/assessment-draft.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { LikertScale, likertValues } from '../../ui/likert-scale.tsx'
import { QuestionFrame } from '../../ui/question-frame.tsx'
import { QuestionHeading } from '../../ui/question-heading.tsx'
import { useQuestionKeys } from '../../ui/question-keys.ts'
import { answeredShare } from './answering.ts'
import { AssessmentProgress } from './assessment-progress.tsx'
import { useEarlyAnswer } from './early-answer.ts'
import { useQuestionByQuestion } from './question-by-question.ts'
import { BackToHome, Notes } from './question-foot.tsx'

type QuestionnaireProps = {
  formType: FormType
  /** All of them, or the first alone until the others are loaded. */
  questions: Question[]
  total: number
  onComplete: (draft: AssessmentDraft) => void
}

export function Questionnaire({ formType, questions, total, onComplete }: QuestionnaireProps) {
  const { t } = useTranslation('assessment')
  const flow = useQuestionByQuestion({ formType, questions, total, onComplete })
  const { question, position, draft } = flow
  const share = answeredShare(draft.answers, flow.uuids)
  const value = draft.answers[question.questionUuid]
  const canGoOn = value !== undefined && !flow.isAdvancing
  useQuestionKeys({
    lastDigit: likertValues.length,
    onDigit: flow.choose,
    onBack: flow.goBack,
    onEnter: () => canGoOn && flow.goOn(),
  })
  const isHydrated = useHydrated()
  useEarlyAnswer(value, flow.choose)
  return (
    <div data-questions={isHydrated ? 'live' : 'waiting'}>
      <QuestionFrame
        share={share}
        head={<AssessmentProgress number={position + 1} total={total} share={share} />}
      >
        <QuestionHeading questionUuid={question.questionUuid} text={question.questionText} />
        <LikertScale
          key={question.questionUuid}
          questionUuid={question.questionUuid}
          value={value}
          onSelect={flow.select}
          onChoose={flow.choose}
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button look="secondary" onClick={flow.goBack} disabled={position === 0}>
            {t('previous')}
          </Button>
          {canGoOn && (
            <Button look="secondary" onClick={flow.goOn}>
              {t(position === total - 1 ? 'finish' : 'next')}
            </Button>
          )}
          <BackToHome />
        </div>
        {position === 0 && <Notes formType={formType} />}
      </QuestionFrame>
    </div>
  )
}
