import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingNames } from '../../apps/api/src/env.ts'
import { root } from '../run-step.ts'

const folder = join(root, 'deploy')
const readText = (name: string) => readFileSync(join(folder, name), 'utf8')

const instructions = DockerfileParser.parse(readText('Dockerfile'))
  .getInstructions()
  .map((instruction) => ({
    name: instruction.getInstruction(),
    text: instruction.getRawArgumentsContent() ?? '',
  }))
const textOf = (name: string) => instructions.findLast((one) => one.name === name)?.text

test('the image is built by the script that the release check runs', () => {
  const [build = ''] = instructions.filter(({ name }) => name === 'RUN').map(({ text }) => text)
  expect(build).toBe('deploy/build-program /program')
  expect(() => accessSync(join(folder, 'build-program'), constants.X_OK)).not.toThrow()
  expect(textOf('ENTRYPOINT')).toBe('["/opt/individua/start"]')
})

test('the image has Node of the version that the project pins, and stages that exist', () => {
  const stages = instructions.filter(({ name }) => name === 'FROM').map(({ text }) => text)
  expect(stages.map((stage) => /^node:(\d+)-/.exec(stage)?.[1])).toEqual(
    stages.map(() => readFileSync(join(root, '.nvmrc'), 'utf8').trim()),
  )
  const named = stages.flatMap((stage) => / AS (\w+)$/.exec(stage)?.[1] ?? [])
  const copied = [...readText('Dockerfile').matchAll(/^COPY --from=(\w+)/gm)].map(
    ([, name]) => name,
  )
  expect(copied).toEqual(['build'])
  expect(named).toEqual(copied)
})

test('the container runs as an ordinary user, keeps its data in one volume and is asked whether it lives', () => {
  const names = instructions.map(({ name }) => name)
  expect(textOf('USER')).toBe('node')
  expect(names.lastIndexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'))
  expect(textOf('VOLUME')).toBe('/data')
  expect(textOf('ENV')).toContain('DATA_DIR=/data')
  expect(textOf('HEALTHCHECK')).toContain('/healthz')
})

interface Service {
  image: string
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: Record<string, object>
  read_only?: boolean
  user?: string
}

const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
  readText('compose.yaml'),
  { merge: true },
)
const services = Object.entries(compose.services)

test('the services need services and volumes that are there', () => {
  const volumes = services.flatMap(([, { volumes = [] }]) =>
    volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.')),
  )
  expect(volumes.toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
  const needed = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on))
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(needed))
})

test('the product runs read-only, with settings that exist', () => {
  const own = services.filter(([, { image }]) => image === 'individua')
  expect(own.map(([name]) => name)).toEqual(['individua', 'backup'])
  for (const [, { read_only, environment = {} }] of own) {
    expect(read_only).toBe(true)
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)))
  }
})

test('scripts for the shell are well formed', () => {
  for (const name of ['build-program', 'back-up-daily']) {
    expect(execFileSync('sh', ['-n', join(folder, name)], { encoding: 'utf8' })).toBe('')
  }
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.runIf(hasSystemd)('systemd accepts the unit', () => {
  const copy = mkdtempSync(join(tmpdir(), 'individua-unit-'))
  const unit = join(copy, 'individua.service')
  // The check looks for the program, which is not installed here.
  writeFileSync(
    unit,
    readText('individua.service').replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true'),
  )
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  rmSync(copy, { recursive: true })
})

test('the unit sets settings that exist and starts what the archive has', () => {
  const unit = readText('individua.service')
  const names = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, list = '']) =>
    list.split(' ').map((entry) => entry.split('=')[0]),
  )
  expect(names.length).toBeGreaterThan(0)
  expect(settingNames).toEqual(expect.arrayContaining(names))
  expect(unit).toContain('ExecStart=/opt/individua/start\n')
})
