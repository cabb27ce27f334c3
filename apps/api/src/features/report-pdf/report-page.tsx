/** @jsxRuntime automatic */
import { Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { styles } from './paper-styles.ts'
import { inOutline, type Printing } from './printing.ts'

interface ChapterProps {
  printing: Printing
  chapter: Chapter
  /** Place in the contents; chapters outside of them have none. */
  number?: number | undefined
  children: ReactNode
}

export type Chapter = keyof Printing['texts']['pdf']['chapters']

/** A chapter on pages of its own, under its running head. */
export function ChapterPages({ printing, chapter, number, children }: ChapterProps) {
  const { chapters, leads } = printing.texts.pdf
  const title = chapters[chapter]
  const lead = new Map(Object.entries(leads)).get(chapter)
  return (
    <Page size="A4" style={styles.page} {...inOutline(title)}>
      <RunningHead printing={printing} title={title} />
      <View id={chapter} style={{ marginBottom: 2 }}>
        <BeginsHere printing={printing} chapter={chapter} />
        {number !== undefined && <Text style={styles.number}>{number}</Text>}
        <Text style={styles.chapter}>{title}</Text>
        {lead !== undefined && <Text style={styles.lead}>{printing.set(lead)}</Text>}
        <View style={styles.rule} />
      </View>
      {children}
      <PageNumber printing={printing} />
    </Page>
  )
}

/** Nothing to see: notes on which page the chapter begins, for the contents. */
function BeginsHere({ printing, chapter }: { printing: Printing; chapter: Chapter }) {
  return (
    <Text
      style={{ height: 0 }}
      render={({ pageNumber }) => {
        printing.pages.set(chapter, pageNumber)
        return ''
      }}
    />
  )
}

export function RunningHead({ printing, title }: { printing: Printing; title: string }) {
  const { data, texts } = printing
  return (
    <View style={[styles.running, { top: 40, alignItems: 'center' }]} fixed>
      <Text>Individua</Text>
      {data.isSample ? (
        <Text style={styles.sampleMark}>{texts.pdf.sampleMark}</Text>
      ) : (
        <Text>{title}</Text>
      )}
    </View>
  )
}

export function PageNumber({ printing }: { printing: Printing }) {
  const { data, texts, day, fillIn } = printing
  return (
    <View style={[styles.running, { bottom: 38 }]} fixed>
      <Text>{day(data.result.metadata.assessmentDate)}</Text>
      <Text
        render={({ pageNumber, totalPages }) =>
          fillIn(texts.pdf.page, { page: pageNumber, total: totalPages })
        }
      />
    </View>
  )
}
