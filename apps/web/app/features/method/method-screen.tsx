import figureTexts from 'virtual:figure-texts'
import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { TextSection } from '../../ui/text-section.tsx'
import { FiguresTable } from './figures-table.tsx'
import { Sources } from './sources.tsx'

const sections = ['what', 'model', 'certainty', 'quality', 'figures', 'limits', 'check'] as const

export default function MethodScreen() {
  const { t } = useTranslation('method')
  return (
    <Page title={t('meta.title')} description={t('meta.description')}>
      <h1 className="pt-8 text-[clamp(2.25rem,1.5rem+3vw,3.5rem)] sm:pt-12">{t('title')}</h1>
      <p className="mt-8 max-w-measure font-serif text-[1.375rem] leading-normal">{t('intro')}</p>
      {sections.map((section) => (
        <Section key={section} section={section} />
      ))}
      <Sources />
      <p className="pt-12">
        <LinkButton to="/assessment">{t('toAssessment')}</LinkButton>
      </p>
    </Page>
  )
}

function Section({ section }: { section: (typeof sections)[number] }) {
  const { t, i18n } = useTranslation('method')
  const figures = figureTexts[i18n.language]
  const text = t(`sections.${section}.text`, {
    respondents: figures.respondents,
    worlds: figures.worlds,
    command: 'npm run evaluate',
  })
  return (
    <TextSection id={section} title={t(`sections.${section}.title`)} text={text}>
      {section === 'figures' && <FiguresTable figures={figures} />}
    </TextSection>
  )
}
