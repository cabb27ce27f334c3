import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { Message } from './message.tsx'
import { type ShownMessage, turnsOf } from './shown-message.ts'

type MessageListProps = {
  messages: readonly ShownMessage[]
  isTyping: boolean
  /** Stands below the messages: what went wrong, or help. */
  children?: ReactNode
}

/**
 * The messages, in the page itself. The newest question comes to stand at the top, with room for its
 * reply, which is read aloud as it arrives.
 */
export function MessageList({ messages, isTyping, children }: MessageListProps) {
  const { t } = useTranslation('chat')
  const newest = useRef<HTMLDivElement>(null)
  const trouble = useRef<HTMLDivElement>(null)
  const turns = turnsOf(messages)
  const isTrouble = Boolean(children)
  useEffect(() => {
    if (turns.length > 0) newest.current?.scrollIntoView({ block: 'start' })
  }, [turns.length])
  useEffect(() => {
    if (isTrouble) trouble.current?.scrollIntoView({ block: 'nearest' })
  }, [isTrouble])
  return (
    <div
      role="log"
      aria-live="polite"
      aria-label={t('conversation')}
      className="grid grow content-start gap-6"
    >
      <Message message={{ id: 'opening', type: 'assistant', content: t('opening') }} />
      {turns.map((turn, index) => {
        const isNewest = index === turns.length - 1
        return (
          <div
            key={turn[0]?.id}
            ref={isNewest ? newest : null}
            className={`grid scroll-mt-5 content-start gap-6 ${isNewest ? 'min-h-[calc(100dvh-15rem)]' : ''}`}
          >
            {turn.map((message) => (
              <Message key={message.id} message={message} />
            ))}
            {isNewest && isTyping && <Typing />}
            {isNewest && (
              <div ref={trouble} className="scroll-mb-40">
                {children}
              </div>
            )}
          </div>
        )
      })}
      {turns.length === 0 && children}
    </div>
  )
}

function Typing() {
  const { t } = useTranslation('chat')
  return (
    <p className="flex items-center gap-2 border-l-2 border-gilt pl-4 text-soft">
      <svg aria-hidden="true" viewBox="0 0 24 8" className="h-2 w-6 animate-pulse fill-gold">
        <circle cx="4" cy="4" r="2.5" />
        <circle cx="12" cy="4" r="2.5" />
        <circle cx="20" cy="4" r="2.5" />
      </svg>
      <span className="text-[0.9375rem]">{t('typing')}</span>
    </p>
  )
}
