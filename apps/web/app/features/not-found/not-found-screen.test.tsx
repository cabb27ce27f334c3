import { expect, test } from 'vitest'
import { eachOf, linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import NotFoundScreen from './not-found-screen.tsx'

test('what is not found says so in the words of the product', () => {
  const missing = renderPart(<NotFoundScreen />, { path: '/nowhere' })
  expect(eachOf(missing, 'h1')).toEqual(['404'])
  expect(wordsOf(missing)).toContain('Oops! Page not found')
  expect(linksOf(missing)['Return to Home']).toBe('/')
})
