import { expect, test } from 'vitest'
import { slim } from './slim-manifest.ts'

const manifestOf = (route: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ routes: { root: { id: 'root', ...route } } })};`

test('a browser is sent of a route what it reads', () => {
  const route = { hasLoader: false, hasErrorBoundary: true, module: '/assets/root.js' }
  expect(slim(manifestOf({ ...route, imports: ['/assets/shell.js'], css: [] }))).toBe(
    manifestOf({ hasErrorBoundary: true, module: '/assets/root.js' }),
  )
})

test('a style sheet stops the build', () => {
  expect(() => slim(manifestOf({ css: ['/assets/root.css'] }))).toThrow(/style sheet/)
})

test('another script stops the build', () => {
  expect(() => slim('window.__other={}')).toThrow(/no manifest/)
})
