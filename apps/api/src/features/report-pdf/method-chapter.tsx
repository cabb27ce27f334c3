/** @jsxRuntime automatic */
import figures from '@individua/instrument/figures.json' with { type: 'json' }
import { Text, View } from '@react-pdf/renderer'
import { paper, styles } from './paper-styles.ts'
import type { Printing } from './printing.ts'
import { Heading } from './prose.tsx'
import { ChapterBody } from './report-page.tsx'

const sectionKeys = ['what', 'model', 'certainty', 'quality'] as const

/** How the numbers came about, what they cannot say, and who worded them. */
export function MethodChapter({ printing, number }: { printing: Printing; number: number }) {
  const { sections } = printing.texts.method
  return (
    <ChapterBody printing={printing} chapter="method" number={number}>
      {sectionKeys.map((key) => (
        <Section key={key} printing={printing} section={sections[key]} />
      ))}
      <Section printing={printing} section={sections.figures} />
      <Figures printing={printing} />
      <Section printing={printing} section={sections.limits} />
      <Origin printing={printing} />
      <Disclaimer printing={printing} />
    </ChapterBody>
  )
}

interface SectionProps {
  printing: Printing
  section: { title: string; text: string }
}

function Section({ printing: { set, fillIn, language }, section }: SectionProps) {
  const respondents = new Intl.NumberFormat(language).format(figures.respondents)
  return (
    <View>
      <Heading>{section.title}</Heading>
      {fillIn(section.text, { respondents, worlds: String(figures.worlds) })
        .split('\n')
        .map((text) => (
          <Text key={text} style={[styles.small, { marginBottom: 5 }]} orphans={2} widows={2}>
            {set(text)}
          </Text>
        ))}
    </View>
  )
}

const line = {
  flexDirection: 'row',
  borderBottomWidth: 0.5,
  borderBottomColor: paper.line,
  paddingVertical: 3.5,
} as const

function Figures({ printing }: { printing: Printing }) {
  const { texts, language, set } = printing
  const { table } = texts.method
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const rows = [
    [table.procedure, table.r, table.leader, table.inThree],
    ...(['ten', 'thirty', 'appeal', 'chance'] as const).map((key) => {
      const { r, leader, inThree } = figures[key]
      return [table[key], rangeOf(r, number), rangeOf(leader, percent), rangeOf(inThree, percent)]
    }),
  ]
  return (
    <View style={{ marginVertical: 8 }} wrap={false}>
      {rows.map(([name = '', ...cells], index) => (
        <View key={name} style={line}>
          <Text style={[styles.small, { flex: 2 }, index === 0 ? styles.soft : {}]}>
            {set(name)}
          </Text>
          {cells.map((cell, column) => (
            <Text
              key={rows[0]?.[column + 1]}
              style={[
                styles.small,
                { flex: 1, textAlign: 'right' },
                index === 0 ? styles.soft : {},
              ]}
            >
              {set(cell)}
            </Text>
          ))}
        </View>
      ))}
      <Text style={[styles.small, styles.soft, { marginTop: 6 }]}>
        {set(texts.pdf.origin.simulation)}
      </Text>
    </View>
  )
}

/** The lowest and the highest figure; a single number where both read the same. */
function rangeOf([lowest = 0, highest = lowest]: number[], format: Intl.NumberFormat): string {
  const isOne = format.format(lowest) === format.format(highest)
  return isOne ? format.format(lowest) : format.formatRange(lowest, highest)
}

function Origin({ printing }: { printing: Printing }) {
  const { data, texts, day, set, fillIn } = printing
  const { assessmentDate, instrumentVersion, engine, resultId } = data.result.metadata
  const { origin } = texts.pdf
  const writer = engine === 'built-in' ? origin.builtIn : fillIn(origin.model, { engine })
  const facts = [
    [origin.date, day(assessmentDate)],
    [origin.instrument, instrumentVersion],
    [origin.engine, writer],
    ...(data.isSample ? [] : [[origin.result, resultId]]),
  ]
  return (
    <View style={{ marginTop: 4 }} wrap={false}>
      <Heading>{origin.title}</Heading>
      {facts.map(([name = '', fact = '']) => (
        <View key={name} style={line}>
          <Text style={[styles.small, styles.soft, { width: 150 }]}>{name}</Text>
          <Text style={[styles.small, { flex: 1 }]}>{set(fact)}</Text>
        </View>
      ))}
    </View>
  )
}

function Disclaimer({ printing }: { printing: Printing }) {
  const { chapters, disclaimer } = printing.texts.pdf
  return (
    <View style={disclaimerBox} wrap={false}>
      <Text style={[styles.section, { marginTop: 0 }]}>{chapters.disclaimer}</Text>
      <Text>{printing.set(disclaimer)}</Text>
    </View>
  )
}

const disclaimerBox = {
  marginTop: 22,
  padding: 16,
  backgroundColor: paper.raised,
  borderTopWidth: 1.2,
  borderTopColor: paper.rust,
} as const
