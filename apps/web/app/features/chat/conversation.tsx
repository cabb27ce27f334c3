import type { ChatHistory } from '@individua/contract/chat'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '../../lib/api-client.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { HelpCard } from '../../ui/help-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { conversationQuery } from './chat.queries.ts'
import { ChatFailure, SendFailure } from './chat-failure.tsx'
import { ChatPreview } from './chat-preview.tsx'
import { Composer } from './composer.tsx'
import { EraseConversation } from './erase-conversation.tsx'
import { useKeptDraft } from './kept-draft.ts'
import { MessageList } from './message-list.tsx'
import type { ShownMessage } from './shown-message.ts'
import { type Underway, useAnswering } from './use-answering.ts'

/** The real conversation, of somebody who has paid. */
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
  const [draft, setDraft] = useKeptDraft()
  const giveBack = (message: string) => setDraft(message)
  const { underway, failure, help, send, leaveHelp } = useAnswering(userId, giveBack)
  const { remainingToday } = history
  const sendMessage = (message: string) => {
    setDraft('')
    void send(message)
  }
  if (help) return <HelpFirst lines={help} onContinue={leaveHelp} />
  return (
    <>
      <MessageList
        messages={[...history.messages, ...shownOf(underway)]}
        isTyping={underway !== undefined && underway.answer === ''}
      >
        {failure !== undefined && (
          <SendFailure
            error={failure}
            isUsedUp={remainingToday === 0}
            retry={() => draft.trim() !== '' && sendMessage(draft.trim())}
          />
        )}
      </MessageList>
      <Composer
        text={draft}
        onWrite={setDraft}
        onSend={sendMessage}
        isAnswering={underway !== undefined}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Remaining count={remainingToday} />
        {history.messages.length > 0 && <EraseConversation userId={userId} />}
      </div>
    </>
  )
}

function shownOf(underway: Underway | undefined): ShownMessage[] {
  if (!underway) return []
  const { question, answer } = underway
  return [
    { id: 'question', type: 'user' as const, content: question },
    ...(answer === '' ? [] : [{ id: 'answer', type: 'assistant' as const, content: answer }]),
  ]
}

const toldFrom = 10

function Remaining({ count }: { count: number }) {
  const { t } = useTranslation('chat')
  return (
    <p role="status" className="text-[0.9375rem] text-soft">
      {count <= toldFrom && t('remaining', { count })}
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

type HelpFirstProps = Pick<Parameters<typeof HelpCard>[0], 'lines'> & { onContinue: () => void }

function HelpFirst({ lines, onContinue }: HelpFirstProps) {
  const { t } = useTranslation('chat')
  return (
    <HelpCard
      title={t('help.title')}
      text={t('help.text')}
      note={t('help.notKept')}
      emergency={t('help.emergency')}
      lines={lines}
      level={2}
    >
      <Button look="secondary" onClick={onContinue}>
        {t('help.continue')}
      </Button>
    </HelpCard>
  )
}
