import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

/** A PostgreSQL for the tests of a project, as long as they run. */
export default async function startTestPostgres({ config }: TestProject) {
  const postgres = await startPostgres()
  config.env = { ...config.env, TEST_DATABASE_URL: postgres.url }
  return () => postgres.stop()
}
