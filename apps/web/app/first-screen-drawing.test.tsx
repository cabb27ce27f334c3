import { languages } from '@individua/contract/languages'
import { localizePath } from '@individua/contract/paths'
import type { Result, ResultCard } from '@individua/contract/results'
import type { UserInfo } from '@individua/contract/users'
import german from '@individua/locales/de/results.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { DashboardContent } from './features/results/dashboard-content.tsx'
import { readDashboard } from './features/results/read-dashboard.ts'
import { drawFirstScreen } from './first-screen-drawing.tsx'
import { readTexts } from './lib/all-texts.server.ts'
import { TextSourceContext } from './lib/texts.ts'
import { wordsOf } from './testing/render-part.tsx'

const hostile = '</script><img src=x onerror="alert(1)">'
const answered = '6f1c1f7e-0d3c-4b1a-9a5e-0c6f2f5f9f11'

const archetypes: ResultCard[] = [
  {
    key: 'sage',
    name: `The Sage ${hostile}`,
    description: 'Looks for what is true.',
    strength: 0.8,
    interval80: [0.6, 0.9],
    certainty: 'likely',
    isInferred: false,
    why: [],
  },
]
const petals: Result['petals'] = archetypes.map(({ key, name, strength, interval80 }) => ({
  archetype: key,
  name,
  strength,
  interval80,
  shadow: 0.5,
}))

const reader = (isPremium: boolean): { user: UserInfo; dashboard: Result } => ({
  user: {
    id: '6f1c1f7e-0d3c-4b1a-9a5e-0c6f2f5f9f10',
    email: 'reader@individua.test',
    registered_at: '2026-03-09T12:00:00.000Z',
    is_premium: isPremium,
  },
  dashboard: {
    personas: [],
    archetypes,
    shadows: [],
    long_jungian_assessment: '',
    portrait: {
      title: `The quiet one ${hostile}`,
      paragraphs: [{ text: `You look twice. ${hostile}`, why: [answered] }],
    },
    sections: [],
    letter: null,
    petals,
    leaders: ['sage'],
    moved: null,
    change: null,
    innerOther: null,
    answers: [{ questionUuid: answered, questionText: 'Why?', answer: hostile }],
    qualityFlags: [],
    metadata: {
      // Another day east of Greenwich.
      assessmentDate: '2026-03-09T23:30:00.000Z',
      resultId: '6f1c1f7e-0d3c-4b1a-9a5e-0c6f2f5f9f12',
      kind: isPremium ? 'advanced' : 'basic',
      instrumentVersion: '1',
      engine: 'built-in',
      language: 'en',
    },
  },
})

function elementOf(html: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

test('the first screen has heading, picture and portrait, and nothing that asks the server', () => {
  const drawn = elementOf(drawFirstScreen('de', reader(false)))
  expect(drawn.querySelector('h1')?.textContent).toBe(german.dashboard.title)
  expect(wordsOf(drawn.querySelector('h2'))).toContain('The quiet one')
  expect(drawn.querySelectorAll('svg[role="img"] path').length).toBeGreaterThan(0)
  expect(drawn.querySelectorAll('section')).toHaveLength(1)
})

test('what people write and what they are called stays text', () => {
  const drawn = elementOf(drawFirstScreen('en', reader(true)))
  expect(drawn.querySelectorAll('img, script')).toHaveLength(0)
  expect(wordsOf(drawn)).toContain(hostile)
})

test('the policy of the page allows all of it: no style and no handler stands in an attribute', () => {
  const drawn = elementOf(drawFirstScreen('en', reader(true)))
  const names = [...drawn.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
  expect(names.filter((name) => /^(style$|on)/i.test(name))).toEqual([])
})

for (const language of languages) {
  test.each([false, true])(
    `React takes it over as it is, in ${language}, paid: %s`,
    async (isPremium) => {
      const { user, dashboard } = reader(isPremium)
      const element = elementOf(drawFirstScreen(language, { user, dashboard }))
      const heading = element.querySelector('h1')
      const problems: unknown[] = []
      const root = await act(async () =>
        hydrateRoot(
          element,
          <TextSourceContext value={readTexts}>
            <QueryClientProvider client={new QueryClient()}>
              <MemoryRouter initialEntries={[localizePath('/dashboard', language)]}>
                <DashboardContent user={user} dashboard={readDashboard(dashboard)} />
              </MemoryRouter>
            </QueryClientProvider>
          </TextSourceContext>,
          { onRecoverableError: (problem) => problems.push(problem) },
        ),
      )
      expect(problems).toEqual([])
      expect(element.querySelector('h1')).toBe(heading)
      expect(element.querySelectorAll('section').length).toBeGreaterThan(3)
      await act(async () => root.unmount())
    },
  )
}
