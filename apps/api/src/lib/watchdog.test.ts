import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const watchdog = new URL('./watchdog.ts', import.meta.url).href

/** A process with a watchdog of two seconds that then does this. */
async function run(work: string) {
  const code = `import { startWatchdog } from '${watchdog}'
    const stop = startWatchdog(2_000)
    setTimeout(() => { ${work} }, 100)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    timeout: 60_000,
    killSignal: 'SIGTERM',
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [exitCode, signal] = await once(child, 'close')
  return { exitCode, signal, output }
}

test('a process whose event loop hangs ends, with a line in the log', async () => {
  const { signal, output } = await run('for (;;);')
  expect(signal).toBe('SIGKILL')
  expect(JSON.parse(output)).toMatchObject({ level: 60, msg: expect.stringContaining('too long') })
})

test('a process that works goes on, and the watchdog does not keep it alive', async () => {
  const { exitCode, output } = await run('setTimeout(() => console.log("done"), 3_000)')
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: 'done\n' })
})
