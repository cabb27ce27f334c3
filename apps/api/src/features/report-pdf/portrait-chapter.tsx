/** @jsxRuntime automatic */
import type { AdvancedResult } from '@individua/contract/advanced-results'
import { Text, View } from '@react-pdf/renderer'
import { styles } from './paper-styles.ts'
import type { Printing } from './printing.ts'
import { Claim, Heading } from './prose.tsx'
import { ChapterBody } from './report-page.tsx'

/** The portrait, then all sections: those of the dashboard and those of the Jungian profile. */
export function PortraitChapter({ printing, number }: { printing: Printing; number: number }) {
  const { result, profile } = printing.data
  const { portrait } = result
  const ofDashboard = result.sections.map(({ key }) => key)
  // Reports of before the portraits have the same sections on both pages.
  const further = (profile?.sections ?? []).filter(({ key }) => !ofDashboard.includes(key))
  const sections = [...result.sections, ...further]
  return (
    <ChapterBody printing={printing} chapter="portrait" number={number}>
      {portrait.paragraphs.length > 0 && (
        <View style={[styles.aside, { marginBottom: 18 }]}>
          {portrait.title !== '' && <Heading>{portrait.title}</Heading>}
          {portrait.paragraphs.map(({ text, why }) => (
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
      {sections.map(({ key, title, paragraphs }) => (
        <View key={key}>
          <Heading>{title}</Heading>
          {paragraphs.map(({ text, why }) => (
            <Claim key={text} printing={printing} text={text} why={why} />
          ))}
        </View>
      ))}
      {profile?.ownWords && <OwnWords printing={printing} ownWords={profile.ownWords} />}
    </ChapterBody>
  )
}

interface OwnWordsProps {
  printing: Printing
  ownWords: NonNullable<AdvancedResult['ownWords']>
}

/** What the reader wrote, whole. */
function OwnWords({ printing, ownWords: { title, intro, texts } }: OwnWordsProps) {
  return (
    <View>
      <Heading>{title}</Heading>
      <Claim printing={printing} text={intro} />
      {texts.map(({ questionUuid, prompt, text, scales, question }) => (
        <View key={questionUuid} style={{ marginBottom: 10 }}>
          <Text style={[styles.small, styles.soft]}>{printing.set(prompt)}</Text>
          <Claim printing={printing} text={text} why={[questionUuid]} style={{ marginTop: 3 }} />
          <Text style={[styles.small, styles.soft]}>{scales.join('  ·  ')}</Text>
          <Claim printing={printing} text={question} />
        </View>
      ))}
    </View>
  )
}
