import type { ResultPreview } from '@individua/contract/result-preview'
import { useHydrated } from '../../lib/hydrated.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Mandala } from '../../ui/mandala/mandala.tsx'
import { neutralPetals } from '../../ui/mandala/neutral-petals.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PreviewState } from './preview.ts'

/** A petal that is still shut. */
const bud = { strength: 0.2, interval80: [0.14, 0.27], shadow: 0.12 } as const

const shut = neutralPetals.map((petal) => ({ ...petal, ...bud }))

/**
 * The mandala of this person with the named petals open, and how the portrait begins. Drawn in the
 * browser, so that the prerendered page stays light.
 */
export function Taste({ preview }: { preview: Exclude<PreviewState, null> }) {
  const { t } = useTranslation('session')
  const isHydrated = useHydrated()
  const isReady = preview !== 'loading'
  return (
    <figure className="my-8 grid justify-items-center gap-6">
      <div className="size-60 sm:size-72">
        {isHydrated && (
          <Mandala
            petals={isReady ? halfOpen(preview) : shut}
            {...(isReady && { label: t('emailCollection.taste.picture') })}
            className="size-full [&_path]:transition-[d] [&_path]:duration-1000 [&_path]:ease-out"
          />
        )}
      </div>
      <figcaption className="grid min-h-[9.5rem] w-full content-start gap-3">
        {isReady ? (
          <Opening preview={preview} />
        ) : (
          <Skeleton lines={4} label={t('emailCollection.taste.loading')} />
        )}
      </figcaption>
    </figure>
  )
}

function Opening({ preview: { opening, petals } }: { preview: ResultPreview }) {
  const { t } = useTranslation('session')
  const named = petals.filter(({ isNamed }) => isNamed)
  const names = named.map(({ name }) => name).join('\u00a0· ')
  return (
    <>
      <p className="running-head">{t('emailCollection.taste.begins')}</p>
      <p className="font-serif text-[1.3125rem] leading-[1.5]">{opening}</p>
      <p className="text-[0.9375rem] text-soft">
        {t('emailCollection.taste.pictureText', { names })}
      </p>
    </>
  )
}

function halfOpen({ petals }: ResultPreview) {
  return petals.map((petal) => (petal.isNamed ? petal : { ...petal, ...bud }))
}
