import { limits } from '@individua/contract/limits'
import { useTranslation } from '../../lib/texts.ts'

const warnedFrom = 500

type OpenAnswerProps = { value: string; labelledBy: string; onWrite: (text: string) => void }

export function OpenAnswer({ value, labelledBy, onWrite }: OpenAnswerProps) {
  const { t } = useTranslation('advanced-assessment')
  const left = limits.openAnswerMaxLength - value.length
  return (
    <div className="grid max-w-[44rem] gap-2">
      <textarea
        value={value}
        onChange={(event) => onWrite(event.target.value)}
        maxLength={limits.openAnswerMaxLength}
        rows={7}
        aria-labelledby={labelledBy}
        aria-describedby="open-answer-hint"
        className="w-full resize-y rounded-[3px] border border-line-strong bg-paper px-4 py-3 leading-relaxed text-ink"
      />
      <p id="open-answer-hint" className="text-[0.9375rem] text-soft">
        {t('open.hint')} {left <= warnedFrom && t('open.left', { count: left })}
      </p>
    </div>
  )
}
