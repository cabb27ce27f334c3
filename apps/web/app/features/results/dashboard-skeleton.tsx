import { useTranslation } from '../../lib/texts.ts'
import { NeutralMandala } from '../../ui/mandala/neutral-mandala.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function DashboardSkeleton() {
  const { t } = useTranslation('results')
  return (
    <div className="grid min-h-[60rem] content-start items-center gap-x-16 gap-y-8 lg:grid-cols-2">
      <NeutralMandala progress={0} className="max-w-[34rem] opacity-60" />
      <div className="grid gap-8 lg:order-first">
        <h1 className="text-[clamp(1.75rem,0.9rem+4.2vw,3.75rem)] leading-[1.04]">
          {t('dashboard.title')}
        </h1>
        <Skeleton lines={7} label={t('dashboard.loading')} />
      </div>
    </div>
  )
}
