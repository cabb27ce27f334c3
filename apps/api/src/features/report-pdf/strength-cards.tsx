/** @jsxRuntime automatic */
import type { ResultCard } from '@individua/contract/results'
import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { styles } from './paper-styles.ts'
import type { Printing } from './printing.ts'
import { Claim } from './prose.tsx'
import { StrengthLine } from './strength-line.tsx'

interface StrengthCardProps {
  printing: Printing
  name: string
  /** Without one there is no line, only the words. */
  estimate?: ResultCard | undefined
  children: ReactNode
}

/** A name with its strength, and what there is to say about it; never torn apart by a page's end. */
export function StrengthCard({ printing, name, estimate, children }: StrengthCardProps) {
  return (
    <View style={{ marginBottom: 15 }} wrap={false}>
      <Text style={[styles.section, { marginTop: 0, marginBottom: 3 }]}>{name}</Text>
      {estimate && <Strength printing={printing} estimate={estimate} />}
      {children}
    </View>
  )
}

function Strength({ printing, estimate }: { printing: Printing; estimate: ResultCard }) {
  const { texts, percent } = printing
  const { strength, interval80, certainty, isInferred } = estimate
  const notes = [
    rangeOf(printing, interval80),
    certaintyOf(printing, certainty),
    ...(isInferred ? [texts.pdf.inferred] : []),
  ]
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', marginBottom: 6 }}>
      <StrengthLine strength={strength} interval80={interval80} width={130} />
      <Text style={[styles.small, { marginLeft: 10, fontWeight: 600 }]}>{percent(strength)}</Text>
      <Text style={[styles.small, styles.soft, { marginLeft: 8 }]}>{notes.join(' · ')}</Text>
    </View>
  )
}

/** A card of the basic result. */
export function BasicCard({ printing, card }: { printing: Printing; card: ResultCard }) {
  const why = card.why.map(({ questionUuid }) => questionUuid)
  return (
    <StrengthCard printing={printing} name={card.name} estimate={card}>
      <Claim printing={printing} text={card.description} why={why} />
    </StrengthCard>
  )
}

/** The word on the screens: after ten answers what is open is open yet. */
export function certaintyOf({ data, texts }: Printing, certainty: ResultCard['certainty']): string {
  const isOpenYet = certainty === 'open' && data.result.metadata.kind === 'basic'
  return texts.results.certainty[isOpenYet ? 'openYet' : certainty]
}

/** `41–67 %`, both ends 0..1. */
export function rangeOf({ percent }: Printing, [low, high]: readonly [number, number]): string {
  return `${Math.round(low * 100)}–${percent(high)}`
}
