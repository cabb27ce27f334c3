/** @jsxRuntime automatic */
import { Link, Text, View } from '@react-pdf/renderer'
import { paper, styles } from './paper-styles.ts'
import type { Printing } from './printing.ts'
import { type Chapter, Sheets } from './report-page.tsx'

interface ContentsPageProps {
  printing: Printing
  chapters: readonly Chapter[]
}

export function ContentsPage({ printing, chapters }: ContentsPageProps) {
  const title = printing.texts.pdf.chapters.contents
  return (
    <Sheets printing={printing}>
      <Text style={styles.chapter}>{title}</Text>
      <View style={styles.rule} />
      {chapters.map((chapter, index) => (
        <Entry key={chapter} printing={printing} chapter={chapter} number={index + 1} />
      ))}
      <HowToRead printing={printing} />
    </Sheets>
  )
}

interface EntryProps {
  printing: Printing
  chapter: Chapter
  number: number
}

function Entry({ printing, chapter, number }: EntryProps) {
  const { texts, pages } = printing
  return (
    <Link src={`#${chapter}`} style={{ color: paper.ink, textDecoration: 'none' }}>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', paddingVertical: 4.2 }}>
        <Text style={{ width: 26, fontFamily: 'Fraunces', color: paper.gold }}>{number}</Text>
        <Text style={{ fontFamily: 'Fraunces', fontSize: 12 }}>{texts.pdf.chapters[chapter]}</Text>
        <View style={dots} />
        <Text
          style={{ width: 20, textAlign: 'right', color: paper.soft }}
          render={() => String(pages.get(chapter) ?? '')}
        />
      </View>
    </Link>
  )
}

const dots = {
  flex: 1,
  marginHorizontal: 6,
  marginBottom: 3,
  borderBottomWidth: 0.8,
  borderBottomStyle: 'dotted',
  borderBottomColor: paper.line,
} as const

function HowToRead({ printing }: { printing: Printing }) {
  const { title, picture, bar, percent, sureness, numbers } = printing.texts.pdf.reading
  return (
    <View style={[styles.prose, { marginTop: 26 }]} wrap={false}>
      <Text style={styles.section}>{title}</Text>
      {[picture, bar, percent, sureness, numbers].map((text) => (
        <Text key={text} style={[styles.small, { marginBottom: 5 }]}>
          {printing.set(text)}
        </Text>
      ))}
    </View>
  )
}
