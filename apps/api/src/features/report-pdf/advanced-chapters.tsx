/** @jsxRuntime automatic */
import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { ResultCard } from '@individua/contract/results'
import { Text } from '@react-pdf/renderer'
import { styles } from './paper-styles.ts'
import type { Printing } from './printing.ts'
import { Claim, Labelled } from './prose.tsx'
import { ChapterBody } from './report-page.tsx'
import { StrengthCard } from './strength-cards.tsx'

export interface AdvancedChapterProps {
  printing: Printing
  profile: AdvancedResult
  number: number
}

export function ArchetypesChapter({ printing, profile, number }: AdvancedChapterProps) {
  const { archetypes } = printing.data.result
  return (
    <ChapterBody printing={printing} chapter="archetypes" number={number}>
      {profile.archetypes.map(({ key, name, description, traits, why }) => (
        <StrengthCard key={key} printing={printing} name={name} estimate={ofKey(archetypes, key)}>
          <Claim printing={printing} text={description} why={why} />
          <Text style={[styles.small, styles.soft]}>{traits.join('  ·  ')}</Text>
        </StrengthCard>
      ))}
    </ChapterBody>
  )
}

const ofKey = (cards: readonly ResultCard[], wanted: string) =>
  cards.find(({ key }) => key === wanted)

export function PersonasChapter({ printing, profile, number }: AdvancedChapterProps) {
  const { personas } = printing.data.result
  return (
    <ChapterBody printing={printing} chapter="personas" number={number}>
      {profile.personas.map(({ key, name, description, context, why }) => (
        <StrengthCard key={key} printing={printing} name={name} estimate={ofKey(personas, key)}>
          <Claim printing={printing} text={description} why={why} />
          <Labelled label={printing.texts.pdf.labels.context}>
            <Text>{printing.set(context)}</Text>
          </Labelled>
        </StrengthCard>
      ))}
    </ChapterBody>
  )
}

export function ShadowsChapter({ printing, profile, number }: AdvancedChapterProps) {
  const { shadows } = printing.data.result
  return (
    <ChapterBody printing={printing} chapter="shadows" number={number}>
      {profile.shadows.map(({ key, aspect, description, integrationTip, why }) => (
        <StrengthCard key={key} printing={printing} name={aspect} estimate={ofKey(shadows, key)}>
          <Claim printing={printing} text={description} why={why} />
          <Labelled label={printing.texts.pdf.labels.integrationTip}>
            <Text>{printing.set(integrationTip)}</Text>
          </Labelled>
        </StrengthCard>
      ))}
    </ChapterBody>
  )
}

export function AnimaChapter({ printing, profile, number }: AdvancedChapterProps) {
  const { heading, type, description, qualities, developmentArea, why } = profile.anima
  const { labels } = printing.texts.pdf
  return (
    <ChapterBody printing={printing} chapter="anima" number={number}>
      <Text style={styles.label}>{heading}</Text>
      <Text style={[styles.section, { marginTop: 0 }]}>{type}</Text>
      <Claim printing={printing} text={description} why={why} />
      <Labelled label={labels.qualities}>
        <Text>{qualities.join('  ·  ')}</Text>
      </Labelled>
      <Labelled label={labels.developmentArea}>
        <Text>{printing.set(developmentArea)}</Text>
      </Labelled>
    </ChapterBody>
  )
}

/** The Self, and below it the complexes where there are any. */
export function SelfChapter({ printing, profile, number }: AdvancedChapterProps) {
  return (
    <ChapterBody printing={printing} chapter="selfhood" number={number} isWhole>
      {profile.self.split(/\n+/).map((text, index, all) => (
        <Claim
          key={text}
          printing={printing}
          text={text}
          why={index === all.length - 1 ? profile.selfWhy : []}
        />
      ))}
    </ChapterBody>
  )
}

export function ComplexesChapter({ printing, profile, number }: AdvancedChapterProps) {
  return (
    <ChapterBody printing={printing} chapter="complexes" number={number} isWhole>
      {profile.complexes.map(({ name, description, workingWith, why }) => (
        <StrengthCard key={name} printing={printing} name={name}>
          <Claim printing={printing} text={description} why={why} />
          <Labelled label={printing.texts.pdf.labels.workingWith}>
            <Text>{printing.set(workingWith)}</Text>
          </Labelled>
        </StrengthCard>
      ))}
    </ChapterBody>
  )
}
