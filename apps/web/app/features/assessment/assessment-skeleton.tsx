import type { FormType } from '../../lib/assessment-draft.ts'
import { useTranslation } from '../../lib/texts.ts'
import { QuestionFrame } from '../../ui/question-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function AssessmentSkeleton({ formType }: { formType: FormType }) {
  const { t } = useTranslation('assessment')
  return (
    <QuestionFrame share={0} head={<div className="h-[3px] bg-line" />}>
      <h1 className="sr-only">{t(formType === 'initial' ? 'meta.title' : 'detailedMeta.title')}</h1>
      <div className="min-h-[24rem] sm:min-h-[19rem]">
        <Skeleton lines={6} label={t('loading')} />
      </div>
    </QuestionFrame>
  )
}
