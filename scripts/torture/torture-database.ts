import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitFor } from '@individua/testkit/wait-for'
import { connectDatabase } from '../../apps/api/src/db/database.ts'
import { startPostgres } from '../postgres.ts'
import { type Crowd, startCrowd } from './crowd.ts'
import {
  causeFault,
  type FaultName,
  possibleFaults,
  resumePostgres,
  type Target,
} from './faults.ts'
import { type Instance, newInstance, newPorts, originOf } from './instances.ts'
import { countRedeliveries, judge, nothingAcknowledged, type Verdict } from './ledger.ts'
import { startMailServer } from './mail-server.ts'
import { startPaymentServer } from './payment-server.ts'
import { readStored } from './read-stored.ts'
import { mountSmallDisk } from './small-disk.ts'

export type DatabaseKind = 'pglite' | 'postgres'

export interface TortureOptions {
  kind: DatabaseKind
  random: () => number
  /** The run ends after so many kills or minutes, whichever comes first. */
  kills: number
  minutes: number
  /** Takes what has to be undone when the process ends early. */
  onEnd(undo: () => void): void
}

export interface Outcome {
  kind: DatabaseKind
  instances: number
  faults: Map<FaultName, number>
  skipped: string[]
  /** What a server printed last that ended without having been killed. */
  selfEnded: string[]
  /** The line of each start that failed and was repeated. */
  failedStarts: string[]
  repeats: number
  redeliveries: number
  refusals: Map<string, number>
  verdicts: Verdict[]
}

const personCount = 8
const instanceCounts: Record<DatabaseKind, number> = { pglite: 1, postgres: 2 }
/** Without a write in this time the product has not recovered. */
const recoveryTimeoutMs = 90_000
/** Jobs of a process that died are taken over after a while. */
const mailTimeoutMs = 180_000

/** Kills and hurts servers under a busy crowd, then compares what was acknowledged with what is stored. */
export async function tortureDatabase(options: TortureOptions): Promise<Outcome> {
  const { kind, random, onEnd } = options
  const ports = await newPorts(instanceCounts[kind])
  const origins = ports.map(originOf)
  const undoing: (() => void | Promise<void>)[] = []
  try {
    const mailServer = await startMailServer()
    undoing.push(mailServer.stop)
    const payments = await startPaymentServer(origins)
    undoing.push(payments.stop)
    const { settings, target, openStored } = await prepare(kind, options, undoing)
    const instances = ports.map((port) =>
      newInstance(port, settings.DATA_DIR, {
        ...settings,
        ...payments.settings,
        SMTP_URL: mailServer.url,
      }),
    )
    const killAll = () => {
      for (const instance of instances) instance.signal('SIGKILL')
    }
    undoing.push(killAll)
    onEnd(killAll)
    await Promise.all(instances.map((instance) => instance.start()))
    const crowd = startCrowd(
      { origins, readMails: mailServer.readMails, random, count: personCount },
      nothingAcknowledged(),
    )
    const whole = { ...target, instances }
    const { faults, selfEnded, failedStarts } = await hurt(whole, crowd, options)
    await crowd.stop()
    await crowd.checkPayments()
    await waitForMails(crowd, mailServer.received)
    await Promise.all(instances.map((instance) => instance.stop()))
    const stored = await openStored()
    return {
      kind,
      instances: instances.length,
      faults,
      skipped: skippedOf(whole),
      selfEnded,
      failedStarts,
      repeats: crowd.repeats(),
      redeliveries: countRedeliveries(mailServer.received),
      refusals: crowd.refusals,
      verdicts: judge(crowd.acknowledged, stored, mailServer.received),
    }
  } finally {
    for (const undo of undoing.toReversed()) await undo()
  }
}

