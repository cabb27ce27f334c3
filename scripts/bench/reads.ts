import { connectionCounts, measureRead } from './load.ts'
import type { Parts } from './parts.ts'
import type { MeasuredServer } from './server.ts'
import { printLoad, printLoadHead } from './table.ts'
import { newReaders, newUser } from './visitors.ts'

/** Users whose dashboards are read in turn, so that no figure rests on one reader's cache entry. */
const readerCount = 300
/** Milliseconds, p99 at a hundred connections, that are served and made on the same two cores. */
const readBudget = 120

type Headers = Record<string, string>

/** Reads of one page or one response, over and over. */
export async function measureReads(parts: Parts, { url }: MeasuredServer): Promise<void> {
  const read = (path: string, readers: () => Promise<Headers[]>, whose = '') =>
    parts.attempt(`GET ${path}${whose}`, async () => {
      const sessions = await readers()
      printLoadHead(`GET ${path}${whose}`)
      const figures = []
      for (const count of connectionCounts) {
        const load = await measureRead(url + path, count, sessions)
        figures.push(
          ...printLoad(path + whose, count, load, count === 100 ? readBudget : undefined),
        )
      }
      return figures
    })
  const stranger = async () => [{}]
  const many = once(() => newReaders(url, readerCount))
  const one = async () => (await many()).slice(0, 1)

  for (const path of ['/', '/assessment', '/api/config', '/api/questions/basic']) {
    await read(path, stranger)
  }
  for (const path of ['/api/users/info', '/api/results/basic', '/api/dashboard']) {
    await read(path, one)
  }
  await read('/api/dashboard', many, `, ${readerCount} readers`)
  await read('/api/results/advanced', async () => [(await newUser(url, 'report')).headers])
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
