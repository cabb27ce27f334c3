/** @jsxRuntime automatic */
import { Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { styles } from './paper-styles.ts'
import { inOutline, type Printing, titleOf } from './printing.ts'

export type Chapter = keyof Printing['texts']['pdf']['chapters']

/** Pages under one running head; a new sheet begins where they do. */
export function Sheets({ printing, children }: { printing: Printing; children: ReactNode }) {
  return (
    <Page size="A4" style={styles.page}>
      <RunningHead printing={printing} />
      <PageNumber printing={printing} />
      {children}
    </Page>
  )
}

interface ChapterBodyProps {
  printing: Printing
  chapter: Chapter
  /** Number in the contents. */
  number: number
  /** Short enough for one sheet, and kept on one. */
  isWhole?: boolean
  children: ReactNode
}

/** A chapter; several may share their sheets. */
export function ChapterBody(props: ChapterBodyProps) {
  const { printing, chapter, number, isWhole = false, children } = props
  const { chapters, leads } = printing.texts.pdf
  const title = chapters[chapter]
  const lead = new Map(Object.entries(leads)).get(chapter)
  return (
    <View style={{ marginBottom: 30 }} wrap={!isWhole} {...inOutline(title)}>
      <View id={chapter}>
        <BeginsHere printing={printing} chapter={chapter} />
        <Text style={styles.number}>{number}</Text>
        <Text style={styles.chapter}>{title}</Text>
        {lead !== undefined && <Text style={styles.lead}>{printing.set(lead)}</Text>}
        <View style={styles.rule} />
      </View>
      <View style={styles.prose}>{children}</View>
    </View>
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

function RunningHead({ printing }: { printing: Printing }) {
  const { data, texts } = printing
  return (
    <View style={[styles.running, { top: 40, alignItems: 'center' }]} fixed>
      <Text>Individua</Text>
      {data.isSample ? (
        <Text style={styles.sampleMark}>{texts.pdf.sampleMark}</Text>
      ) : (
        <Text>{titleOf(printing)}</Text>
      )}
    </View>
  )
}

function PageNumber({ printing }: { printing: Printing }) {
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
