import { useTranslation } from '../../lib/texts.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Why } from '../../ui/why.tsx'
import type { Dashboard } from './read-dashboard.ts'

type LetterProps = Pick<Dashboard, 'letter' | 'answers'>
type WholeLetter = NonNullable<Dashboard['letter']>

/** The profile as one letter: in a model's words, with the plain wording at a press, or folded. */
export function Letter({ letter, answers }: LetterProps) {
  const { t } = useTranslation('results')
  if (!letter || (letter.plain.length === 0 && !letter.worded)) return null
  const { plain, worded } = letter
  return (
    <section aria-labelledby="letter" className="grid max-w-measure gap-1 sm:gap-4">
      <h2 id="letter" className="text-[clamp(1.375rem,1.05rem+1.5vw,2.375rem)]">
        {t('letter.title')}
      </h2>
      {worded && <WordedLetter worded={worded} answers={answers} />}
      {plain.length > 0 && (
        <Disclosure summary={t(worded ? 'letter.showPlain' : 'letter.show')}>
          <div className="grid gap-4">
            {plain.map(({ text }) => (
              <p key={text} className="text-[1.125rem] leading-[1.7]">
                {text}
              </p>
            ))}
            <p className="text-soft">{t('letter.builtIn')}</p>
          </div>
        </Disclosure>
      )}
    </section>
  )
}

function WordedLetter({
  worded: { engine, sentences },
  answers,
}: {
  worded: NonNullable<WholeLetter['worded']>
  answers: LetterProps['answers']
}) {
  const { t } = useTranslation('results')
  const uuids = [...new Set(sentences.flatMap(({ why }) => why))]
  return (
    <div>
      <p className="font-serif text-[1.3125rem] leading-[1.5]">
        {sentences.map(({ text }) => text).join(' ')}
      </p>
      <p className="mt-3 text-soft">{t('letter.byModel', { model: engine })}</p>
      <Why uuids={uuids} answers={answers} />
    </div>
  )
}
