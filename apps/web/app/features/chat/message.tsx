import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import type { ShownMessage } from './shown-message.ts'

export function Message({ message: { type, content, timestamp } }: { message: ShownMessage }) {
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
      <p className="mb-1 flex flex-wrap gap-x-2 text-[0.8125rem] text-soft">
        <span className={isOwn ? 'sr-only' : undefined}>{t(isOwn ? 'you' : 'individua')}</span>
        {timestamp !== undefined && <SentAt timestamp={timestamp} />}
      </p>
      <p className="break-words whitespace-pre-line">{content}</p>
    </div>
  )
}

/** The time, with the date of another day. It comes after the words, which alone are read aloud. */
function SentAt({ timestamp }: { timestamp: string }) {
  const sentAt = new Date(timestamp)
  const isToday = sentAt.toDateString() === new Date().toDateString()
  const format = new Intl.DateTimeFormat(useLanguage(), {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  })
  return (
    <time dateTime={timestamp} aria-live="off" className="tabular-nums">
      {format.format(sentAt)}
    </time>
  )
}
