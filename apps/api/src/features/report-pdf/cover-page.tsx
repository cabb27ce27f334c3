/** @jsxRuntime automatic */
import { Page, Text, View } from '@react-pdf/renderer'
import { MandalaPicture } from './mandala-picture.tsx'
import { paper, styles } from './paper-styles.ts'
import { type Printing, titleOf } from './printing.ts'

export function CoverPage({ printing }: { printing: Printing }) {
  const { data, texts, day, fillIn } = printing
  const { metadata, petals, answers } = data.result
  return (
    <Page size="A4" style={[styles.page, styles.prose, { padding: 56, alignItems: 'center' }]}>
      <Text style={{ fontFamily: 'Fraunces', fontSize: 15, letterSpacing: 0.4 }}>Individua</Text>
      <View style={{ marginTop: 34, marginBottom: 26 }}>
        <MandalaPicture petals={petals} width={480} />
      </View>
      <Text style={[styles.chapter, { fontSize: 36, textAlign: 'center' }]}>
        {titleOf(printing)}
      </Text>
      <Text style={[styles.lead, { textAlign: 'center', width: 400, fontSize: 11.5 }]}>
        {leaderNames(printing)}
      </Text>
      <View style={[styles.rule, { marginBottom: 18 }]} />
      <Text>{fillIn(texts.pdf.assessedOn, { date: day(metadata.assessmentDate) })}</Text>
      <Text style={styles.soft}>{fillIn(texts.pdf.answersGiven, { count: answers.length })}</Text>
      {data.isSample && <SampleNotice printing={printing} />}
    </Page>
  )
}

/** The archetypes that stand at the front, for those who cannot see the picture. */
function leaderNames({ data, texts, set, fillIn }: Printing): string {
  const { archetypes, leaders } = data.result
  const names = archetypes.filter(({ key }) => leaders.includes(key)).map(({ name }) => name)
  return set(fillIn(texts.pdf.mandalaNames, { names: names.join(' · ') }))
}

function SampleNotice({ printing }: { printing: Printing }) {
  const { sampleMark, sampleText } = printing.texts.pdf
  return (
    <View style={{ marginTop: 22, alignItems: 'center', width: 330 }}>
      <Text style={[styles.sampleMark, { fontSize: 10, marginBottom: 8 }]}>{sampleMark}</Text>
      <Text style={[styles.small, { color: paper.rust, textAlign: 'center' }]}>
        {printing.set(sampleText)}
      </Text>
    </View>
  )
}
