/** @jsxRuntime automatic */
import { View } from '@react-pdf/renderer'
import { styles } from './paper-styles.ts'
import type { Printing } from './printing.ts'
import { Claim, Heading } from './prose.tsx'
import { ChapterBody } from './report-page.tsx'

/** Three sentences, then the whole assessment text. */
export function PortraitChapter({ printing, number }: { printing: Printing; number: number }) {
  const { result } = printing.data
  return (
    <ChapterBody printing={printing} chapter="portrait" number={number}>
      {result.summary.length > 0 && (
        <View style={[styles.aside, { marginBottom: 18 }]}>
          {result.summary.map(({ text, why }) => (
            <Claim
              key={text}
              printing={printing}
              text={text}
              why={why}
              style={{ fontFamily: 'Fraunces', fontSize: 12.5, lineHeight: 1.45 }}
            />
          ))}
        </View>
      )}
      {result.sections.map(({ key, title, paragraphs }) => (
        <View key={key}>
          <Heading>{title}</Heading>
          {paragraphs.map(({ text, why }) => (
            <Claim key={text} printing={printing} text={text} why={why} />
          ))}
        </View>
      ))}
    </ChapterBody>
  )
}
