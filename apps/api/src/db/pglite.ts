import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Database, migrationsFolder } from './database.ts'
import { throwOutages } from './outages.ts'

/** Opens the embedded database in a folder that this process holds; closing gives the folder back. */
export async function openPglite(dataDir: string, release: () => Promise<void>): Promise<Database> {
  const database = await openClient(new PGlite(join(dataDir, 'pglite')))
  return {
    ...database,
    async close() {
      await database.close()
      await release()
    },
  }
}

/** An embedded database that lives in memory only; `contents` is what another one has dumped. */
export async function openPgliteInMemory(contents?: Blob): Promise<Database> {
  return openClient(new PGlite({ ...(contents && { loadDataDir: contents }) }))
}

async function openClient(client: PGlite): Promise<Database> {
  await client.waitReady
  throwOutages(client, 'query', 'exec', 'transaction')
  const db = drizzle(client)
  return {
    db,
    kind: 'pglite',
    async executeSql(text, values) {
      if (values?.length) return client.query(text, values)
      const results = await client.exec(text)
      return { rows: results.flatMap((result) => result.rows) }
    },
    async executeScript(text) {
      await client.exec(text)
    },
    migrate: () => migrate(db, { migrationsFolder }),
    close: () => client.close(),
  }
}
