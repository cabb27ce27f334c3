/** @jsxRuntime automatic */
import { Link, type Styles, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { styles } from './paper-styles.ts'
import type { Printing } from './printing.ts'

interface ClaimProps {
  printing: Printing
  text: string
  why?: readonly string[]
  style?: Styles[string]
}

/** A paragraph and, small behind it, the numbers of the answers it rests on. */
export function Claim({ printing, text, why = [], style = {} }: ClaimProps) {
  const cited = printing.cite(why)
  return (
    <Text style={[styles.paragraph, style]} orphans={2} widows={2}>
      {printing.set(text)}
      {cited !== '' && (
        <Link src="#answersBehind" style={styles.cited}>
          {` \u00a0${cited}`}
        </Link>
      )}
    </Text>
  )
}

export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View style={styles.aside} wrap={false}>
      <Text style={styles.label}>{label}</Text>
      {children}
    </View>
  )
}

export function Heading({ children }: { children: string }) {
  return (
    <Text style={styles.section} minPresenceAhead={48}>
      {children}
    </Text>
  )
}

interface PointsProps {
  printing: Printing
  label: string
  points: readonly string[]
  why?: readonly string[]
}

/** A short list; what it rests on stands behind its last point. */
export function Points({ printing, label, points, why = [] }: PointsProps) {
  return (
    <View style={{ marginBottom: 6 }}>
      <Text style={styles.label} minPresenceAhead={30}>
        {label}
      </Text>
      {points.map((point, index) => (
        <View key={point} style={{ flexDirection: 'row' }} wrap={false}>
          <Text style={{ width: 14 }}>–</Text>
          <View style={{ flex: 1 }}>
            <Claim
              printing={printing}
              text={point}
              why={index === points.length - 1 ? why : []}
              style={{ marginBottom: 3 }}
            />
          </View>
        </View>
      ))}
    </View>
  )
}
