import { useTranslation } from '../../lib/texts.ts'
import { QuestionFrame } from '../../ui/question-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LotHead, LotTitle } from './lot-head.tsx'

export function LotSkeleton() {
  const { t } = useTranslation('advanced-assessment')
  return (
    <QuestionFrame share={0} head={<LotHead percent={0} />}>
      <LotTitle />
      <div className="grid min-h-[24rem] content-start gap-6 sm:min-h-[19rem]">
        <Skeleton lines={6} label={t('loading')} />
      </div>
    </QuestionFrame>
  )
}
