import { limits } from '@individua/contract/limits'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'

type ComposerProps = {
  text: string
  onWrite: (text: string) => void
  onSend: (message: string) => void
  /** A reply is being written: the next message can be written, not sent. */
  isReplying: boolean
  /** A conversation that is under way needs no suggestions. */
  isBegun: boolean
  /** Stands below the field. */
  children?: ReactNode
}

const suggestions = ['1', '2', '3', '4'] as const

/**
 * What could be asked, and the field with its button, which stays at the foot of the screen where that
 * is high enough; the focus stays in the field.
 */
export function Composer(props: ComposerProps) {
  const { text, onWrite, onSend, isReplying, isBegun, children } = props
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
    <>
      {!isBegun && <Suggestions onChoose={send} isReplying={isReplying} />}
      <form
        onSubmit={submit}
        className="bottom-0 grid gap-2 border-t border-line bg-paper pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] [@media(min-height:30rem)]:sticky"
      >
        <label htmlFor="message" className="sr-only">
          {t('input')}
        </label>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
          <textarea
            ref={field}
            id="message"
            value={text}
            onChange={({ target }) => onWrite(target.value)}
            onKeyDown={sendByEnter}
            maxLength={limits.chatMessageMaxLength}
            rows={1}
            placeholder={t('input')}
            enterKeyHint="send"
            aria-describedby="message-keys"
            className="field-sizing-content max-h-48 min-h-12 w-full resize-none rounded-[3px] border border-line-strong bg-paper px-4 py-2.5 leading-relaxed text-ink placeholder:text-soft"
          />
          <Button type="submit" aria-disabled={isReplying || undefined}>
            {t('send')}
          </Button>
        </div>
        <p id="message-keys" className="text-[0.875rem] text-soft pointer-coarse:hidden">
          {t('keys')}
        </p>
        {children}
      </form>
    </>
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
