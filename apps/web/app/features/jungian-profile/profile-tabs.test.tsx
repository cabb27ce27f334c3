import { expect, test } from 'vitest'
import { writeSampleProfile } from '../../../sample-person.ts'
import { eachOf, render, wordsOf } from '../../testing/render.tsx'
import { ProfileTabs } from './profile-tabs.tsx'

const profile = writeSampleProfile('en')
const show = (shown = profile) => render(<ProfileTabs profile={shown} />)
const page = show()

/** The markup of a tab's panel. */
const panels = page.split(/(?=<div[^>]*role="tabpanel")/).slice(1)
const panelOf = (key: string) => panels.find((panel) => panel.includes(`-${key}"`)) ?? ''

function expectAll(panel: string, texts: string[]) {
  const words = wordsOf(panel).replace(/\s+/g, ' ')
  expect(texts.filter((text) => !words.includes(text.replace(/\s+/g, ' ')))).toEqual([])
}

test('four tabs, the overview chosen', () => {
  expect(eachOf(page, 'button').slice(0, 4)).toEqual([
    'Overview',
    'Personas',
    'Development',
    'Practice',
  ])
  expect(page.match(/aria-selected="true"[^>]*>Overview/)).not.toBeNull()
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
  expect(overview.match(/role="progressbar"/g)).toHaveLength(archetypes.length)
})

test('personas: strength, description and context, shadow aspects with a tip', () => {
  const { personas, shadows } = profile
  const words = { clear: 'clear', likely: 'likely', tooClose: 'too close to call' }
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
  expect(wordsOf(page)).toContain('Psychological complexes')
  expect(wordsOf(show({ ...profile, complexes: [] }))).not.toContain('Psychological complexes')
})

test('practice: dreams in three parts, exercises with category and purpose', () => {
  const { dreams, dailyExercises } = profile
  expectAll(panelOf('practice'), [
    ...[...dreams.patterns, ...dreams.meanings, ...dreams.suggestions],
    ...dailyExercises.flatMap((each) => [each.category, each.exercise, each.purpose]),
  ])
})

test('each section has a button that explains it', () => {
  const sections = page.match(/<section aria-labelledby="/g) ?? []
  const buttons = page.match(/aria-haspopup="dialog" aria-label="About “/g) ?? []
  expect(sections).toHaveLength(10)
  expect(buttons).toHaveLength(10)
})
