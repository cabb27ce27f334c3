import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One build: its input files, its output file and the command. */
interface Part {
  name: string
  inputs: string[]
  output: string
  command: string[]
  directory: string
}

const root = join(import.meta.dirname, '..')
const shared = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'packages/*/package.json',
]
const sources = ['packages/*/src/**/*.{ts,json}', 'packages/locales/*/*.json']

export const parts: Part[] = [
  {
    name: 'web',
    inputs: [...shared, ...sources, 'apps/web/*.*', 'apps/web/{app,public}/**/*'],
    output: 'apps/web/build/client/index.html',
    command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    directory: 'apps/web',
  },
  {
    name: 'api',
    inputs: [...shared, ...sources, 'apps/api/*.*', 'apps/api/src/**/*'],
    output: 'apps/api/dist/server.js',
    command: ['apps/api/build.ts'],
    directory: 'apps/api',
  },
]

const isTest = /\.test\.tsx?$|\.md$/

export function hashOf(inputs: string[], directory = root): string {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(inputs, { cwd: directory, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) {
    hash.update(`\0${file.slice(directory.length)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

async function buildIfStale(part: Part): Promise<boolean> {
  const stamp = join(root, '.cache', `build-${part.name}`)
  const output = join(root, part.output)
  const hash = hashOf(part.inputs)
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true

  console.log(`Building ${part.name} …`)
  rmSync(stamp, { force: true })
  const { code, log } = await run(part)
  if (code !== 0 || !existsSync(output)) {
    console.error(`${log}\nBuilding ${part.name} failed.`)
    return false
  }
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, hash)
  return true
}

function run({ command: [script = '', ...rest], directory }: Part) {
  const child = spawn(process.execPath, [join(root, script), ...rest], {
    cwd: join(root, directory),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
  }
  return new Promise<{ code: number | null; log: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, log }))
  })
}

/** Builds the stale parts in parallel; false when a part fails to build. */
export async function buildWhatIsStale(): Promise<boolean> {
  const built = await Promise.all(parts.map(buildIfStale))
  return built.every(Boolean)
}

if (import.meta.main) process.exitCode = (await buildWhatIsStale()) ? 0 : 1
