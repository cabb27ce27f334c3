import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhatIsStale } from '../build.ts'
import { measureBundles } from './bundles.ts'
import { measureKnownEmails } from './known-emails.ts'
import { measureOutage } from './outage.ts'
import { Parts } from './parts.ts'
import { endServers, startMeasuredServer, withServer } from './server.ts'
import { measureServer } from './server-parts.ts'
import { measureProfiles } from './speed.ts'
import { measureStops } from './stops.ts'
import { measureWebhooks } from './webhooks.ts'
import { measureWrites } from './writes.ts'

/**
 * Everything on this machine alone: server, load and browser share its cores. A part that fails does
 * not hide the others; the exit code is 1 when one failed or a budget was missed.
 */

if (!(await buildWhatIsStale())) process.exit(1)
const directory = mkdtempSync(join(tmpdir(), 'individua-bench-'))
const parts = new Parts()
try {
  await parts.measure('JavaScript a page asks for at once, gzip', measureBundles)
  await parts.measure('Profiles a second, one thread', measureProfiles)
  await measureServer(parts, directory)
  await parts.measure('A webhook of a payment', measureWebhooks)
  await parts.measure("A visitor's writes, embedded database", measureWrites)
  await parts.measure('Emails with and without an account', () => knownEmails(directory))
  await parts.measure('PostgreSQL goes away and comes back', () => measureOutage(directory))
  await parts.measure('Six stops under 16 busy clients', () => measureStops(directory))
} finally {
  endServers()
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
}
process.exit(parts.printSummary() ? 0 : 1)

async function knownEmails(folder: string) {
  return withServer(await startMeasuredServer(folder), measureKnownEmails)
}
