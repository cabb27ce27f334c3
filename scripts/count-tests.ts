import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { Counts } from './run-step.ts'

/** A Vitest reporter that writes what it counted, and what failed, to the file named by TEST_COUNTS_FILE. */
export default class CountTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.TEST_COUNTS_FILE
    if (file) writeFileSync(file, JSON.stringify(countsOf(modules, unhandled)))
  }
}

/** What a test names of itself, as far as counting needs it. */
interface CountedModule {
  relativeModuleId: string
  project: { name: string }
  errors(): readonly { message: string }[]
  children: {
    allTests(): Iterable<{
      fullName: string
      result(): { state: string; errors: readonly { message: string }[] | undefined }
      diagnostic(): { flaky: boolean } | undefined
    }>
  }
}

export function countsOf(
  modules: readonly CountedModule[],
  unhandled: readonly { message: string }[],
): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0, passedOnRetry: 0 }
  const failures = unhandled.map(({ message }) => `outside a test: ${message}`)
  for (const module of modules) {
    const file = `${module.project.name}: ${module.relativeModuleId}`
    for (const { message } of module.errors()) failures.push(`${file}: ${message}`)
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result()
      const name = `${file} › ${test.fullName}`
      if (state === 'passed') counts.passed++
      else if (state === 'failed') counts.failed++
      else counts.skipped++
      if (state === 'failed') failures.push(name)
      if (!test.diagnostic()?.flaky) continue
      counts.passedOnRetry++
      // The run prints nothing of an error that a retry overcame: its first line is the trace left.
      const firstLine = errors?.[0]?.message.split('\n', 1)[0] ?? 'no error reported'
      failures.push(`${name} (passed on retry: ${firstLine})`)
    }
  }
  return { ...counts, failures }
}
