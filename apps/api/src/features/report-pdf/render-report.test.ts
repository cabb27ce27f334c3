import { languages } from '@individua/instrument/dimensions'
import { beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { renderReport } from './render-report.ts'
import { reportTexts } from './report-texts.ts'
import { sampleReport } from './sample-report.ts'
import { setText } from './set-text.ts'

const date = new Date('2026-03-02T10:00:00Z')

/** As text comes out of a PDF: lines joined, words apart by one space. */
const asRead = (text: string) => text.replace(/\s+/g, ' ')

const expected = {
  en: { title: 'Your Jungian Profile', date: 'March 2, 2026', page: 'of' },
  sk: { title: 'Váš jungovský profil', date: '2. marca 2026', page: 'z' },
  de: { title: 'Ihr Profil nach C. G. Jung', date: '2. März 2026', page: 'von' },
} as const

describe.each(languages)('the sample report, %s', (language) => {
  const data = sampleReport(language, date)
  const texts = reportTexts[language].pdf
  const set = (text: string) => asRead(setText(text, language))
  let pdf: Awaited<ReturnType<typeof readPdf>>

  beforeAll(async () => {
    pdf = await readPdf(await renderReport(data))
  })

  test('opens with its name and date and says what it is about itself', () => {
    expect(pdf.pages[0]).toContain(expected[language].title)
    expect(pdf.pages[0]).toContain(expected[language].date)
    expect(pdf.facts.get('Title')).toContain(expected[language].title)
    expect(pdf.facts.get('Language')).toBe(language)
    expect(pdf.facts.get('Author')).toBe('Individua')
  })

  test('prints the profile whole, with every letter of its language', () => {
    const { profile } = data
    const sentences = [
      ...[data.result.portrait, ...data.result.sections, ...(profile?.sections ?? [])].flatMap(
        ({ paragraphs }) => paragraphs.map(({ text }) => text),
      ),
      data.result.portrait.title,
      ...(profile?.ownWords?.texts.map(({ text }) => text) ?? []),
      ...(profile?.archetypes.map(({ description }) => description) ?? []),
      ...(profile?.personas.map(({ context }) => context) ?? []),
      ...(profile?.shadows.map(({ integrationTip }) => integrationTip) ?? []),
      ...(profile?.complexes.map(({ workingWith }) => workingWith) ?? []),
      ...(profile?.dreams.suggestions ?? []),
      ...(profile?.therapeutic.flatMap(({ approaches }) => approaches) ?? []),
      ...(profile?.dailyExercises.flatMap(({ exercise, purpose }) => [exercise, purpose]) ?? []),
      profile?.anima.developmentArea ?? '',
    ]
    // A paragraph may go on behind the running head of the next page: its beginning is enough.
    const missing = sentences.filter((text) => !pdf.text.includes(set(text).slice(0, 60)))
    expect(sentences.length).toBeGreaterThan(40)
    expect(missing).toEqual([])
  })

  test('the contents name the page on which each chapter begins', () => {
    const { contents: _, disclaimer: __, ...chapters } = texts.chapters
    const listed = Object.values(chapters).flatMap((title) => {
      const [, page] = new RegExp(`\\d ${title} (\\d+)`).exec(pdf.pages[1] ?? '') ?? []
      return page === undefined ? [] : [[title, Number(page)] as const]
    })
    expect(listed.length).toBeGreaterThanOrEqual(12)
    for (const [title, page] of listed) expect(pdf.pages[page - 1]).toContain(title)
    expect(pdf.outline).toEqual(listed.map(([title]) => title))
  })

  test('lists every answer under the number that the text cites', () => {
    for (const { questionText, answer } of data.result.answers) {
      expect(pdf.text).toContain(set(questionText).slice(0, 50))
      if (answer.length > 1) expect(pdf.text).toContain(set(answer).slice(0, 40))
    }
  })

  test('ends with where it comes from and what it is not', () => {
    expect(pdf.pages.at(-1)).toContain(set(texts.disclaimer))
    expect(pdf.text).toContain(set(texts.origin.builtIn))
    expect(pdf.text).toContain(set(texts.origin.simulation))
  })

  test('is marked as a sample and numbered on every page', () => {
    const total = pdf.pages.length
    for (const [index, page] of pdf.pages.entries()) {
      expect(page.toLowerCase()).toContain(texts.sampleMark.toLowerCase())
      const number = `${index + 1} ${expected[language].page} ${total}`
      if (index > 0) expect(page).toContain(number)
    }
  })
})

test('a basic result makes a shorter report, and one with an empty list still one', async () => {
  const { result } = sampleReport('sk', date)
  const basic = { ...result, complexes: [], shadows: [] }
  const { pages, text, outline } = await readPdf(
    await renderReport({ result: basic, isSample: false }),
  )
  expect(pages[0]).toContain('Profil vašej osobnosti')
  expect(text).not.toMatch(/ukážka/i)
  expect(outline).toEqual(
    ['strengths', 'portrait', 'archetypes', 'personas', 'answersBehind', 'method'].map((key) =>
      new Map(Object.entries(reportTexts.sk.pdf.chapters)).get(key),
    ),
  )
})

test('answers in any script, endless words and markup do not break it', async () => {
  const sample = sampleReport('en', date)
  const written = [
    'Мені снилось море',
    'x'.repeat(4000),
    '<b>bold</b> 🌊 夢',
    '\u0000\u202eabc',
    '',
  ]
  const answers = sample.result.answers.map((answer, index) => ({
    ...answer,
    answer: written[index] ?? answer.answer,
  }))
  const data = { ...sample, result: { ...sample.result, answers }, isSample: false }
  const { text } = await readPdf(await renderReport(data))
  expect(text).toContain('Мені снилось море')
  expect(text).toContain('<b>bold</b> … …')
})
