import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { saveDraft } from '../../lib/assessment-draft.ts'
import { storeJson } from '../../lib/storage.ts'
import { eachOf, linksOf, renderPart } from '../../testing/render-part.tsx'
import { neutralPetals } from '../../ui/mandala/neutral-petals.ts'
import { Hero } from './hero.tsx'

vi.mock('../../lib/public-config.ts', () => ({ publicConfig: async () => ({ services: {} }) }))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function show(path = '/') {
  const page = renderPart(<Hero />, { path })
  await act(async () => {})
  const shown = (selector: string) => eachOf(page, `:not(.invisible) > ${selector}`)
  return { page, captions: () => shown('figure figcaption'), links: () => linksOf(page) }
}

test('an unknown visitor begins, below the sample', async () => {
  const { captions, links } = await show()
  expect(links()).toEqual({ 'Begin the assessment': '/assessment' })
  expect(captions()).toEqual([expect.stringContaining('sample')])
})

test('one who has begun goes on at their question, below a mandala as far open', async () => {
  const answers = { a: 3, b: 2, c: 5, d: 1 }
  saveDraft('initial', { answers, milliseconds: {}, position: 4 })
  const { captions, links } = await show('/sk')
  expect(links()).toMatchObject({ 'Pokračovať od 5. otázky': '/sk/assessment' })
  expect(captions()).toEqual([expect.stringContaining('4 z 10')])
})

test('a reader goes back to the portrait, below the own mandala, before the session is known', async () => {
  const petals = neutralPetals.map((petal) => ({ ...petal, strength: 0.9 }))
  storeJson('individua.session', { user: { id: 'uid', email: 'a@example.sk' } })
  storeJson('individua.copy.dashboard', { userId: 'uid', body: { petals } })
  const { captions, links } = await show()
  expect(links()).toMatchObject({ 'Back to your portrait': '/dashboard' })
  expect(captions()).toEqual(['Your own mandala, as your answers draw it.'])
  expect(screen.getByText('Begin the assessment').closest('.invisible')).not.toBeNull()
})

test('a copy of another user is not shown', async () => {
  storeJson('individua.session', { user: { id: 'uid', email: 'a@example.sk' } })
  storeJson('individua.copy.dashboard', { userId: 'other', body: { petals: neutralPetals } })
  expect((await show()).captions()).toEqual([])
})
