import samplePetals from 'virtual:sample-petals'
import { limits } from '@individua/contract/limits'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/texts.ts'
import { Mandala } from '../../ui/mandala/mandala.tsx'
import { neutralPetals } from '../../ui/mandala/neutral-petals.ts'
import { Prerendered } from '../../ui/prerendered.tsx'
import { InPlaceOf } from './in-place-of.tsx'
import type { KnownVisitor } from './known-visitor.ts'

const place = 'mx-auto aspect-square w-full max-w-[34rem]'

/** The mandala of the reader, or as far as their answers have opened it; else that of the sample. */
export function HeroPicture({ visitor }: { visitor: KnownVisitor | undefined }) {
  const { t } = useTranslation('landing')
  // An ornament: the line below it says what a mandala shows.
  const sample = (
    <Figure caption={t('hero.picture')}>
      <Prerendered className={place}>
        <Mandala petals={samplePetals} className="size-full" />
      </Prerendered>
    </Figure>
  )
  const isSample = visitor?.kind === 'user' && visitor.petals === 'sample'
  return <InPlaceOf unknown={sample}>{visitor && !isSample && <Own visitor={visitor} />}</InPlaceOf>
}

function Own({ visitor }: { visitor: KnownVisitor }) {
  const { t } = useTranslation('landing')
  if (visitor.kind === 'begun') {
    const { answerCount: answered, share } = visitor
    return (
      <Figure caption={t('hero.opening', { answered, total: limits.basicQuestionCount })}>
        <Mandala petals={neutralPetals} progress={share} className={place} />
      </Figure>
    )
  }
  const { petals } = visitor
  if (petals === 'loading' || petals === 'sample') return null
  return (
    <Figure caption={t('hero.own')}>
      <Mandala petals={petals} className={place} />
    </Figure>
  )
}

function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption className="mx-auto mt-4 max-w-[26rem] text-center font-serif text-[1rem] leading-snug text-soft">
        {caption}
      </figcaption>
    </figure>
  )
}
