import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { freePort } from '@individua/testkit/free-port'
import type { ReadMails } from '@individua/testkit/mailbox'
import { SMTPServer } from 'smtp-server'
import type { Delivery } from './ledger.ts'

interface Received extends Delivery {
  subject: string
  text: string
}

/** Keeps every mail that the product sends; it outlives the servers. */
export async function startMailServer() {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, accept) {
      text(stream).then((source) => {
        const email = session.envelope.rcptTo[0]?.address ?? ''
        received.push({ ...readMail(source), email })
        accept()
      }, accept)
    },
  })
  // A client that is killed breaks its connection.
  server.on('error', () => {})
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const readMails: ReadMails = async (email) =>
    received
      .filter((mail) => mail.email === email)
      .map((mail) => ({ ...mail, to: email }))
      .toReversed()
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: received as readonly Received[],
    readMails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The plain text is the first part of a mail, in quoted-printable or as it is. */
function readMail(source: string) {
  const decoded = source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return {
    id: /^message-id: <([^@>]+)@/im.exec(source)?.[1] ?? '',
    subject: /^subject: (.*)$/im.exec(source)?.[1] ?? '',
    text: decoded.slice(decoded.search(/\r?\n\r?\n/)),
  }
}
