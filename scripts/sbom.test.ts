import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import product from '../package.json' with { type: 'json' }
import { runTimePaths } from './notice.ts'
import { type Lockfile, makeSbom } from './sbom.ts'

const made = new Date('2026-12-01T08:00:00Z')

test('the SBOM holds each run-time package with version, hash, licence and what it needs', () => {
  const hash = Buffer.from('hash').toString('base64')
  const sbom = makeSbom(
    {
      name: 'product',
      packages: {
        '': { version: '1.2.3', dependencies: { a: '1' } },
        'apps/api': { dependencies: { '@x/b': '1', tool: '1' } },
        'node_modules/@product/api': { resolved: 'apps/api', link: true },
        'node_modules/a': {
          version: '1.0.0',
          license: 'MIT OR Apache-2.0',
          resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz',
          integrity: `sha512-${hash}`,
          dependencies: { '@x/b': '1' },
        },
        'node_modules/a/node_modules/@x/b': { version: '1.0.1', license: 'see LICENSE' },
        'node_modules/@x/b': { version: '1.0.2', license: 'MIT' },
        'node_modules/tool': { version: '9.0.0', dev: true },
      },
    },
    made,
  )
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    metadata: {
      timestamp: '2026-12-01T08:00:00.000Z',
      component: { type: 'application', name: 'product', version: '1.2.3' },
    },
  })
  expect(sbom.components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/a@1.0.0',
    'pkg:npm/%40x/b@1.0.1',
    'pkg:npm/%40x/b@1.0.2',
  ])
  expect(sbom.components[0]).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/a@1.0.0',
    name: 'a',
    version: '1.0.0',
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: Buffer.from('hash').toString('hex') }],
    licenses: [{ expression: 'MIT OR Apache-2.0' }],
    purl: 'pkg:npm/a@1.0.0',
    externalReferences: [
      { type: 'distribution', url: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' },
    ],
  })
  expect(sbom.components[1]).toMatchObject({
    group: '@x',
    name: 'b',
    licenses: [{ license: { name: 'see LICENSE' } }],
  })
  expect(sbom.components[2]).toMatchObject({ licenses: [{ license: { id: 'MIT' } }] })
  expect(sbom.dependencies).toEqual([
    { ref: 'pkg:npm/product@1.2.3', dependsOn: ['pkg:npm/a@1.0.0', 'pkg:npm/%40x/b@1.0.2'] },
    { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/%40x/b@1.0.1'] },
    { ref: 'pkg:npm/%40x/b@1.0.1', dependsOn: [] },
    { ref: 'pkg:npm/%40x/b@1.0.2', dependsOn: [] },
  ])
})

test('the SBOM of the product is whole', () => {
  const file = join(import.meta.dirname, '../package-lock.json')
  const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
  const { metadata, components, dependencies } = makeSbom(lockfile, made)
  expect(metadata.component).toMatchObject({ name: product.name, version: product.version })
  expect(components.length).toBeGreaterThan(100)
  expect(components.length).toBeLessThanOrEqual(runTimePaths(lockfile.packages).length)
  expect(components.filter(({ hashes: [hash] }) => hash?.alg !== 'SHA-512')).toEqual([])
  expect(components.filter(({ hashes: [hash] }) => hash?.content.length !== 128)).toEqual([])
  // Its package.json names no licence; NOTICE holds the text.
  const unnamed = components.filter(({ licenses }) => !licenses).map(({ name }) => name)
  expect(unnamed.filter((name) => name !== 'png-js')).toEqual([])
  const reached = new Set(dependencies.flatMap(({ dependsOn }) => dependsOn))
  expect(components.filter(({ purl }) => !reached.has(purl)).map(({ purl }) => purl)).toEqual([])
})
