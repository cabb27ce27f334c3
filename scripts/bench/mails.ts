import { freePort } from '@individua/testkit/free-port'
import { SMTPServer } from 'smtp-server'
import { connectDatabase } from '../../apps/api/src/db/database.ts'
import { startPostgres } from '../postgres.ts'
import { startMeasuredServer, withServer } from './server.ts'
import type { Figure } from './table.ts'

const mailCount = 2_000
const leastPerSecond = 200

/** A crowd of mails that wait in the outbox, until a mail server on this machine has them all. */
export async function measureMails(directory: string): Promise<Figure[]> {
  const inbox = await startInbox()
  const postgres = await startPostgres()
  try {
    const settings = { DATABASE_URL: postgres.url, SMTP_URL: inbox.url }
    return await withServer(await startMeasuredServer(directory, settings), async () => {
      const database = await connectDatabase({ DATABASE_URL: postgres.url, DATA_DIR: directory })
      await database.executeScript(
        `with mails as (
           insert into outgoing_mails (id, recipient, kind, language, subject, text, html)
           select gen_random_uuid(), n || '@example.sk', 'sign-in', 'sk', 'A link', 'Text', '<p>Text'
           from generate_series(1, ${mailCount}) n returning id)
         insert into jobs.job (name, data)
         select 'send-mail', jsonb_build_object('mailId', id) from mails`,
      )
      await database.close()
      const perSecond = await inbox.received(mailCount)
      return [
        { name: 'mails', value: perSecond, unit: '/s', budget: leastPerSecond, atLeast: true },
      ]
    })
  } finally {
    await postgres.stop()
    inbox.close()
  }
}

async function startInbox() {
  const arrivals: number[] = []
  let notify = () => {}
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        arrivals.push(performance.now())
        notify()
        done()
      })
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** @returns mails a second between the first and the last of them */
    async received(count: number): Promise<number> {
      await new Promise<void>((resolve) => {
        notify = () => arrivals.length >= count && resolve()
        notify()
      })
      return ((count - 1) * 1000) / ((arrivals[count - 1] ?? 0) - (arrivals[0] ?? 0))
    },
    close: () => server.close(),
  }
}
