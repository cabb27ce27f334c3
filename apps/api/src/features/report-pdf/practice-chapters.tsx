/** @jsxRuntime automatic */
import { Text, View } from '@react-pdf/renderer'
import type { AdvancedChapterProps } from './advanced-chapters.tsx'
import { styles } from './paper-styles.ts'
import { Claim, Labelled, Points } from './prose.tsx'
import { ChapterBody } from './report-page.tsx'

export function TherapeuticChapter({ printing, profile, number }: AdvancedChapterProps) {
  return (
    <ChapterBody printing={printing} chapter="therapeutic" number={number}>
      {profile.therapeutic.map(({ area, description, approaches, why }) => (
        <View key={area} style={{ marginBottom: 12 }} wrap={false}>
          <Text style={[styles.section, { marginTop: 0 }]}>{area}</Text>
          <Claim printing={printing} text={description} why={why} />
          <Points
            printing={printing}
            label={printing.texts.pdf.labels.approaches}
            points={approaches}
          />
        </View>
      ))}
    </ChapterBody>
  )
}

export function DreamsChapter({ printing, profile, number }: AdvancedChapterProps) {
  const { patterns, meanings, suggestions, why } = profile.dreams
  const { labels } = printing.texts.pdf
  return (
    <ChapterBody printing={printing} chapter="dreams" number={number}>
      <Points printing={printing} label={labels.patterns} points={patterns} why={why} />
      <Points printing={printing} label={labels.meanings} points={meanings} />
      <Points printing={printing} label={labels.suggestions} points={suggestions} />
    </ChapterBody>
  )
}

export function ExercisesChapter({ printing, profile, number }: AdvancedChapterProps) {
  return (
    <ChapterBody printing={printing} chapter="dailyExercises" number={number}>
      {profile.dailyExercises.map(({ category, exercise, purpose, why }) => (
        <View key={exercise} style={{ marginBottom: 12 }} wrap={false}>
          <Text style={[styles.section, { marginTop: 0 }]}>{category}</Text>
          <Claim printing={printing} text={exercise} why={why} />
          <Labelled label={printing.texts.pdf.labels.purpose}>
            <Text>{printing.set(purpose)}</Text>
          </Labelled>
        </View>
      ))}
    </ChapterBody>
  )
}
