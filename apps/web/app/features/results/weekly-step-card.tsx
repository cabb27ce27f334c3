import type { Help } from '@individua/contract/answers'
import type { WeeklyStepKept } from '@individua/contract/weekly-step'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { showToast } from '../../ui/toast.tsx'
import { StepLookBack } from './step-look-back.tsx'
import { keepLookBack, keepTried, weeklyStepQuery } from './weekly-step.queries.ts'
import { WeeklyStepHelp } from './weekly-step-help.tsx'
import { WeeklyStepToday } from './weekly-step-today.tsx'

/** One thing to do this week, and a question back about an earlier one; nothing while it is not known. */
export function WeeklyStepCard({ userId }: { userId: string }) {
  const { data: step } = useQuery(weeklyStepQuery(useLanguage(), userId))
  const [help, setHelp] = useState<Help>()
  const keeping = { userId, onHelp: setHelp }
  const tried = useKept(keepTried, keeping)
  const lookedBack = useKept(keepLookBack, keeping)
  if (!step) return null
  return (
    <div className="no-print rounded-[3px] border border-line bg-raised px-4 py-3 sm:p-10">
      <div className="grid gap-8 sm:gap-10">
        {step.lookBack && (
          <StepLookBack
            key={step.lookBack.week}
            earlier={step.lookBack}
            isBusy={lookedBack.isPending}
            onKeep={lookedBack.mutate}
          />
        )}
        <WeeklyStepToday
          key={step.week}
          step={step}
          isBusy={tried.isPending}
          onTried={tried.mutate}
        />
        {help && <WeeklyStepHelp help={help} onContinue={() => setHelp(undefined)} />}
      </div>
    </div>
  )
}

type Keeping = { userId: string; onHelp: (help: Help) => void }

function useKept<Body>(keep: (body: Body) => Promise<WeeklyStepKept>, keeping: Keeping) {
  const { t } = useTranslation('weekly-step')
  const cache = useQueryClient()
  const { queryKey } = weeklyStepQuery(useLanguage(), keeping.userId)
  return useMutation({
    mutationFn: keep,
    onSuccess: ({ help, ...step }) => {
      cache.setQueryData(queryKey, step)
      if (help) keeping.onHelp(help)
    },
    onError: () => showToast('error', t('error')),
  })
}
