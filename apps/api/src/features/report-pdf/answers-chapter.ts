import type { Block } from './printed-report.ts'
import type { Printing } from './printing.ts'

/** Every answer, numbered as the report cites it. */
export function answersBlocks(printing: Printing): Block[] {
  const { data, texts, fillIn } = printing
  const answers = data.result.answers.map(({ questionText, answer, secondAnswer }) => ({
    question: questionText,
    answer: spoken(printing, answer),
    second:
      secondAnswer === undefined ? '' : fillIn(texts.pdf.secondChoice, { answer: secondAnswer }),
  }))
  return [{ kind: 'answers', answers }]
}

/** A point of the scale with its words; anything else as it was given. */
function spoken({ texts, fillIn }: Printing, answer: string): string {
  const { likert } = texts.app
  const words = new Map(Object.entries(likert)).get(answer)
  if (words === undefined || !/^[1-5]$/.test(answer)) return answer
  return `${fillIn(texts.pdf.answerOfFive, { answer })} · ${words}`
}
