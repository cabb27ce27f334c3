import { useTranslation } from '../../lib/texts.ts'
import { NeutralMandala } from '../../ui/mandala/neutral-mandala.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function ProfileSkeleton() {
  const { t } = useTranslation('jungian-profile')
  return (
    <div className="grid min-h-[60rem] content-start items-start gap-x-16 gap-y-8 @4xl:grid-cols-2">
      <Skeleton lines={7} label={t('loading')} />
      <NeutralMandala progress={0} className="max-w-[30rem] opacity-60" />
    </div>
  )
}
