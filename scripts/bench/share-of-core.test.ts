import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limitProcess } from './share-of-core.ts'

test('a limited process is in a group of its own until it is released, where groups can be made', () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const groups = () => readFileSync(`/proc/${child.pid}/cgroup`, 'utf8')
  try {
    const limited = tryToLimit(child.pid ?? 0)
    if (!limited) return
    expect(groups()).toContain(`individua-bench-${child.pid}`)
    limited.release()
    expect(groups()).not.toContain('individua-bench')
    expect(existsSync(`/sys/fs/cgroup/cpu/individua-bench-${child.pid}`)).toBe(false)
  } finally {
    child.kill('SIGKILL')
  }
})

function tryToLimit(pid: number) {
  try {
    return limitProcess(pid, 0.2)
  } catch (error) {
    expect(error).toBeInstanceOf(AggregateError)
    return undefined
  }
}
