import { useTranslation } from '../../lib/texts.ts'
import { neutralPetals } from '../../ui/mandala/neutral-petals.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PortraitFrame } from './portrait-frame.tsx'
import { RevealMandala } from './reveal-mandala.tsx'
import { BelowContents } from './reveal-page.tsx'

export function DashboardSkeleton() {
  const { t } = useTranslation('results')
  return (
    <BelowContents>
      <PortraitFrame picture={<RevealMandala petals={neutralPetals} progress={0} />}>
        <h1 className="text-[clamp(1.625rem,0.9rem+3.4vw,3.25rem)] leading-[1.04]">
          {t('dashboard.title')}
        </h1>
        <Skeleton lines={7} label={t('dashboard.loading')} />
      </PortraitFrame>
    </BelowContents>
  )
}
