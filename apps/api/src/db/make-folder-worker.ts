import { PGlite } from '@electric-sql/pglite'

/** What the thread is given to do: its whole interface. */
export default async function makeFolder(given: {
  directory: string
  startParams: string[]
  initDbStartParams: string[]
}): Promise<void> {
  const { directory, ...options } = given
  const client = new PGlite(directory, options)
  await client.waitReady
  await client.close()
}
