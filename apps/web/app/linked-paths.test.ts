import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { webPaths } from '@individua/contract/paths'
import { expect, test } from 'vitest'
import { findLinkedPaths } from '../../../scripts/linked-paths.ts'
import { fitsPattern } from '../../../scripts/string-patterns.ts'
import { unlistedPaths } from './lib/site-map.ts'

const root = import.meta.dirname
const found = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => findLinkedPaths(file, readFileSync(join(root, file), 'utf8')))
const links = found.flatMap((each) => each.links)
const redirects = found.flatMap((each) => each.redirects)

const leadsTo = (patterns: string[]) => (path: string) =>
  patterns.some((pattern) => fitsPattern(path, pattern))

/** Mails, the payment provider and old bookmarks lead there. */
const openedFromOutside = (path: string) =>
  path.startsWith('/callbacks/') || ['/basic-results', '/unsubscribe'].includes(path)

test('every path in the site map is linked from a screen', () => {
  const listed = webPaths.filter((path) => !(path in unlistedPaths))
  expect(listed.filter((path) => !leadsTo(links)(path))).toEqual([])
})

test('every other path is led to from a screen, or opened from outside', () => {
  const reached = leadsTo([...links, ...redirects])
  const unlisted = webPaths.filter((path) => path in unlistedPaths && !openedFromOutside(path))
  expect(unlisted.filter((path) => !reached(path))).toEqual([])
})

test('every link of a screen leads to a path of the product', () => {
  const leadsNowhere = (pattern: string) => !webPaths.some((path) => fitsPattern(path, pattern))
  expect([...links, ...redirects].filter(leadsNowhere)).toEqual([])
})

test('links are seen through constants, templates, conditions and tables', () => {
  const screen = `
    const path = '/privacy-policy'
    const base = '/archetypes-info'
    const ways = { visitor: { to: '/assessment' } }
    function Screen() {
      useRedirect(isUser ? '/dashboard' : '/', isDue)
      return <><A to={path} /><A to="/method#one" /><A to={\`\${base}/\${slug}\`} /><B title="/no" /></>
    }`
  const { links: seen, redirects: led } = findLinkedPaths('screen.tsx', screen)
  expect(seen).toEqual(['/assessment', '/privacy-policy', '/method#one', '/archetypes-info/*'])
  expect(led).toEqual(['/dashboard', '/'])
  expect(fitsPattern('/method', '/method#one')).toBe(true)
  expect(fitsPattern('/archetypes-info/sage', '/archetypes-info/*')).toBe(true)
  expect(fitsPattern('/archetypes-info', '/archetypes-info/*')).toBe(false)
})
