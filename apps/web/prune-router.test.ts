import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { prune } from './prune-router.ts'

const router = fileURLToPath(new URL('./lib/', import.meta.resolve('react-router')))

test.each([
  ['dom/ssr/fog-of-war.js', 'if (true) return'],
  ['router/router.js', 'if (false) {'],
  ['dom/ssr/routeModules.js', 'import.meta.hot) throw error;\n\t\tthrow error;'],
  ['dom/ssr/single-fetch.js', 'return nonSsrStrategy(args);'],
  ['dom-export/hydrated-router.js', 'ssrInfo.context.state = { loaderData: {}'],
  ['dom/ssr/routes.js', 'action: false ? async'],
  ['dom/ssr/errorBoundaries.js', 'children, null)'],
  ['router/router.js', 'if (false) fetchLoadMatches'],
  ['dom-export/hydrated-router.js', 'Object.keys(ssrInfo.routeModules)'],
  ['dom/lib.js', 'return link;'],
  ['dom/lib.js', 'const NavLink = /* @__PURE__ */ React'],
])('%s of the installed React Router still has what the build leaves out', (file, left) => {
  const code = readFileSync(router + file, 'utf8')
  expect(code).not.toContain(left)
  expect(prune(code, router + file)).toContain(left)
})

test('a React Router without such a place stops the build', () => {
  expect(() => prune('export {}', `${router}router/router.js`)).toThrow(/is not in/)
})

test('other files stay as they are', () => {
  expect(prune('export {}', `${router}hooks.js`)).toBe('export {}')
})

test('no file of ours uses what the build leaves out', () => {
  const leftOut =
    /export (?:async )?(?:const|function) (?:clientLoader|clientAction|clientMiddleware|loader|action|shouldRevalidate)\b|\b(?:useFetchers?|useBlocker|useRevalidator|useSubmit)\b|<Form\b/
  const files = globSync('app/**/*.{ts,tsx}', { cwd: import.meta.dirname })
  expect(files).toContain('app/root.tsx')
  const using = files.filter((file) =>
    leftOut.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
  )
  expect(using).toEqual([])
})
