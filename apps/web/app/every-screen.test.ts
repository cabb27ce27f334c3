import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { languages } from '@individua/contract/languages'
import { archetypeSlugs, type WebPath, webPaths } from '@individua/contract/paths'
import { expect, test } from 'vitest'
import { journeyOfScreen, openPaths } from '../../../e2e/screens.ts'
import { siteMap, unlistedPaths } from './lib/site-map.ts'
import routes from './routes.ts'

// A screen has to be known in several places. Each test names the place that a new screen misses.

type Route = (typeof routes)[number]

const root = join(import.meta.dirname, '../../..')
const readSource = (file: string) => readFileSync(join(root, file), 'utf8')

/** Path of each screen, without language prefix, and the file that draws it. */
function screensOf(route: Route, parent: string): { path: string; file: string }[] {
  const path = [parent, route.path?.replace(':lang?', '')].filter(Boolean).join('/')
  if (route.children) return route.children.flatMap((child) => screensOf(child, path))
  return expandArchetypes(path).map((each) => ({ path: `/${each}`, file: route.file }))
}

function expandArchetypes(path: string): string[] {
  return path.includes(':archetype')
    ? archetypeSlugs.map((slug) => path.replace(':archetype', slug))
    : [path]
}

const screens = routes.flatMap((route) => screensOf(route, '')).filter(({ path }) => path !== '/*')

test('every path of routes.ts is a web path of the contract, and the other way round', () => {
  expect(screens.map(({ path }) => path).toSorted()).toEqual([...webPaths].toSorted())
})

test('every web path is in the site map, or unlistedPaths says why not', () => {
  const map = siteMap('https://individua.test')
  const isListed = (path: WebPath) => map.includes(`<loc>https://individua.test${path}</loc>`)
  expect(webPaths.filter((path) => isListed(path) === path in unlistedPaths)).toEqual([])
})

test('every screen in the site map may be indexed, and no other but sign-in', () => {
  const listed = screens.filter(({ path }) => !(path in unlistedPaths))
  const unlisted = screens.filter(({ path }) => path in unlistedPaths && path !== '/sign-in')
  // The frames of the reveal and of a portrait are hidden themselves.
  const isHidden = ({ file }: { file: string }) =>
    /isIndexed=\{false\}|<(Reveal|Portrait)Page\b/.test(readSource(`apps/web/app/${file}`))
  expect(listed.filter(isHidden)).toEqual([])
  expect(unlisted.filter((screen) => !isHidden(screen))).toEqual([])
})

test('every web path is opened by the journey of open screens or by one of its own', () => {
  const named = Object.entries(journeyOfScreen)
  expect(named.filter(([, journey]) => !existsSync(join(root, 'e2e', journey)))).toEqual([])
  expect(named.filter(([path, journey]) => !readSource(`e2e/${journey}`).includes(path))).toEqual(
    [],
  )
  expect(openPaths.filter((path) => path in journeyOfScreen)).toEqual([])
})

/** Texts that only the server sends. */
const serverNamespaces = ['emails', 'pdf', 'practice-checkout']

test('every text file is a namespace in text-namespaces.ts, or belongs to the server', () => {
  const namespaces = readSource('apps/web/app/lib/text-namespaces.ts')
  const files = globSync('packages/locales/en/*.json', { cwd: root })
    .map((file) => basename(file, '.json'))
    .filter((name) => !serverNamespaces.includes(name) && !/^archetypes-/.test(name))
  expect(files.filter((name) => !namespaces.includes(`/en/${name}.json`))).toEqual([])
})

test('every text file that the web app names is there in every language', () => {
  const imported = readSource('apps/web/app/lib/text-namespaces.ts').matchAll(
    /@individua\/locales\/en\/([\w-]+)\.json/g,
  )
  const files = [...imported].flatMap(([, name]) =>
    languages.map((language) => `packages/locales/${language}/${name}.json`),
  )
  const archetypes = archetypeSlugs.flatMap((slug) =>
    languages.map((language) => `packages/locales/${language}/archetypes-${slug}.json`),
  )
  expect(files).not.toEqual([])
  expect([...files, ...archetypes].filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('every language has the picture that shares of a page show', () => {
  const pictures = languages.map((language) => `apps/web/public/open-graph-${language}.png`)
  expect(pictures.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
