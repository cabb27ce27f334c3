import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Microseconds; short, so that a limited process waits for its next turn briefly. */
const period = 20_000

export interface LimitedProcess {
  /** Gives the process back to the group that all others are in. */
  release(): void
}

interface Controller {
  root: string
  /** What the file of a process's groups calls it. */
  line: RegExp
  limits(quota: number): Record<string, string>
}

/** Version 1 first: where both are mounted, it is the one that has the cores. */
const controllers: Controller[] = [
  {
    root: '/sys/fs/cgroup/cpu',
    line: /^\d+:(?:cpu|cpu,cpuacct|cpuacct,cpu):(.*)$/m,
    limits: (quota) => ({ 'cpu.cfs_period_us': `${period}`, 'cpu.cfs_quota_us': `${quota}` }),
  },
  {
    root: '/sys/fs/cgroup',
    line: /^0::(.*)$/m,
    limits: (quota) => ({ 'cpu.max': `${quota} ${period}` }),
  },
]

/**
 * Gives a process with all its threads at most such a share of one core, by a control group of Linux.
 * @throws AggregateError where this process may not make one
 */
export function limitProcess(pid: number, share: number): LimitedProcess {
  const causes: unknown[] = []
  for (const controller of controllers) {
    try {
      return enterGroup(controller, pid, Math.round(share * period))
    } catch (error) {
      causes.push(error)
    }
  }
  throw new AggregateError(causes, 'no control group can be made here')
}

function enterGroup({ root, line, limits }: Controller, pid: number, quota: number) {
  const [, before] = line.exec(readFileSync(`/proc/${pid}/cgroup`, 'utf8')) ?? []
  if (before === undefined) throw new Error(`the process is in no group of ${root}`)
  const group = join(root, `individua-bench-${pid}`)
  mkdirSync(group)
  let isReleased = false
  const release = () => {
    if (isReleased) return
    isReleased = true
    leaveGroup(group, join(root, before), pid)
  }
  try {
    // A file that is not there already would be one of no controller.
    for (const [name, value] of Object.entries({ ...limits(quota), 'cgroup.procs': `${pid}` })) {
      writeFileSync(join(group, name), value, { flag: 'r+' })
    }
  } catch (error) {
    release()
    throw error
  }
  process.once('exit', release)
  return { release }
}

/** A group that holds a process cannot be removed. */
function leaveGroup(group: string, former: string, pid: number): void {
  try {
    writeFileSync(join(former, 'cgroup.procs'), `${pid}`, { flag: 'r+' })
  } catch {
    // The process has ended.
  }
  rmdirSync(group)
}

/** Seconds that the cores of this machine had nothing to do, together, since its start. */
export function idleSeconds(): number {
  const [, ...counts] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/ +/)
  return Number(counts[3]) / 100
}
