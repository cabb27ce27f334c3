import { afterEach, expect, test } from 'vitest'
import { saveDraft } from '../../lib/assessment-draft.ts'
import { linksOf, renderPart } from '../../testing/render-part.tsx'
import { HeroAction } from './hero-action.tsx'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('an unknown visitor begins, one with a draft goes on at their question', () => {
  expect(linksOf(renderPart(<HeroAction />))).toEqual({ 'Begin the assessment': '/assessment' })
  saveDraft('initial', { answers: { a: 3 }, milliseconds: {}, position: 4 })
  const slovak = renderPart(<HeroAction />, { path: '/sk' })
  expect(linksOf(slovak)).toEqual({ 'Pokračovať od 5. otázky': '/sk/assessment' })
})
