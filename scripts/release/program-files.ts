import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { launcher } from './launcher.ts'
import type { PackedFile } from './pack-archive.ts'

const entries = ['server', 'individua', 'report-pdf-worker'].map(
  (name) => `apps/api/dist/${name}.js`,
)

/** What stands in the archive as it stands here. Nothing reads source maps at run time. */
const copied = [
  'apps/api/dist/**/*',
  'apps/web/build/client/**/*',
  'apps/web/build/first-screen.mjs',
  'deploy/{individua.service,nginx.conf,grafana-dashboard.json,alerts.yaml}',
  'docs/deploying.md',
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'NOTICE',
]

const backUpDaily = 'deploy/back-up-daily'

interface Manifest {
  name: string
  version: string
  license: string
  optionalDependencies?: Record<string, string>
}

const readManifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8'))

/**
 * Every file that the built product needs to run, and no other: the packages' files are found by
 * following the imports of the built server. Node itself is not among them.
 * @param root of the project, built
 */
export async function listProgramFiles(root: string): Promise<PackedFile[]> {
  const { name, version, license } = readManifest(join(root, 'package.json'))
  const manifest = {
    name,
    version,
    license,
    private: true,
    type: 'module',
    engines: { node: '>=24.16' },
  }
  return [
    { name: 'start', text: launcher('server'), isProgram: true },
    { name: 'individua', text: launcher('individua'), isProgram: true },
    { name: backUpDaily, source: join(root, backUpDaily), isProgram: true },
    { name: 'package.json', text: `${JSON.stringify(manifest, null, 2)}\n` },
    ...[...filesOf(root, copied), ...(await packageFiles(root)), ...nativeFiles(root)].map(
      (path) => ({
        name: path,
        source: join(root, path),
      }),
    ),
  ]
}

async function packageFiles(root: string): Promise<string[]> {
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => join(root, entry)),
    { base: root, processCwd: root },
  )
  return [...fileList].filter(
    (path) => path.includes('node_modules/') && statSync(join(root, path)).isFile(),
  )
}

/** Packages for one platform, which the server looks for by name: those that are installed. */
function nativeFiles(root: string): string[] {
  const { optionalDependencies = {} } = readManifest(join(root, 'apps/api/package.json'))
  return filesOf(
    root,
    Object.keys(optionalDependencies).map((name) => `node_modules/${name}/**/*.{node,json}`),
  )
}

function filesOf(root: string, patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}
