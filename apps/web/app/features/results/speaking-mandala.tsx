import { archetypeSlugs } from '@individua/contract/paths'
import { namedViewBox } from '@individua/mandala/petal-names'
import { useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LocalLink } from '../../ui/local-link.tsx'
import { Mandala } from '../../ui/mandala/mandala.tsx'
import { PetalNames } from '../../ui/mandala/petal-names.tsx'
import { frontOf } from './front-of.ts'
import { PetalButtons } from './petal-buttons.tsx'
import type { Dashboard } from './read-dashboard.ts'
import { cardId } from './result-cards.tsx'

/** The same where the server draws the picture apart from the page. */
const mandalaId = 'portrait-mandala'

type SpeakingMandalaProps = { dashboard: Dashboard }

/** The picture names the strongest; each petal is lit by pointer and keyboard, and opens its card. */
export function SpeakingMandala({ dashboard }: SpeakingMandalaProps) {
  const { t } = useTranslation('results')
  const isHydrated = useHydrated()
  const [lit, setLit] = useState<number>()
  const { petals, leaders } = dashboard
  const names = new Intl.ListFormat(useLanguage()).format(leaders)
  return (
    <div className="grid">
      <div className="relative aspect-square w-full">
        <Mandala
          id={mandalaId}
          petals={petals}
          detail={isHydrated ? 'fine' : 'plain'}
          lit={lit}
          label={t('mandala.description', { names })}
          viewBox={namedViewBox}
          className="size-full"
        >
          <PetalNames id={mandalaId} named={frontOf(dashboard)} />
        </Mandala>
        {isHydrated && <PetalButtons petals={petals} onLight={setLit} onOpen={openCardOf} />}
      </div>
      <LitPetal petal={lit === undefined ? undefined : petals[lit]} />
    </div>
  )
}

/** Nothing where the archetype has no card. */
function openCardOf({ archetype }: Dashboard['petals'][number]) {
  const card = document.getElementById(cardId('archetypes', archetype))
  if (!(card instanceof HTMLDetailsElement)) return
  card.open = true
  card.querySelector('summary')?.focus()
  card.parentElement?.scrollIntoView({ block: 'center' })
}

function LitPetal({ petal }: { petal: Dashboard['petals'][number] | undefined }) {
  const { t } = useTranslation('results')
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' })
  const slug = archetypeSlugs.find((known) => known === petal?.archetype)
  return (
    <p className="no-print -mx-5 min-h-6 text-center sm:mx-0 text-sm text-soft">
      {petal ? (
        <>
          {`${petal.name} · ${percent.format(petal.strength)} · `}
          {slug && (
            <LocalLink
              to={`/archetypes-info/${slug}`}
              className="link -my-2.5 inline-flex min-h-11 items-center"
            >
              {t('mandala.about')}
            </LocalLink>
          )}
        </>
      ) : (
        t('mandala.hint')
      )}
    </p>
  )
}
