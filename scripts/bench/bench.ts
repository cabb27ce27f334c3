import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhatIsStale } from '../build.ts'
import { measureBundles } from './bundles.ts'
import { measureFirstPaint } from './first-paint.ts'
import { measureKnownEmails } from './known-emails.ts'
import { measureWithLighthouse } from './lighthouse.ts'
import { measureMails } from './mails.ts'
import { measureManyReaders } from './many-readers.ts'
import { measureOutage } from './outage.ts'
import { measureOwnDashboard } from './own-dashboard.ts'
import { Parts } from './parts.ts'
import { measurePdf } from './pdf.ts'
import { measureRows } from './rows.ts'
import { endServers, startMeasuredServer, withServer } from './server.ts'
import { measureServer } from './server-parts.ts'
import { measureProfiles } from './speed.ts'
import { measureStops } from './stops.ts'
import { measureWebhooks } from './webhooks.ts'
import { measureWrites } from './writes.ts'

/**
 * Everything on this machine alone: server, load and browser share its cores. Without names every
 * part is measured. One that fails does not hide the others; the exit code is 1 when one failed or a
 * budget was missed.
 */

const directory = mkdtempSync(join(tmpdir(), 'individua-bench-'))
const parts = new Parts()
const measures: Record<string, () => Promise<void>> = {
  bundles: () => parts.measure('JavaScript a page asks for at once, brotli', measureBundles),
  paint: () => parts.measure('Sent before the first paint, brotli', () => firstPaint(directory)),
  lighthouse: () => parts.measure('Lighthouse, a phone on slow 4G', () => pages(directory)),
  dashboard: () =>
    parts.measure('A first visit to the own dashboard, slow 4G', () => ownDashboard(directory)),
  speed: () => parts.measure('Profiles a second, one thread', measureProfiles),
  server: () => measureServer(parts, directory),
  pdf: () => parts.measure('PDF report', () => reports(directory)),
  readers: () =>
    parts.measure('Dashboards of 10,000 people, PostgreSQL', () => measureManyReaders(directory)),
  rows: () => parts.measure('Rows of a free user, PostgreSQL', () => measureRows(directory)),
  webhook: () => parts.measure('A webhook of a payment', measureWebhooks),
  writes: () => parts.measure("A visitor's writes, embedded database", measureWrites),
  mails: () =>
    parts.measure('Mails to a mail server on this machine', () => measureMails(directory)),
  emails: () => parts.measure('Emails with and without an account', () => knownEmails(directory)),
  outage: () =>
    parts.measure('PostgreSQL goes away and comes back', () => measureOutage(directory)),
  stops: () => parts.measure('Six stops under 16 busy clients', () => measureStops(directory)),
}
process.exit((await run(process.argv.slice(2))) ? 0 : 1)

async function run(names: readonly string[]): Promise<boolean> {
  try {
    const unknown = names.find((name) => !(name in measures))
    if (unknown !== undefined) {
      console.error(`No such part: ${unknown}. There are: ${Object.keys(measures).join(', ')}`)
      return false
    }
    if (!(await buildWhatIsStale())) return false
    for (const [name, measure] of Object.entries(measures)) {
      if (names.length === 0 || names.includes(name)) await measure()
    }
  } finally {
    endServers()
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
  }
  return parts.printSummary()
}

async function knownEmails(folder: string) {
  return withServer(await startMeasuredServer(folder), measureKnownEmails)
}

async function firstPaint(folder: string) {
  return withServer(await startMeasuredServer(folder), ({ url }) => measureFirstPaint(url))
}

async function reports(folder: string) {
  return withServer(await startMeasuredServer(folder), measurePdf)
}

async function pages(folder: string) {
  return withServer(await startMeasuredServer(folder), ({ url }) => measureWithLighthouse(url))
}

async function ownDashboard(folder: string) {
  return withServer(await startMeasuredServer(folder), ({ url }) => measureOwnDashboard(url))
}
