import { languages } from '@individua/instrument/dimensions'
import { beforeAll, describe, expect, test } from 'vitest'
import { lettersOf, readPdf } from '../../testing/read-pdf.ts'
import { compileReport } from './report-compiler.ts'
import { reportTexts } from './report-texts.ts'
import { sampleReport } from './sample-report.ts'

const date = new Date('2026-03-02T10:00:00Z')

const expected = {
  en: { title: 'Your Jungian Profile', which: 'Full report · March 2, 2026', page: 'of' },
  sk: { title: 'Váš jungovský profil', which: 'Celá správa · 2. marca 2026', page: 'z' },
  de: { title: 'Ihr Profil nach C. G. Jung', which: 'Ganzer Bericht · 2. März 2026', page: 'von' },
} as const

describe.each(languages)('the sample report, %s', (language) => {
  const data = sampleReport(language, date)
  const texts = reportTexts[language].pdf
  let pdf: Awaited<ReturnType<typeof readPdf>>
  /** Words are cut at the ends of lines: only their letters are compared. */
  let letters: string

  beforeAll(async () => {
    pdf = await readPdf(await compileReport(data))
    letters = lettersOf(pdf.text)
  })

  test('opens with its name and date and says what it is about itself', () => {
    expect(pdf.pages[0]).toContain(expected[language].title)
    expect(pdf.pages[0]).toContain(expected[language].which.split(' · ')[1])
    expect(pdf.facts.get('Title')).toContain(expected[language].title)
    expect(pdf.facts.get('Language')).toBe(language)
    expect(pdf.facts.get('Author')).toBe('Individua')
    expect(lettersOf(String(pdf.facts.get('Subject')))).toBe(lettersOf(texts.subject))
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
    const missing = sentences.filter((text) => !letters.includes(lettersOf(text).slice(0, 50)))
    expect(sentences.length).toBeGreaterThan(40)
    expect(missing).toEqual([])
  })

  test('the contents name the page on which each chapter begins', () => {
    const { contents: _, disclaimer: __, ...chapters } = texts.chapters
    const listed = Object.values(chapters).flatMap((title) => {
      const entry = new RegExp(`(\\d+) ${title} (\\d+)`).exec(pdf.pages[1] ?? '')
      return entry ? [{ title, number: Number(entry[1]), page: Number(entry[2]) }] : []
    })
    expect(listed.length).toBeGreaterThanOrEqual(12)
    for (const { title, page } of listed) expect(pdf.pages[page - 1]).toContain(title)
    const entries = listed
      .toSorted((a, b) => a.number - b.number)
      .map(({ title, number }) => `${number} ${title}`)
    expect(pdf.outline.map(lettersOf)).toEqual(entries.map(lettersOf))
  })

  test('lists every answer under the number that the text cites', () => {
    for (const { questionText, answer, secondAnswer = '' } of data.result.answers) {
      expect(letters).toContain(lettersOf(questionText).slice(0, 40))
      if (answer.length > 1) expect(letters).toContain(lettersOf(answer).slice(0, 40))
      expect(letters).toContain(lettersOf(secondAnswer).slice(0, 40))
    }
  })

  test('ends with where it comes from and what it is not', () => {
    expect(lettersOf(pdf.pages.at(-1) ?? '')).toContain(lettersOf(texts.disclaimer))
    expect(letters).toContain(lettersOf(texts.origin.builtIn))
    expect(letters).toContain(lettersOf(texts.origin.simulation))
  })

  test('every page behind the cover has its number, which result it is, and the mark of a sample', () => {
    const total = pdf.pages.length
    const { which, page: of } = expected[language]
    for (const [index, page] of pdf.pages.entries()) {
      expect(page.toLowerCase()).toContain(texts.sampleMark.toLowerCase())
      if (index > 0) expect(page).toContain(`${which} ${index + 1} ${of} ${total}`)
    }
  })
})

test('a basic result makes a shorter report, and one with an empty list still one', async () => {
  const { result } = sampleReport('sk', date)
  const basic = { ...result, shadows: [], metadata: { ...result.metadata, kind: 'basic' as const } }
  const { pages, text, outline } = await readPdf(
    await compileReport({ result: basic, isSample: false }),
  )
  expect(pages[0]).toContain('Profil vašej osobnosti')
  expect(pages[1]).toContain('Bezplatný profil · 2. marca 2026')
  expect(text).not.toMatch(/ukážka/i)
  const { portrait, strengths, archetypes, personas, answersBehind, method } =
    reportTexts.sk.pdf.chapters
  const chapters = [portrait, strengths, archetypes, personas, answersBehind, method]
  const entries = chapters.map((title, index) => `${index + 1} ${title}`)
  expect(outline.map(lettersOf)).toEqual(entries.map(lettersOf))
})

/** What a person may have typed into an open answer. */
const typed = [
  '#panic("read as markup") #let x = 1; #import "@preview/cetz:0.3.0"',
  '$x^2$ *bold* _soft_ @label <label> `code` \\u{41} \\ ~ // comment /* and */ = Heading',
  '- a list\n+ and\n/ more: than\n\n\none line',
  '```\n]]] ))) }}} ""',
  'Мені снилось море',
  'שלום עולם עם ‫RTL‬ مرحبا',
  '<b>bold</b> 🌊 夢 𝕳',
  '\u0000\u202eabc\ud800',
  'x'.repeat(10_000),
  'word '.repeat(2000),
  '',
]

test('what a person typed is printed as it stands and never read as markup', async () => {
  const sample = sampleReport('en', date)
  const answers = sample.result.answers.map((answer, index) => ({
    ...answer,
    answer: typed[index] ?? answer.answer,
  }))
  const texts = typed.map((text) => ({
    questionUuid: '',
    prompt: text,
    text,
    scales: [text],
    question: text,
  }))
  const profile = sample.profile && {
    ...sample.profile,
    ownWords: { title: '#title', intro: '$', texts },
  }
  const result = { ...sample.result, answers }
  const { text, facts } = await readPdf(
    await compileReport({ result, ...(profile && { profile }), isSample: false }),
  )
  const letters = lettersOf(text)
  expect(text).toContain('#panic("read as markup")')
  expect(letters).toContain(lettersOf('import "@preview/cetz:0.3.0"'))
  expect(text).toContain('$x^2$ *bold* _soft_ @label <label> `code` \\u{41}')
  expect(text).toContain('``` ]]] ))) }}} ""')
  expect(text).toContain('Мені снилось море')
  expect(text).toContain('<b>bold</b> … …')
  expect(letters.match(/x{20,}/g)?.join('').length).toBeGreaterThanOrEqual(10_000)
  expect(facts.get('Title')).toBe('Your Jungian Profile · Individua')
})

test('equal results give equal files, whatever was printed between', async () => {
  const print = async () => Buffer.from(await compileReport(sampleReport('de', date)))
  const first = await print()
  await compileReport(sampleReport('en', date))
  expect((await print()).equals(first)).toBe(true)
})
