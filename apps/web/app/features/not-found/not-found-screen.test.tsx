import { expect, test } from 'vitest'
import { eachOf, linksOf, render, wordsOf } from '../../testing/render.tsx'
import NotFoundScreen from './not-found-screen.tsx'

test('what is not found says so in the words of the product', () => {
  const missing = render(<NotFoundScreen />, { path: '/nowhere' })
  expect(eachOf(missing, 'h1')).toEqual(['404'])
  expect(wordsOf(missing)).toContain('Oops! Page not found')
  expect(linksOf(missing)['Return to Home']).toBe('/')
})
