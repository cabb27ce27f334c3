import { useTranslation } from '../../lib/texts.ts'

const sources = [
  'C. G. Jung: The Archetypes and the Collective Unconscious. Collected Works 9/I. Princeton University Press, 1968.',
  'F. Samejima: Estimation of latent ability using a response pattern of graded scores. Psychometrika Monograph 17, 1969.',
  'M. Mark, C. S. Pearson: The Hero and the Outlaw. McGraw-Hill, 2001.',
  'M. A. Faber, J. D. Mayer: Resonance to archetypes in media. Journal of Research in Personality 43, 2009.',
  'A. W. Meade, S. B. Craig: Identifying careless responses in survey data. Psychological Methods 17, 2012.',
  'International Personality Item Pool, ipip.ori.org.',
]

export function Sources() {
  const { t } = useTranslation('method')
  return (
    <section id="sources" className="pt-12">
      <h2 className="text-[1.75rem]">{t('sources')}</h2>
      <ul lang="en" className="mt-4 grid gap-3">
        {sources.map((source) => (
          <li key={source} className="max-w-measure pl-6 -indent-6">
            {source}
          </li>
        ))}
      </ul>
    </section>
  )
}
