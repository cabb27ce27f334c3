/** @jsxRuntime automatic */
import type { AnswerBehind } from '@individua/contract/results'
import { Text, View } from '@react-pdf/renderer'
import { paper, styles } from './paper-styles.ts'
import type { Printing } from './printing.ts'
import { ChapterBody } from './report-page.tsx'

/** Every answer with the number by which the report cites it. */
export function AnswersChapter({ printing, number }: { printing: Printing; number: number }) {
  return (
    <ChapterBody printing={printing} chapter="answersBehind" number={number}>
      {printing.data.result.answers.map((answer, index) => (
        <Answer key={answer.questionUuid} printing={printing} answer={answer} number={index + 1} />
      ))}
    </ChapterBody>
  )
}

interface AnswerProps {
  printing: Printing
  answer: AnswerBehind
  number: number
}

function Answer({ printing, answer: { questionText, answer, secondAnswer }, number }: AnswerProps) {
  return (
    <View style={{ flexDirection: 'row', marginBottom: 6 }}>
      <Text style={[styles.small, { width: 24, color: paper.goldText }]}>{number}</Text>
      <View style={{ flex: 1 }}>
        <Text style={[styles.small, styles.soft]} minPresenceAhead={14}>
          {printing.set(questionText)}
        </Text>
        <Text style={styles.small}>{spoken(printing, answer)}</Text>
        {secondAnswer !== undefined && (
          <Text style={[styles.small, styles.soft]}>
            {printing.fillIn(printing.texts.pdf.secondChoice, {
              answer: printing.set(secondAnswer),
            })}
          </Text>
        )}
      </View>
    </View>
  )
}

/** A point of the scale with its words; anything else as it was given. */
function spoken({ texts, fillIn, set }: Printing, answer: string): string {
  const { likert } = texts.app
  const words = new Map(Object.entries(likert)).get(answer)
  if (words === undefined || !/^[1-5]$/.test(answer)) return set(answer)
  return `${fillIn(texts.pdf.answerOfFive, { answer })} · ${words}`
}
