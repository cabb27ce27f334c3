import { expect, test } from 'vitest'
import { bodyOf, startTestApi } from '../testing/start-test-api.ts'
import { type ApiDocument, apiDocsPage } from './api-docs-page.ts'

async function readDocs() {
  const { client } = await startTestApi()
  const response = await client.get('/api/docs')
  return {
    headers: response.headers,
    page: await response.text(),
    document: await bodyOf<ApiDocument>(await client.get('/api/openapi.json')),
    client,
  }
}

test('the page shows every operation and schema of the document', async () => {
  const { page, document } = await readDocs()
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `<b>${method.toUpperCase()}</b> ${path}</code>`),
  )
  expect(operations.length).toBeGreaterThan(20)
  expect(operations.filter((operation) => !page.includes(operation))).toEqual([])
  const schemas = Object.keys(document.components.schemas ?? {})
  expect(schemas.length).toBeGreaterThan(20)
  expect(schemas.filter((name) => !page.includes(`<h3 id="schema-${name}">`))).toEqual([])
  expect(page).toContain(`Version ${document.info.version}`)
})

test('every link of the page leads to something on it, or to the document', async () => {
  const { page } = await readDocs()
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const links = [...page.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href)
  const known = ['data:,', '/api/docs/style.css', '/api/openapi.json', ...ids.map((id) => `#${id}`)]
  expect(links.filter((href) => !known.includes(href ?? ''))).toEqual([])
})

test('the page runs no script and loads nothing from another host', async () => {
  const { page, headers, client } = await readDocs()
  expect(headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/)
  expect(page).not.toMatch(/<script|<style| style=|https?:/)
  const style = await client.get('/api/docs/style.css')
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await style.text()).not.toMatch(/@import|url\(/)
})

test('text of a document is escaped, and each kind of schema is described', () => {
  const page = String(
    apiDocsPage({
      info: { title: '<Title>', version: '1' },
      components: {},
      paths: {
        '/a/{b}': {
          get: {
            summary: '<img src=x>',
            security: [{ one: [] }, { other: [] }],
            parameters: [
              { name: 'b', in: 'path', required: true, schema: { type: 'string', minLength: 2 } },
              { name: 'c', in: 'query', schema: { type: ['integer', 'null'] } },
            ],
            responses: {
              200: {
                description: 'Good',
                content: {
                  'application/json': {
                    schema: {
                      type: 'object',
                      required: ['list'],
                      properties: {
                        list: { type: 'array', maxItems: 3, items: { $ref: '#/x/Thing' } },
                        map: { type: 'object', additionalProperties: { type: 'boolean' } },
                        kind: { enum: ['x', 'y'], description: 'Which one' },
                        fixed: { const: 1 },
                        both: { allOf: [{ type: 'string' }, { type: 'number' }] },
                        either: { oneOf: [{ type: 'string' }, {}] },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    }),
  )
  expect(page).toContain('&lt;Title&gt; API')
  expect(page).not.toContain('<img')
  const text = page.replaceAll(/<[^>]*>/g, '').replaceAll('&quot;', '"')
  for (const line of [
    'Authentication: one or other',
    'b in path\nstring, minLength 2',
    'c in query, optional\ninteger or null',
    'list\narray of Thing, maxItems 3',
    'map, optional\nobject with values boolean',
    'kind, optional\nWhich one"x" or "y"',
    'fixed, optional\n1',
    'both, optional\nstring and number',
    'either, optional\nstring or anything',
  ]) {
    expect(text).toContain(line)
  }
})
