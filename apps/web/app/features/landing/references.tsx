import { useTranslation } from '../../lib/texts.ts'
import { LocalLink } from '../../ui/local-link.tsx'
import { SectionTitle } from './section-title.tsx'

type Book = { author: string; title: string; imprint: string }

const books: Book[] = [
  {
    author: 'C. G. Jung',
    title: 'The Archetypes and the Collective Unconscious',
    imprint: 'Collected Works 9/I, 2nd ed. Princeton University Press, 1968',
  },
  {
    author: 'C. G. Jung',
    title: 'Aion: Researches into the Phenomenology of the Self',
    imprint: 'Collected Works 9/II, 2nd ed. Princeton University Press, 1968',
  },
  {
    author: 'C. G. Jung',
    title: 'Two Essays on Analytical Psychology',
    imprint: 'Collected Works 7, 2nd ed. Princeton University Press, 1966',
  },
  {
    author: 'C. G. Jung (ed.)',
    title: 'Man and His Symbols',
    imprint: 'Aldus Books, London, 1964',
  },
  {
    author: 'Carol S. Pearson',
    title: 'Awakening the Heroes Within',
    imprint: 'HarperSanFrancisco, 1991',
  },
]

export function References() {
  const { t } = useTranslation('landing')
  return (
    <section id="references" className="pt-20">
      <SectionTitle title={t('references.title')} lede={t('references.lede')} />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div>
          <h3 className="text-[1.375rem]">{t('references.books')}</h3>
          <ul lang="en" className="mt-5 grid gap-4">
            {books.map((book) => (
              <li key={book.title} className="max-w-measure pl-6 -indent-6">
                {book.author}, <cite className="font-serif text-[1.0625rem]">{book.title}</cite>.{' '}
                <span className="text-soft">{book.imprint}.</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:border-l lg:border-line lg:pl-10">
          <h3 className="text-[1.375rem]">{t('references.research')}</h3>
          <p lang="en" className="mt-5 pl-6 -indent-6">
            Heinrich Peters and Sandra C. Matz,{' '}
            <cite className="font-serif text-[1.0625rem]">
              Large language models can infer psychological dispositions of social media users
            </cite>
            . <span className="text-soft">PNAS Nexus 3(6), pgae231, 2024.</span>{' '}
            <a className="link" href="https://doi.org/10.1093/pnasnexus/pgae231" rel="noreferrer">
              doi:10.1093/pnasnexus/pgae231
            </a>
          </p>
          <p className="mt-4 text-soft">{t('references.researchText')}</p>
          <p className="mt-8">
            <LocalLink to="/method" className="link inline-flex min-h-11 items-center font-medium">
              {t('references.method')}
            </LocalLink>
            <br />
            <span className="text-soft">{t('references.methodText')}</span>
          </p>
        </div>
      </div>
    </section>
  )
}
