import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { InPlaceOf } from './in-place-of.tsx'
import type { KnownVisitor } from './known-visitor.ts'

/** Back to the portrait, or on with the questions; an unknown visitor begins. */
export function HeroAction({ visitor }: { visitor: KnownVisitor | undefined }) {
  const { t } = useTranslation('landing')
  const begin = (
    <Row note={t('hero.facts')}>
      <LinkButton to="/assessment">{t('hero.action')}</LinkButton>
    </Row>
  )
  return <InPlaceOf unknown={begin}>{visitor && <Known visitor={visitor} />}</InPlaceOf>
}

function Known({ visitor }: { visitor: KnownVisitor }) {
  const { t } = useTranslation('landing')
  if (visitor.kind === 'user') return <LinkButton to="/dashboard">{t('hero.back')}</LinkButton>
  return (
    <Row note={t('hero.kept')}>
      <LinkButton to="/assessment">{t('hero.goOn', { number: visitor.questionNumber })}</LinkButton>
    </Row>
  )
}

function Row({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {children}
      <p className="text-[0.9375rem] text-soft">{note}</p>
    </div>
  )
}
