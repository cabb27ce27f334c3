import type { DatedResult } from '@individua/contract/results'
import { useId, useState } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { usePortraitDate } from './portrait-date.ts'

/** Two of the portraits to lay side by side: at first the two newest. */
export function ChooseTwo({ portraits }: { portraits: readonly DatedResult[] }) {
  const { t } = useTranslation('portraits')
  const [newest, second] = portraits.map(({ resultId }) => resultId)
  const [from, setFrom] = useState(second ?? '')
  const [to, setTo] = useState(newest ?? '')
  return (
    <section aria-labelledby="choose" className="grid gap-5">
      <h2 id="choose" className="text-[1.75rem]">
        {t('choose.title')}
      </h2>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <Choice
          label={t('choose.earlier')}
          portraits={portraits}
          chosen={from}
          onChoose={setFrom}
        />
        <Choice label={t('choose.later')} portraits={portraits} chosen={to} onChoose={setTo} />
        <div className="grid sm:max-lg:col-span-full sm:max-lg:justify-start">
          <LinkButton to={`/portraits/compare?from=${from}&to=${to}`} look="secondary">
            {t('choose.action')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

type ChoiceProps = {
  label: string
  portraits: readonly DatedResult[]
  chosen: string
  onChoose: (resultId: string) => void
}

function Choice({ label, portraits, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('portraits')
  const dateOf = usePortraitDate()
  const id = useId()
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-[550]">
        {label}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-12 w-full rounded-[3px] border border-line-strong bg-paper px-4 py-2.5 text-ink"
      >
        {portraits.map(({ resultId, assessmentDate, answerCount }) => (
          <option key={resultId} value={resultId}>
            {dateOf(assessmentDate)} · {t('answers', { count: answerCount })}
          </option>
        ))}
      </select>
    </div>
  )
}
