import { expect, test } from 'vitest'
import { eachOf, linksOf, render, wordsOf } from '../../testing/render.tsx'
import LandingScreen from './landing-screen.tsx'

const page = render(<LandingScreen />)
const sectionOf = (id: string) => page.split(`<section id="${id}"`)[1]?.split('</section>')[0] ?? ''

test('the header leads home, to the three sections and to every language', () => {
  const header = page.split('</header>')[0] ?? ''
  expect(linksOf(header)).toMatchObject({
    Individua: '/',
    Features: '#features',
    Pricing: '#pricing',
    References: '#references',
    'en\n English': '/',
    'sk\n Slovenčina': '/sk',
    'de\n Deutsch': '/de',
  })
})

test('as long as nobody knows who is there, the way to sign in is hidden', () => {
  const [, link = ''] = /<div class="(session-links[^"]*)"/.exec(page) ?? []
  expect(link).toContain('invisible')
})

test('hero, both offers and the shadow lead to the questions', () => {
  const main = page.split('<main')[1]?.split('</main>')[0] ?? ''
  const ways = [...main.matchAll(/href="\/assessment"/g)]
  expect(ways).toHaveLength(4)
})

test('four archetypes, in a card each', () => {
  expect(eachOf(sectionOf('features'), 'h3')).toEqual([
    'The Self',
    'The Persona',
    'The Shadow',
    'The Anima and Animus',
  ])
})

test('free has three features, premium five, a badge and a price', () => {
  const [free = '', premium = ''] = sectionOf('pricing').split('</article>')
  expect(eachOf(free, 'li')).toHaveLength(3)
  expect(wordsOf(free)).toContain('10 core questions')
  expect(eachOf(premium, 'li')).toHaveLength(5)
  expect(wordsOf(premium)).toContain('20 tailored questions with AI, 15–20 minutes')
  expect(wordsOf(premium)).toContain('More depth')
  expect(wordsOf(premium)).toMatch(/\$3\.99\none-time/)
})

test('the shadow has a quote and who said it', () => {
  const quoted = /<figure[^>]*><blockquote.*?<\/figure>/s.exec(page)?.[0] ?? ''
  expect(eachOf(quoted, 'blockquote')[0]).toMatch(/^Everyone carries a shadow/)
  expect(eachOf(quoted, 'figcaption')[0]).toMatch(/^C\. G\. Jung\n/)
})

test('five books and a study are named', () => {
  const references = sectionOf('references')
  expect(eachOf(references, 'li')).toHaveLength(5)
  expect(eachOf(references, 'cite')).toHaveLength(6)
  expect(wordsOf(references)).toContain('AI research')
})

test('the footer says what the results are not, and leads to the terms', () => {
  const footer = page.split('<footer')[1] ?? ''
  expect(wordsOf(footer)).toContain('no substitute for professional psychological advice')
  expect(Object.values(linksOf(footer))).toContain('/privacy-policy')
})

test('the page says how long it takes and that AI is at work', () => {
  expect(wordsOf(page)).toContain('10 questions, 10–15 quiet minutes')
  expect(wordsOf(page)).toContain('powered by AI')
})