/** The database and, for the embedded one, the disk that can be filled. */
async function prepare(
  kind: DatabaseKind,
  { random, onEnd }: TortureOptions,
  undoing: (() => void | Promise<void>)[],
) {
  const home = mkdtempSync(join(tmpdir(), 'individua-torture-'))
  const removeHome = () => rmSync(home, { recursive: true, force: true })
  undoing.push(removeHome)
  onEnd(removeHome)
  if (kind === 'postgres') {
    const postgres = await startPostgres({ isDurable: true })
    undoing.push(postgres.stop)
    // A paused process ends only once it goes on.
    onEnd(() => resumePostgres(postgres.pid))
    const settings = { DATABASE_URL: postgres.url, DATA_DIR: home }
    const database = await connectDatabase(settings)
    undoing.push(database.close)
    const target = { random, postgres: { pid: postgres.pid, database } }
    return { settings, target, openStored: () => readStored(database) }
  }
  const disk = mountSmallDisk()
  if (disk) {
    undoing.push(disk.remove)
    onEnd(disk.remove)
  }
  const settings = { DATA_DIR: join(disk?.directory ?? home, 'data') }
  mkdirSync(settings.DATA_DIR)
  return {
    settings,
    target: { random, disk },
    async openStored() {
      const database = await connectDatabase(settings)
      const stored = await readStored(database)
      await database.close()
      return stored
    },
  }
}

async function hurt(target: Target, crowd: Crowd, { kind, kills, minutes }: TortureOptions) {
  const faults = new Map<FaultName, number>(possibleFaults(target).map((name) => [name, 0]))
  const selfEnded: string[] = []
  const failedStarts: string[] = []
  const deadline = performance.now() + minutes * 60_000
  let lastReportAt = performance.now()
  while ((faults.get('kill') ?? 0) < kills && performance.now() < deadline) {
    await waitForWrite(crowd, target.instances, failedStarts)
    await sleep(target.random() * 1_200)
    selfEnded.push(...endedOf(target.instances))
    const name = await causeFault(target)
    faults.set(name, (faults.get(name) ?? 0) + 1)
    await startMissing(target.instances, failedStarts)
    if (performance.now() - lastReportAt > 15_000) {
      lastReportAt = performance.now()
      console.log(`${kind}: ${faults.get('kill')} kills, ${countWrites(crowd)} writes acknowledged`)
    }
  }
  await waitForWrite(crowd, target.instances, failedStarts)
  return { faults, selfEnded, failedStarts }
}

function endedOf(instances: readonly Instance[]): string[] {
  return instances
    .filter((instance) => !instance.isAlive())
    .map((instance) => instance.lastLine().slice(0, 200))
}

/** A process manager tries again too; that it had to is reported. */
async function startMissing(instances: readonly Instance[], failedStarts: string[]): Promise<void> {
  const start = async (instance: Instance, attemptsLeft = 3): Promise<void> => {
    try {
      await instance.start()
    } catch (error) {
      failedStarts.push(instance.lastLine().slice(0, 200))
      if (attemptsLeft === 0) throw error
      await start(instance, attemptsLeft - 1)
    }
  }
  const missing = instances.filter((instance) => !instance.isAlive())
  await Promise.all(missing.map((instance) => start(instance)))
}

/** Faults are to hit a product that works: something has to be acknowledged between two of them. */
async function waitForWrite(
  crowd: Crowd,
  instances: readonly Instance[],
  failedStarts: string[],
): Promise<void> {
  const before = countWrites(crowd)
  const options = { timeoutMs: recoveryTimeoutMs, intervalMs: 20 }
  const read = async () => {
    await startMissing(instances, failedStarts)
    return countWrites(crowd) > before || undefined
  }
  await waitFor('an acknowledged write', read, options)
}

function countWrites({ acknowledged }: Crowd): number {
  const steps = [...acknowledged.stepAnswers.values()].map(({ size }) => size)
  return Object.values(acknowledged)
    .map(({ size }) => size)
    .concat(steps)
    .reduce((sum, size) => sum + size)
}

/** What is still missing after that, the verdict names. */
async function waitForMails(
  { acknowledged }: Crowd,
  received: readonly { email: string }[],
): Promise<void> {
  const isEveryone = async () => {
    const reached = new Set(received.map(({ email }) => email))
    return [...acknowledged.signUps.keys()].every((email) => reached.has(email)) || undefined
  }
  await waitFor('the mails', isEveryone, { timeoutMs: mailTimeoutMs }).catch(() => {})
}

function skippedOf(target: Target): string[] {
  if (target.postgres) return ['full disk: only on the embedded database']
  return target.disk ? [] : ['full disk: this process may not mount a file system (root on Linux)']
}
