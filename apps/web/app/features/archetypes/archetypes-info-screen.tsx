import { useTranslation } from '../../lib/texts.ts'
import { Page } from '../../ui/page.tsx'
import { ArticleJsonLd } from './article-json-ld.tsx'
import { BeginCard } from './begin-card.tsx'
import { FigureGrid } from './figure-grid.tsx'
import { HowTheyApply } from './how-they-apply.tsx'
import { PersonasOrArchetypes } from './personas-or-archetypes.tsx'
import { Points } from './points.tsx'

const contributions = ['collective', 'archetypes', 'shadow', 'individuation'] as const
const qualities = ['universal', 'symbolic', 'motivational'] as const

export default function ArchetypesInfoScreen() {
  const { t } = useTranslation('archetypes')
  const [title, description] = [t('meta.title'), t('meta.description')]
  return (
    <Page title={title} description={description} width="wide">
      <ArticleJsonLd title={title} description={description} path="/archetypes-info" isOverview />
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-24 pt-8 sm:pt-12">
        <header className="max-w-[46rem]">
          <h1 className="text-[clamp(2.375rem,1.4rem+4vw,4rem)] leading-[1.04]">
            {t('hero.title')}
          </h1>
          <p className="mt-6 font-serif text-[1.375rem] leading-normal">{t('hero.lede')}</p>
        </header>
        <Points
          id="jung"
          title={t('jung.title')}
          text={t('jung.text')}
          points={contributions.map((key) => ({
            name: t(`jung.${key}.name`),
            text: t(`jung.${key}.text`),
          }))}
        />
        <Points
          id="what"
          title={t('what.title')}
          text={t('what.text')}
          points={qualities.map((key) => ({
            name: t(`what.${key}.name`),
            text: t(`what.${key}.text`),
          }))}
        >
          <p className="max-w-measure border-l-2 border-gilt pl-5">{t('what.honest')}</p>
        </Points>
        <FigureGrid />
        <PersonasOrArchetypes />
        <HowTheyApply />
        <BeginCard />
      </div>
    </Page>
  )
}
