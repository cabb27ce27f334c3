import { limits } from '@individua/contract/limits'
import type { Question } from '@individua/contract/questions'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveDraft } from '../../lib/assessment-draft.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useTimeOnScreen } from '../../lib/time-on-screen.ts'
import { LikertScale, likertValues } from '../../ui/likert-scale.tsx'
import { QuestionFrame } from '../../ui/question-frame.tsx'
import { QuestionHeading } from '../../ui/question-heading.tsx'
import { useQuestionKeys } from '../../ui/question-keys.ts'
import { resumeDraft, takeStep } from './answering.ts'
import { AssessmentProgress } from './assessment-progress.tsx'
import { FirstButtons, Notes } from './question-foot.tsx'

const total = limits.basicQuestionCount

/**
 * The first question while the list is being loaded, prerendered too. An answer is stored as a draft,
 * with which the questionnaire goes on.
 */
export function FirstQuestion({ question }: { question: Question }) {
  const { questionUuid, questionText } = question
  const { value, select, choose, scale } = useEarlyAnswer(questionUuid)
  useQuestionKeys({
    lastDigit: likertValues.length,
    onDigit: choose,
    onBack: () => undefined,
    onEnter: () => undefined,
  })
  return (
    <div ref={scale} data-first-question={useHydrated() ? 'live' : 'waiting'}>
      <QuestionFrame share={0} head={<AssessmentProgress number={1} total={total} share={0} />}>
        <QuestionHeading questionUuid={questionUuid} text={questionText} />
        <LikertScale
          questionUuid={questionUuid}
          value={value}
          onSelect={select}
          onChoose={choose}
        />
        <FirstButtons />
        <Notes formType="initial" />
      </QuestionFrame>
    </div>
  )
}

function useEarlyAnswer(questionUuid: string) {
  const scale = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState<number>()
  const elapsed = useTimeOnScreen(questionUuid)

  function keep(given: number, isChosen: boolean) {
    const answered = takeStep(resumeDraft(undefined, [questionUuid]), {
      kind: 'answer',
      questionUuid,
      value: given,
      milliseconds: elapsed(),
      at: Date.now(),
    })
    const next = takeStep(answered, { kind: 'next', questionCount: total })
    saveDraft('initial', isChosen ? next : answered)
    setValue(given)
  }

  // A choice made before the page was hydrated: the browser has marked it, React leaves it.
  const takeMarked = useEffectEvent(() => {
    const marked = scale.current?.querySelector<HTMLInputElement>('input:checked')
    if (marked) keep(Number(marked.value), true)
  })
  useEffect(() => takeMarked(), [])

  return {
    value,
    scale,
    select: (given: number) => keep(given, false),
    choose: (given: number) => keep(given, true),
  }
}
