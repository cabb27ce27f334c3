import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSignedIn } from '../../lib/signed-in.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PortraitFailure } from './portrait-failure.tsx'

type PortraitPageProps = { title: string; children: (userId: string) => ReactNode }

/** Below the list of portraits: one of them, or two side by side. */
export function PortraitPage({ title, children }: PortraitPageProps) {
  const { t } = useTranslation('portraits')
  const { userId } = useSignedIn()
  return (
    <Page title={title} isIndexed={false} width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 sm:py-12">
        <div className="-ml-3">
          <LinkButton to="/portraits" look="quiet">
            ← {t('back')}
          </LinkButton>
        </div>
        {userId === undefined ? <Skeleton lines={8} label={t('loading')} /> : children(userId)}
      </div>
    </Page>
  )
}

type LoadedProps<Data, Key extends readonly unknown[]> = {
  query: UseQueryOptions<Data, Error, Data, Key>
  children: (data: Data) => ReactNode
}

export function Loaded<Data, Key extends readonly unknown[]>(props: LoadedProps<Data, Key>) {
  const { t } = useTranslation('portraits')
  const { data, error } = useQuery(props.query)
  if (data !== undefined) return props.children(data)
  return error ? <PortraitFailure error={error} /> : <Skeleton lines={8} label={t('loading')} />
}
