import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import product from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')

test('the newest entry of the changelog is the version of the root package.json', () => {
  const [, newest] =
    /^## \[([^\]]+)\]/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? []
  expect(newest).toBe(product.version)
})

test('workspaces are private and state no version of their own', () => {
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: root })
  expect(manifests.length).toBeGreaterThan(0)
  for (const file of manifests) {
    const manifest: Record<string, unknown> = JSON.parse(readFileSync(join(root, file), 'utf8'))
    expect(manifest, file).toMatchObject({ private: true })
    expect(manifest, file).not.toHaveProperty('version')
  }
})
