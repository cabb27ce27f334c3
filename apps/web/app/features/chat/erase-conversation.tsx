import type { ChatHistory } from '@individua/contract/chat'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { conversationQuery, eraseConversation } from './chat.queries.ts'

/** Asks first: erasing cannot be undone. */
export function EraseConversation({ userId }: { userId: string }) {
  const { t } = useTranslation('chat')
  const [isAsking, setAsking] = useState(false)
  const erase = useErase(userId)
  const close = () => setAsking(false)
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('erase.open')}
      </Button>
      {isAsking && (
        <Dialog title={t('erase.title')} closeLabel={t('erase.close')} onClose={close}>
          <p>{t('erase.text')}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            <Button look="secondary" onClick={close} isWide>
              {t('erase.keep')}
            </Button>
            <Button
              onClick={() => erase.mutate(undefined, { onSettled: close })}
              isBusy={erase.isPending}
              isWide
            >
              {t('erase.confirm')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

function useErase(userId: string) {
  const { t } = useTranslation('chat')
  const { t: tErrors } = useTranslation('errors')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: eraseConversation,
    onSuccess: () => {
      const { queryKey } = conversationQuery(userId)
      queries.setQueryData<ChatHistory>(queryKey, (known) => known && { ...known, messages: [] })
      showToast('success', t('erase.done'))
    },
    onError: (error) => showToast('error', errorText(tErrors, error)),
  })
}
