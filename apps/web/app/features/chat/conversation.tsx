import type { ChatHistory } from '@individua/contract/chat'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '../../lib/api-error.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { conversationQuery } from './chat.queries.ts'
import { ChatFailure, SendFailure } from './chat-failure.tsx'
import { ChatPreview } from './chat-preview.tsx'
import { type Underway, useChatReplies } from './chat-replies.ts'
import { Composer } from './composer.tsx'
import { EraseConversation } from './erase-conversation.tsx'
import { HelpFirst } from './help-first.tsx'
import { useMessageDraft } from './message-draft.ts'
import { MessageList } from './message-list.tsx'
import type { ShownMessage } from './shown-message.ts'

/** The real conversation of a user who has paid. */
export function Conversation({ userId }: { userId: string }) {
  const { t } = useTranslation('chat')
  const { data, error, refetch } = useQuery(conversationQuery(userId))
  if (data) return <OpenConversation userId={userId} history={data} />
  if (isApiError(error) && error.code === 'result_not_found') return <ProfileNeeded />
  if (isApiError(error) && error.code === 'payment_required') {
    return <ChatPreview previewFor="user" />
  }
  return error ? (
    <ChatFailure error={error} retry={refetch} />
  ) : (
    <Skeleton lines={6} label={t('loading')} />
  )
}

function OpenConversation({ userId, history }: { userId: string; history: ChatHistory }) {
  const [draft, setDraft] = useMessageDraft()
  const { underway, failed, help, send, leaveHelp } = useChatReplies(userId, { draft, setDraft })
  const { remainingToday } = history
  const messages = inPlace([...history.messages, ...shownOf(underway)])
  if (help) return <HelpFirst help={help} onContinue={leaveHelp} />
  return (
    <>
      <MessageList messages={messages} isTyping={underway !== undefined && underway.reply === ''}>
        {failed && (
          <SendFailure
            error={failed.error}
            isUsedUp={remainingToday === 0}
            retry={() => send(failed.message)}
          />
        )}
      </MessageList>
      {history.messages.length > 0 && (
        <div className="flex justify-end">
          <EraseConversation userId={userId} />
        </div>
      )}
      <Composer
        text={draft}
        onWrite={setDraft}
        onSend={send}
        isReplying={underway !== undefined}
        isBegun={messages.length > 0}
      >
        <Remaining count={remainingToday} />
      </Composer>
    </>
  )
}

/** Known by their index: a reply that is saved stays the element that was read aloud. */
function inPlace(messages: readonly Omit<ShownMessage, 'id'>[]): ShownMessage[] {
  return messages.map(({ type, content, timestamp }, index) => {
    return { id: String(index), type, content, timestamp }
  })
}

function shownOf(underway: Underway | undefined): Omit<ShownMessage, 'id'>[] {
  if (!underway) return []
  const { question, reply } = underway
  return [
    { type: 'user', content: question },
    ...(reply === '' ? [] : [{ type: 'assistant' as const, content: reply }]),
  ]
}

const shownFrom = 10

function Remaining({ count }: { count: number }) {
  const { t } = useTranslation('chat')
  return (
    <p role="status" className="text-[0.875rem] text-soft">
      {count <= shownFrom && t('remaining', { count })}
    </p>
  )
}

function ProfileNeeded() {
  const { t } = useTranslation('chat')
  return (
    <ErrorCard title={t('needed.title')} text={t('needed.text')} level={2}>
      <LinkButton to="/advanced-assessment">{t('needed.action')}</LinkButton>
    </ErrorCard>
  )
}
