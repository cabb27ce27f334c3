import { useTranslation } from '../../lib/texts.ts'
import { LocalLink } from '../../ui/local-link.tsx'
import type { CollectionState } from './collected-answers.ts'

/** The linked part of the sentence stands between `<link>` and `</link>` in the text. */
export function ConsentLine({ state }: { state: CollectionState }) {
  const { t } = useTranslation('session')
  const [before, linked, after] = t('emailCollection.consent').split(/<\/?link>/)
  return (
    <p className="text-[0.9375rem] text-soft">
      {before}
      <LocalLink
        to="/privacy-policy"
        state={{ ...state, from: '/email-collection' }}
        className="link"
      >
        {linked}
      </LocalLink>
      {after}
    </p>
  )
}
