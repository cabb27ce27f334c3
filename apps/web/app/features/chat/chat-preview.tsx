import { helpLines } from '@individua/contract/help-lines'
import type { SelfHarmSubject } from '@individua/safety/speaks-of-self-harm'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { Composer } from './composer.tsx'
import { HelpFirst } from './help-first.tsx'
import { useMessageDraft } from './message-draft.ts'
import { MessageList } from './message-list.tsx'
import type { ShownMessage } from './shown-message.ts'

const wait = 1_500
const replies = ['1', '2', '3', '4', '5'] as const

/** The classifier weighs more than the page, which is shown before it is there. */
const loadSafety = () => import('@individua/safety/speaks-of-self-harm')

/** Fixed replies, chosen at random; nothing leaves the browser. */
export function ChatPreview({ previewFor }: { previewFor: 'visitor' | 'user' }) {
  const [draft, setDraft] = useMessageDraft()
  const { messages, isTyping, send } = useFixedReplies()
  const [subject, setSubject] = useState<SelfHarmSubject | null>(null)
  const language = useLanguage()
  const { t } = useTranslation('chat')
  useEffect(() => {
    loadSafety().catch(() => undefined)
  }, [])
  const sendMessage = async (message: string) => {
    const safety = await loadSafety().catch(() => undefined)
    // An unread message gets no fixed reply; it stays in the field.
    if (!safety) return showToast('error', t('failure.send'))
    setDraft('')
    // No fixed reply fits, and no person reads the message.
    const found = safety.selfHarmIn(message)
    if (found) setSubject(found)
    else send(message)
  }
  if (subject) {
    const about = subject === 'other' ? { about: subject } : {}
    const help = { lines: [...helpLines[language]], ...about }
    return <HelpFirst help={help} onContinue={() => setSubject(null)} />
  }
  return (
    <>
      <PreviewNotice previewFor={previewFor} />
      <MessageList messages={messages} isTyping={isTyping} />
      <Composer
        text={draft}
        onWrite={setDraft}
        isReplying={isTyping}
        isBegun={messages.length > 0}
        onSend={sendMessage}
      />
    </>
  )
}

function useFixedReplies() {
  const { t } = useTranslation('chat')
  const [messages, setMessages] = useState<readonly ShownMessage[]>([])
  const [isTyping, setTyping] = useState(false)
  const running = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(running.current), [])

  const add = (type: ShownMessage['type'], content: string) =>
    setMessages((earlier) => {
      const timestamp = new Date().toISOString()
      return [...earlier, { id: String(earlier.length), type, content, timestamp }]
    })
  const send = (message: string) => {
    add('user', message)
    setTyping(true)
    running.current = setTimeout(() => {
      const reply = replies[Math.floor(Math.random() * replies.length)] ?? '1'
      setTyping(false)
      add('assistant', t(`preview.replies.${reply}`))
    }, wait)
  }
  return { messages, isTyping, send }
}

const ways = {
  visitor: { to: '/assessment', text: 'preview.toAssessment' },
  user: { to: '/payment-advanced', text: 'preview.toPayment' },
} as const

function PreviewNotice({ previewFor }: { previewFor: 'visitor' | 'user' }) {
  const { t } = useTranslation('chat')
  const { to, text } = ways[previewFor]
  return (
    <section
      aria-labelledby="preview"
      className="grid justify-items-start gap-3 border-l-2 border-gilt pl-5"
    >
      <h2 id="preview" className="running-head font-sans">
        {t('preview.mark')}
      </h2>
      <p className="max-w-measure">{t('preview.text')}</p>
      <p className="max-w-measure">{t(`preview.${previewFor}`)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton to={to} look="secondary">
          {t(text)}
        </LinkButton>
        {previewFor === 'visitor' && (
          <LinkButton to="/sign-in" look="quiet">
            {t('preview.signIn')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
