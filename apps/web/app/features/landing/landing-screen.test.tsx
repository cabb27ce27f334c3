import { formatPrice } from '@individua/contract/prices'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { eachOf, linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import LandingScreen from './landing-screen.tsx'

const config = vi.hoisted(() => ({ languageModel: null as string | null }))
vi.mock('../../lib/session.ts', () => ({ useSession: () => ({ status: 'loading' }) }))
vi.mock('../../lib/public-config.ts', () => ({
  publicConfig: async () => ({ services: { languageModel: config.languageModel } }),
}))
beforeEach(() => {
  config.languageModel = null
})

/** As it is once the configuration has been read. */
async function showPage(path = '/') {
  const page = renderPart(<LandingScreen />, { path })
  await act(async () => {})
  return page
}
const showSection = async (id: string) => (await showPage()).querySelector(`section#${id}`)

test('the header leads home, to the three sections and to every language', async () => {
  await showPage()
  expect(linksOf(screen.getByRole('banner'))).toMatchObject({
    Individua: '/',
    Features: '#features',
    Pricing: '#pricing',
    References: '#references',
    'en\n English': '/',
    'sk\n Slovenčina': '/sk',
    'de\n Deutsch': '/de',
  })
})

test('until the session is known, the link to sign in is hidden', async () => {
  await showPage()
  const header = within(screen.getByRole('banner'))
  expect(header.queryByRole('link', { name: 'Sign in' })).toBeNull()
  expect(header.getByRole('link', { name: 'Sign in', hidden: true })).not.toBeNull()
})

test('hero, both offers and the shadow lead to the questions', async () => {
  const links = (await showPage()).querySelectorAll('main a[href="/assessment"]')
  expect(links).toHaveLength(4)
})

test('four archetypes, in a card each', async () => {
  expect(eachOf(await showSection('features'), 'h3')).toEqual([
    'The Self',
    'The Persona',
    'The Shadow',
    'The Anima and Animus',
  ])
})

test('free has three features, premium five, a badge and a price', async () => {
  const pricing = await showSection('pricing')
  const [free = null, premium = null] = pricing?.querySelectorAll('article') ?? []
  expect(eachOf(free, 'li')).toHaveLength(3)
  expect(wordsOf(free)).toContain('10 core questions')
  expect(eachOf(premium, 'li')).toHaveLength(5)
  expect(wordsOf(premium)).toContain('20 tailored questions, 15–20 minutes')
  expect(wordsOf(premium)).toContain('More depth')
  expect(wordsOf(premium)).toContain(`${formatPrice('advanced_report', 'en')}\none-time`)
})

test('the shadow has a quote and who said it', async () => {
  const quoted = (await showPage()).querySelector('figure:has(blockquote)')
  expect(eachOf(quoted, 'blockquote')[0]).toMatch(/^Everyone carries a shadow/)
  expect(eachOf(quoted, 'figcaption')[0]).toMatch(/^C\. G\. Jung\n/)
})

test('five books and a study are named', async () => {
  const references = await showSection('references')
  expect(eachOf(references, 'li')).toHaveLength(5)
  expect(eachOf(references, 'cite')).toHaveLength(6)
  expect(wordsOf(references)).toContain('AI research')
})

test('the footer says what the results are not, and leads to the terms', async () => {
  await showPage()
  const footer = screen.getByRole('contentinfo')
  expect(wordsOf(footer)).toContain('no substitute for professional psychological advice')
  expect(Object.values(linksOf(footer))).toContain('/privacy-policy')
})

test('the page says how long answering takes, and how long with the profile', async () => {
  expect(wordsOf(await showPage())).toContain(
    '10 questions: 3 minutes to answer, 10–15 including reading your profile; free of charge',
  )
})

const claims = { en: /\bAI\b|artificial/, sk: /umel/, de: /\bKI\b|künstlich/ }
const paths = { en: '/', sk: '/sk', de: '/de' } as const

/** Research is named whether or not a model is in use. */
const sold = (whole: HTMLElement) =>
  ['main > section:first-of-type', 'section#features', 'section#pricing']
    .map((part) => wordsOf(whole.querySelector(part)))
    .join(' ')

test.each(['en', 'sk', 'de'] as const)(
  'without a model nothing is sold as AI in %s',
  async (language) => {
    const whole = await showPage(paths[language])
    expect(sold(whole)).not.toMatch(claims[language])
    expect(
      document.head.innerHTML + (whole.querySelector('script')?.textContent ?? ''),
    ).not.toMatch(claims[language])
  },
)

test.each(['en', 'sk', 'de'] as const)(
  'with a model hero and premium offer say so in %s',
  async (language) => {
    config.languageModel = 'openai:gpt-5-mini'
    const whole = await showPage(paths[language])
    expect(wordsOf(whole.querySelector('section#pricing'))).toMatch(claims[language])
    expect(wordsOf(whole.querySelector('main section'))).toMatch(claims[language])
  },
)
