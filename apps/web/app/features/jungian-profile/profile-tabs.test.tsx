import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { writeSampleProfile } from '../../../sample-person.ts'
import { linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { ProfileTabs } from './profile-tabs.tsx'
import { SampleNotice } from './sample-notice.tsx'

const profile = writeSampleProfile('en')
const show = (shown = profile) => renderPart(<ProfileTabs profile={shown} />)
/** The panel of a tab. */
const panelOf = (key: string) => show().querySelector(`[role="tabpanel"][id$="-${key}"]`)

function expectAll(panel: Element | null, texts: string[]) {
  const words = wordsOf(panel).replace(/\s+/g, ' ')
  expect(texts.filter((text) => !words.includes(text.replace(/\s+/g, ' ')))).toEqual([])
}

test('four tabs, the overview chosen', () => {
  const tabs = within(show()).getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Overview',
    'Personas',
    'Development',
    'Practice',
  ])
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
    'false',
  ])
})

test('the overview: the long text, archetypes with bar and traits, the inner other', () => {
  const overview = panelOf('overview')
  const { sections, archetypes, anima } = profile
  expectAll(overview, [
    ...sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    ...archetypes.flatMap((each) => [each.name, `${each.percentage}%`, each.description]),
    ...archetypes.flatMap(({ traits }) => traits),
    ...[anima.type, anima.description, anima.developmentArea, ...anima.qualities],
    ...['Key qualities', 'Development focus'],
  ])
  expect(overview?.querySelectorAll('[role="progressbar"]')).toHaveLength(archetypes.length)
})

test('personas: strength, description and context, shadow aspects with a tip', () => {
  const { personas, shadows } = profile
  const words = {
    clear: 'clear',
    likely: 'likely',
    quitePossible: 'quite possible',
    open: 'open',
  }
  expectAll(panelOf('personas'), [
    ...personas.flatMap((each) => [each.name, `${each.strength}%`, each.description, each.context]),
    ...personas.map(({ interval80: [low, high] }) => `between ${low}% and ${high}%`),
    ...personas.map(({ certainty }) => `${words[certainty]} · inferred`),
    ...shadows.flatMap((each) => [each.aspect, each.description, each.integrationTip]),
  ])
})

test('development: the Self, complexes with a note each, areas with approaches', () => {
  const { self, complexes, therapeutic } = profile
  expect(complexes.length).toBeGreaterThan(0)
  expectAll(panelOf('development'), [
    self,
    'Working with this',
    ...complexes.flatMap((each) => [each.name, each.description, each.workingWith]),
    ...therapeutic.flatMap((each) => [each.area, each.description, ...each.approaches]),
    'Recommended approaches',
  ])
})

test('where there are no complexes, their part is missing', () => {
  expect(wordsOf(show())).toContain('Psychological complexes')
  expect(wordsOf(show({ ...profile, complexes: [] }))).not.toContain('Psychological complexes')
})

test('practice: dreams in three parts, exercises with category and purpose', () => {
  const { dreams, dailyExercises } = profile
  expectAll(panelOf('practice'), [
    ...[...dreams.patterns, ...dreams.meanings, ...dreams.suggestions],
    ...dailyExercises.flatMap((each) => [each.category, each.exercise, each.purpose]),
  ])
})

test.each([
  ['visitor', 'Your own begins with ten questions, free of charge.', ['/assessment', '/sign-in']],
  [
    'user',
    'Your own is written once you have answered the advanced assessment.',
    ['/advanced-assessment'],
  ],
  [
    'closed',
    'Your own profile is kept, but access to the advanced report has ended.',
    ['/payment-advanced'],
  ],
] as const)(
  'the sample says what leads a %s to a profile of their own',
  (sampleFor, words, targets) => {
    const notice = renderPart(<SampleNotice sampleFor={sampleFor} />)
    expect(wordsOf(notice)).toContain(words)
    expect(Object.values(linksOf(notice))).toEqual(targets)
  },
)

test('each section has a button that explains it', () => {
  const page = show()
  expect(page.querySelectorAll('section[aria-labelledby]')).toHaveLength(10)
  expect(page.querySelectorAll('[aria-haspopup="dialog"][aria-label^="About “"]')).toHaveLength(10)
})
