import { useEffect, useState } from 'react'
import { refreshUserInfo, useSession } from '../../lib/session.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChatFailure, SessionEnded } from './chat-failure.tsx'
import { ChatPreview } from './chat-preview.tsx'
import { Conversation } from './conversation.tsx'

export default function ChatScreen() {
  const { t } = useTranslation('chat')
  const { status } = useSession()
  return (
    <Page
      title={t('meta.title')}
      description={t('meta.description')}
      isIndexed={false}
      width="wide"
    >
      <div className="flex max-w-[52rem] min-h-[calc(100dvh-3.75rem)] flex-col gap-7 pt-6 sm:min-h-[calc(100dvh-4.25rem)] sm:pt-10">
        <div className="grid gap-3">
          <div className="-ml-3">
            <LinkButton to={status === 'user' ? '/dashboard' : '/'} look="quiet">
              ← {t('back')}
            </LinkButton>
          </div>
          <h1 className="text-[clamp(1.875rem,1.4rem+2vw,2.75rem)] leading-[1.08]">{t('title')}</h1>
          <p className="max-w-measure text-soft">{t('lead')}</p>
        </div>
        <ChatOfReader />
      </div>
    </Page>
  )
}

/** The real conversation for a user who has paid; the preview for everyone else. */
function ChatOfReader() {
  const { t } = useTranslation('chat')
  const { status, userId, userInfo, userInfoError } = useSession()
  const isPremium = userInfo?.is_premium === true
  const [wasPremium, setWasPremium] = useState(false)
  useEffect(() => {
    if (isPremium) setWasPremium(true)
  }, [isPremium])

  if (status === 'visitor')
    return wasPremium ? <SessionEnded /> : <ChatPreview previewFor="visitor" />
  if (userId !== undefined && userInfo) {
    return isPremium ? <Conversation userId={userId} /> : <ChatPreview previewFor="user" />
  }
  if (userInfoError) {
    const retry = () => void refreshUserInfo().catch(() => undefined)
    return <ChatFailure error={userInfoError} retry={retry} />
  }
  return <Skeleton lines={6} label={t('loading')} />
}
