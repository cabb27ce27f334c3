import { limits } from '@individua/contract/limits'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'

type ComposerProps = {
  text: string
  onWrite: (text: string) => void
  onSend: (message: string) => void
  /** A reply is being written: the next message can be written, not sent. */
  isReplying: boolean
}

const suggestions = ['1', '2', '3', '4'] as const

/** The field, the button, and what could be asked; the focus stays in the field. */
export function Composer({ text, onWrite, onSend, isReplying }: ComposerProps) {
  const { t } = useTranslation('chat')
  const field = useRef<HTMLTextAreaElement>(null)
  const send = (message: string) => {
    field.current?.focus({ preventScroll: true })
    if (message.trim() !== '' && !isReplying) onSend(message.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(text)
  }
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send(text)
  }
  return (
    <div className="grid gap-4">
      <form onSubmit={submit} className="grid gap-2">
        <label htmlFor="message" className="font-[550]">
          {t('input')}
        </label>
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <textarea
            ref={field}
            id="message"
            value={text}
            onChange={({ target }) => onWrite(target.value)}
            onKeyDown={sendByEnter}
            maxLength={limits.chatMessageMaxLength}
            rows={2}
            enterKeyHint="send"
            aria-describedby="message-keys"
            className="field-sizing-content max-h-48 min-h-20 w-full resize-none rounded-[3px] border border-line-strong bg-paper px-4 py-3 leading-relaxed text-ink"
          />
          <Button type="submit" aria-disabled={isReplying || undefined}>
            {t('send')}
          </Button>
        </div>
        <p id="message-keys" className="text-[0.875rem] text-soft pointer-coarse:hidden">
          {t('keys')}
        </p>
      </form>
      <Suggestions onChoose={send} isReplying={isReplying} />
    </div>
  )
}

type SuggestionsProps = { onChoose: (message: string) => void; isReplying: boolean }

function Suggestions({ onChoose, isReplying }: SuggestionsProps) {
  const { t } = useTranslation('chat')
  return (
    <div className="grid gap-2">
      <h2 className="font-sans text-[0.875rem] font-[550] text-soft">{t('suggestions.label')}</h2>
      <ul className="flex flex-wrap gap-2">
        {suggestions.map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-disabled={isReplying || undefined}
              onClick={() => onChoose(t(`suggestions.${number}`))}
              className="min-h-11 rounded-[3px] border border-line px-3.5 py-2 text-left text-[0.9375rem] leading-snug hover:border-gold hover:text-gold"
            >
              {t(`suggestions.${number}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
