import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../apps/api/src/db/database.ts'
import type { Instance } from './instances.ts'
import type { SmallDisk } from './small-disk.ts'

export const faultNames = [
  'kill',
  'pause of a server',
  'pause of PostgreSQL',
  'end of all database connections',
  'full disk',
] as const
export type FaultName = (typeof faultNames)[number]

export interface Target {
  instances: readonly Instance[]
  random: () => number
  /** PostgreSQL only. */
  postgres?: { pid: number | undefined; database: Database }
  /** Of the embedded database, where one could be mounted. */
  disk?: SmallDisk | undefined
}

/** How often each fault comes, of so many. Kills are most of them. */
const weights: Record<FaultName, number> = {
  kill: 14,
  'pause of a server': 2,
  'pause of PostgreSQL': 1,
  'end of all database connections': 2,
  'full disk': 2,
}

const faults: Record<FaultName, (target: Target) => Promise<void>> = {
  async kill({ instances, random }) {
    const victims = random() < 0.3 ? instances : [pick(instances, random)]
    await Promise.all(victims.map((instance) => instance.kill()))
    await sleep(random() * 300)
  },
  async 'pause of a server'({ instances, random }) {
    const instance = pick(instances, random)
    instance.signal('SIGSTOP')
    await sleep(pauseMs(random))
    instance.signal('SIGCONT')
  },
  async 'pause of PostgreSQL'({ postgres, random }) {
    const pids = processesOf(postgres?.pid)
    signalAll(pids, 'SIGSTOP')
    await sleep(pauseMs(random))
    signalAll(pids, 'SIGCONT')
  },
  async 'end of all database connections'({ postgres }) {
    await postgres?.database.executeSql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
  },
  async 'full disk'({ disk, instances, random }) {
    disk?.fill()
    await sleep(pauseMs(random))
    // A server that dies on a full disk must find its data again too.
    if (random() < 0.3) await pick(instances, random).kill()
    disk?.free()
  },
}

/** The faults that this target can suffer. */
export function possibleFaults({ postgres, disk }: Target): FaultName[] {
  return faultNames.filter((name) => {
    if (name === 'full disk') return disk !== undefined
    if (name === 'kill' || name === 'pause of a server') return true
    return postgres !== undefined
  })
}

export async function causeFault(target: Target): Promise<FaultName> {
  const lots = possibleFaults(target).flatMap((name) => Array<FaultName>(weights[name]).fill(name))
  const name = pick(lots, target.random)
  await faults[name](target)
  return name
}

function pauseMs(random: () => number): number {
  return 300 + random() * 3_000
}

export function resumePostgres(pid: number | undefined): void {
  signalAll(processesOf(pid), 'SIGCONT')
}

function processesOf(pid: number | undefined): number[] {
  if (pid === undefined) return []
  const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return [pid, ...children.trim().split('\n').map(Number)]
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself.
    }
  }
}

function pick<Element>(elements: readonly Element[], random: () => number): Element {
  const picked = elements[Math.floor(random() * elements.length)]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}
