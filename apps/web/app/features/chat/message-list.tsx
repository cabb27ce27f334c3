import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import type { ShownMessage } from './shown-message.ts'

type MessageListProps = {
  messages: readonly ShownMessage[]
  isTyping: boolean
  /** Stands below the messages: what went wrong, or help. */
  children?: ReactNode
}

/** What scrolls must be reached by keyboard. */
const reachable = { tabIndex: 0 }

/** The messages panel: the newest question stays in sight with its reply, which is read aloud as it arrives. */
export function MessageList({ messages, isTyping, children }: MessageListProps) {
  const { t } = useTranslation('chat')
  const panel = useRef<HTMLDivElement>(null)
  const newest = useRef<HTMLDivElement>(null)
  const isOpened = useRef(false)
  const newestIndex = messages.findLastIndex(({ type }) => type === 'user')
  const isTrouble = Boolean(children)
  useEffect(() => {
    const { current } = panel
    const ofQuestion = newestIndex === -1 ? 0 : (newest.current?.offsetTop ?? 0) - 16
    current?.scrollTo({ top: isTrouble ? current.scrollHeight : ofQuestion })
    if (isOpened.current) current?.scrollIntoView({ block: 'nearest' })
    isOpened.current = true
  }, [newestIndex, isTrouble])
  return (
    <div
      ref={panel}
      role="log"
      aria-live="polite"
      aria-label={t('conversation')}
      {...reachable}
      className="relative grid max-h-[min(38rem,58dvh)] min-h-48 content-start gap-5 overflow-y-auto rounded-[3px] border border-line bg-raised p-4 sm:p-6"
    >
      <Message message={{ id: 'opening', type: 'assistant', content: t('opening') }} />
      {messages.map((message, index) => (
        <div key={message.id} ref={index === newestIndex ? newest : null} className="grid">
          <Message message={message} />
        </div>
      ))}
      {isTyping && <Typing />}
      {children}
    </div>
  )
}

function Message({ message: { type, content } }: { message: ShownMessage }) {
  const { t } = useTranslation('chat')
  const isOwn = type === 'user'
  return (
    <div
      className={
        isOwn
          ? 'max-w-[85%] justify-self-end rounded-[3px] bg-gilt-faint px-4 py-2.5'
          : 'max-w-measure border-l-2 border-gilt pl-4'
      }
    >
      <p className={isOwn ? 'sr-only' : 'mb-1 text-[0.8125rem] text-soft'}>
        {t(isOwn ? 'you' : 'individua')}
      </p>
      <p className="break-words whitespace-pre-line">{content}</p>
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
