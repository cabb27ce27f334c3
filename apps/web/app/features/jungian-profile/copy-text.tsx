import { useState } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'

type CopyState = 'ready' | 'copied' | 'failed'

/** Puts a text on the clipboard, to be sent to the person it is written for. */
export function CopyText({ text }: { text: string }) {
  const { t } = useTranslation('jungian-profile')
  const [state, setState] = useState<CopyState>('ready')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button look="secondary" onClick={copy}>
        {t('copy.action')}
      </Button>
      <p role="status" className="text-[0.9375rem] text-soft">
        {state !== 'ready' && t(`copy.${state}`)}
      </p>
    </div>
  )
}
