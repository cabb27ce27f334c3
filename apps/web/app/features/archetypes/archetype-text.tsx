import type { ArchetypeSlug } from '@individua/contract/paths'
import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { nameOfShadow } from './figure-names.ts'

/** What the page of one figure says. */
export function ArchetypeText({ slug }: { slug: ArchetypeSlug }) {
  const language = useLanguage()
  const { t } = useTranslation('archetypes')
  const { t: tPage } = useTranslation(`archetypes-${slug}`)
  const shadow = (form: 'overused' | 'disowned') => (
    <Part title={`${t(`page.${form}`)}: ${nameOfShadow(language, slug, form)}`}>{tPage(form)}</Part>
  )
  return (
    <>
      <Section title={t('page.wants')}>
        <p>{tPage('wants')}</p>
      </Section>
      <Section title={t('page.strengths')}>
        <p>{tPage('strengths')}</p>
      </Section>
      <Section title={t('page.costs')}>
        <p>{tPage('costs')}</p>
      </Section>
      <Section title={t('page.shadow')}>
        {shadow('overused')}
        {shadow('disowned')}
      </Section>
      <Section title={t('page.persona')}>
        <p>{tPage('persona')}</p>
      </Section>
      <Section title={t('page.daily')}>
        <Part title={t('page.work')}>{tPage('work')}</Part>
        <Part title={t('page.relationships')}>{tPage('relationships')}</Part>
      </Section>
      <Section title={t('page.practice')}>
        <p className="border-l-2 border-gilt pl-5">{tPage('practice')}</p>
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid max-w-measure gap-4 pt-12 text-[1.125rem] leading-[1.7]">
      <h2 className="text-[1.75rem]">{title}</h2>
      {children}
    </section>
  )
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-[1.25rem]">{title}</h3>
      <p>{children}</p>
    </div>
  )
}
