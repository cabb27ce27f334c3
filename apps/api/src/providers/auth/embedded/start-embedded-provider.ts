import { before, day } from '../../../lib/durations.ts'
import { startKeyRing } from '../../../lib/key-ring.ts'
import { findOrMakeSecret } from '../../../lib/server-secrets.queries.ts'
import type { AuthProvider } from '../auth-provider.ts'
import type { AuthDeps } from '../create-auth-provider.ts'
import { accessTokens } from './access-tokens.ts'
import { deleteAbandonedAccounts } from './accounts.queries.ts'
import { deleteOldAttempts } from './attempts.queries.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { embeddedProvider } from './embedded-provider.ts'
import { defaultLinkLimits } from './link-limits.ts'
import { deleteOldLinkRequests } from './link-requests.queries.ts'
import { startRescue } from './rescue-requests.ts'
import { prepareGotrueSchema } from './schema/create-tables.ts'
import { deriveKeys } from './secrets.ts'
import { serveLinkRequest } from './serve-link-request.ts'
import { deleteExpiredSessions } from './sessions.queries.ts'
import { sessionMilliseconds } from './sessions.ts'

const unconfirmedFor = 7 * day

/** Makes ready what the embedded provider needs: its tables, its secret, its jobs. */
export async function startEmbeddedProvider(
  publicUrl: string,
  { db, longTransaction, jobs, mailing, box, linkLimits, now }: AuthDeps,
): Promise<AuthProvider> {
  await longTransaction(prepareGotrueSchema)
  const keys = deriveKeys(await findOrMakeSecret(db, box, 'auth'))
  const signingKeys = await startKeyRing(
    { db, box, ring: 'access-tokens', initial: keys.signing },
    { jobs, now },
  )

  const serve = async (requestId: string) => {
    await serveLinkRequest(context, requestId)
    mailing.deliverLater(requestId)
  }
  const context: EmbeddedContext = {
    db,
    publicUrl,
    keys,
    tokens: accessTokens(signingKeys, `${publicUrl}/auth/v1`),
    limits: { ...defaultLinkLimits, ...linkLimits },
    now,
    keepsMails: mailing.transport.keepsMails,
    queueRescue: await startRescue({ db, jobs, mailing, serve }),
    serveSoon: (requestId) => mailing.soon(() => serve(requestId)),
    async serveNow(requestId) {
      await serveLinkRequest(context, requestId)
      await mailing.deliver(requestId)
    },
    writeLinkMail: mailing.writeLinkMail,
  }
  await jobs.cleanDaily(
    'erase-abandoned-accounts',
    [(tx, most) => deleteAbandonedAccounts(tx, before(now(), unconfirmedFor), most)],
    { erases: true },
  )
  await jobs.cleanDaily('erase-old-sign-ins', [
    (tx, most) => deleteOldLinkRequests(tx, now(), most),
    (tx, most) => deleteOldAttempts(tx, now(), most),
    (tx, most) => deleteExpiredSessions(tx, before(now(), sessionMilliseconds), most),
  ])
  return embeddedProvider(context)
}
