/** @jsxRuntime automatic */
import type { Result } from '@individua/contract/results'
import { Text, View } from '@react-pdf/renderer'
import { measure, paper, styles } from './paper-styles.ts'
import type { Printing } from './printing.ts'
import { ChapterBody } from './report-page.tsx'
import { certaintyOf, rangeOf } from './strength-cards.tsx'
import { StrengthLine } from './strength-line.tsx'

type Petal = Result['petals'][number]

const columns = { name: 92, strength: 36, range: 54, shadow: 44, sureness: 68 } as const
const lineWidth = measure - Object.values(columns).reduce((sum, width) => sum + width, 0)

/** All twelve, the strongest first. */
export function StrengthsChapter({ printing, number }: { printing: Printing; number: number }) {
  const petals = printing.data.result.petals.toSorted((a, b) => b.strength - a.strength)
  return (
    <ChapterBody printing={printing} chapter="strengths" number={number}>
      <Head printing={printing} />
      {petals.map((petal) => (
        <Row key={petal.archetype} printing={printing} petal={petal} />
      ))}
      <QualityNotes printing={printing} />
    </ChapterBody>
  )
}

const row = {
  flexDirection: 'row',
  alignItems: 'center',
  borderBottomWidth: 0.5,
  borderBottomColor: paper.line,
  paddingVertical: 5.5,
} as const
const toTheRight = { textAlign: 'right' } as const

function Head({ printing }: { printing: Printing }) {
  const { archetype, strength, range, shadow, sureness } = printing.texts.pdf.columns
  const head = { ...styles.label, fontSize: 6.2, letterSpacing: 0.3, lineHeight: 1.3 }
  return (
    <View style={[row, { alignItems: 'flex-end', borderBottomColor: paper.gold }]}>
      <Text style={[head, { width: columns.name }]}>{archetype}</Text>
      <View style={{ width: lineWidth }} />
      <Text style={[head, toTheRight, { width: columns.strength }]}>{strength}</Text>
      <Text style={[head, toTheRight, { width: columns.range }]}>{range}</Text>
      <Text style={[head, toTheRight, { width: columns.shadow }]}>{shadow}</Text>
      <Text style={[head, toTheRight, { width: columns.sureness, paddingLeft: 10 }]}>
        {sureness}
      </Text>
    </View>
  )
}

function Row({ printing, petal }: { printing: Printing; petal: Petal }) {
  const { percent } = printing
  return (
    <View style={row} wrap={false}>
      <Text style={{ width: columns.name, fontFamily: 'Fraunces', fontSize: 10.5 }}>
        {petal.name}
      </Text>
      <StrengthLine strength={petal.strength} interval80={petal.interval80} width={lineWidth} />
      <Text style={[toTheRight, { width: columns.strength, fontWeight: 600 }]}>
        {percent(petal.strength)}
      </Text>
      <Text style={[styles.small, styles.soft, toTheRight, { width: columns.range }]}>
        {rangeOf(printing, petal.interval80)}
      </Text>
      <Text style={[styles.small, toTheRight, { width: columns.shadow, color: paper.rust }]}>
        {percent(petal.shadow)}
      </Text>
      <Text style={[styles.small, toTheRight, { width: columns.sureness }]}>
        {surenessOf(printing, petal.archetype)}
      </Text>
    </View>
  )
}

/** Known of those that have a card of their own. */
function surenessOf(printing: Printing, archetype: string): string {
  const found = printing.data.result.archetypes.find(({ key }) => key === archetype)
  return found ? certaintyOf(printing, found.certainty) : ''
}

function QualityNotes({ printing }: { printing: Printing }) {
  const { data, texts, set } = printing
  const { qualityFlags } = data.result
  if (qualityFlags.length === 0) return null
  return (
    <View style={[styles.aside, { marginTop: 22, borderLeftColor: paper.rust }]} wrap={false}>
      <Text style={[styles.label, { color: paper.rust }]}>{texts.pdf.quality.title}</Text>
      {qualityFlags.map((flag) => (
        <Text key={flag}>{set(texts.results.quality[flag])}</Text>
      ))}
    </View>
  )
}
