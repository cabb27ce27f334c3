import { languages } from '@individua/instrument/dimensions'
import { describe, expect, test } from 'vitest'
import { lettersOf, readPdf } from '../../testing/read-pdf.ts'
import { compileReport } from './report-compiler.ts'
import { reportTexts } from './report-texts.ts'
import { sampleReport } from './sample-report.ts'

const engine = 'openai:gpt-5-mini'

describe.each(languages)('a report in %s', (language) => {
  const data = sampleReport(language, new Date('2026-03-02T10:00:00Z'))
  const { title, byModel } = reportTexts[language].results.letter
  const said = lettersOf(byModel.replace('{{model}}', engine))

  test('prints the letter of a model, and who worded it', async () => {
    const sentences = ['String waits in your drawer.', 'One piece of it may go.'].map((text) => ({
      text,
      why: [],
    }))
    const plain = data.result.letter?.plain ?? []
    const result = { ...data.result, letter: { plain, worded: { engine, sentences } } }
    const { text } = await readPdf(await compileReport({ ...data, result }))
    const letters = lettersOf(text)
    expect(letters).toContain(lettersOf('String waits in your drawer. One piece of it may go.'))
    expect(letters).toContain(said)
  })

  test('leaves the built-in letter out, which repeats its paragraphs', async () => {
    const { text } = await readPdf(await compileReport(data))
    const letters = lettersOf(text)
    expect(letters).not.toContain(said)
    for (const { text: paragraph } of data.result.letter?.plain ?? []) {
      expect(letters.split(lettersOf(paragraph))).toHaveLength(2)
    }
    expect(letters).not.toContain(lettersOf(title))
  })
})
