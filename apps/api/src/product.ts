import { existsSync } from 'node:fs'
import type { Logger } from 'pino'
import { type AppParts, createApp } from './app.ts'
import { startDailyVacuum } from './db/daily-vacuum.ts'
import type { Database } from './db/database.ts'
import { startJobs } from './db/jobs.ts'
import type { Env } from './env.ts'
import { startErasing } from './features/account/personal-data.service.ts'
import { startTicketKeys } from './features/account/registration-ticket.service.ts'
import { startErasingUnclaimed } from './features/assessment/form.service.ts'
import { mailingRoutes } from './features/mailing/mailing.routes.ts'
import { startMailing } from './features/mailing/mailing.service.ts'
import { metricsRoutes } from './features/monitoring/metrics.routes.ts'
import { startMonitoring } from './features/monitoring/monitoring.service.ts'
import { startPaymentMails } from './features/payments/payment-mail.service.ts'
import { practiceCheckoutRoutes } from './features/payments/practice-checkout.routes.ts'
import { startReconciling } from './features/payments/reconcile.service.ts'
import { stripeWebhookRoutes } from './features/payments/stripe-webhook.routes.ts'
import { reportPdfRoutes } from './features/report-pdf/report-pdf.routes.ts'
import { createReportPrinter } from './features/report-pdf/report-printer.ts'
import { startAdvancedResults } from './features/results/advanced-results.service.ts'
import { startDroppingBodies } from './features/results/kept-bodies.service.ts'
import { unsubscribeRoutes } from './features/weekly-step/unsubscribe.routes.ts'
import { startWeeklyMails } from './features/weekly-step/weekly-mail.service.ts'
import type { AppContext, ModelLimits } from './lib/context.ts'
import { before, day } from './lib/durations.ts'
import { openFirstScreens } from './lib/first-screen.ts'
import type { HttpApp } from './lib/http-app.ts'
import { type KeptAssets, keepAssets } from './lib/kept-assets.ts'
import { keyedHash } from './lib/keyed-hash.ts'
import { type LocalAccess, localAccess } from './lib/local-access.ts'
import { createMetrics } from './lib/metrics.ts'
import { readParameters } from './lib/read-parameters.ts'
import { requestTimeoutMs } from './lib/request-timeout.ts'
import { createSecretBox } from './lib/secret-box.ts'
import { encryptSecrets } from './lib/server-secrets.queries.ts'
import { storeDictionaries } from './lib/stored-words.ts'
import { deleteDailyUsesBefore } from './lib/visitor-uses.queries.ts'
import { openWebFiles, type WebFiles } from './lib/web-files.ts'
import { createLanguageModel } from './providers/ai/create-language-model.ts'
import { firstWordsMs, modelDeadlines } from './providers/ai/language-model.ts'
import { type AuthDeps, createAuthProvider } from './providers/auth/create-auth-provider.ts'
import { createMailTransport } from './providers/mail/create-mail-transport.ts'
import { createPaymentProvider } from './providers/payments/create-payment-provider.ts'
import { noTracing, type Tracing } from './providers/tracing/tracing.ts'

export interface ProductOptions {
  env: Env
  /** Open and empty, or of an earlier version: it is migrated here. */
  database: Database
  log: Logger
  now?: () => Date
  /** Folder of the built web app. */
  webDirectory?: string
  linkLimits?: AuthDeps['linkLimits']
  modelDeadlines?: Partial<ModelLimits['deadlines']>
  requestTimeoutMs?: number
  /** By default nothing is traced. */
  tracing?: Tracing
  /** False for a command that leaves the jobs to the server; by default they are worked on. */
  takesJobs?: boolean
  /** Where the embedded Stripe sends its webhooks: by default to the port that is listened on. */
  webhookUrl?: string
}

export interface Product {
  app: HttpApp
  ctx: AppContext
  /** Call it once requests are served. */
  startDailyWork(): Promise<void>
  /** Makes `/readyz` fail; requests are still served. */
  announceDrain(): void
  /** Announces the stop to requests that wait; running requests still get their response. */
  announceStop(): void
  /** Lets running jobs and mails finish; the database stays open. */
  stop(): Promise<void>
}

/** Puts the product together from its settings: the same for the server and for tests. */
export async function createProduct(options: ProductOptions): Promise<Product> {
  const { env, database, log, now = () => new Date(), linkLimits, tracing = noTracing } = options
  const { db } = database
  const access = localAccess(env)
  const parameters = await readParameters(env.INSTRUMENT_PARAMETERS)
  database.observeQueries(tracing.beginQuery)
  await database.migrate()
  const box = createSecretBox(env.SECRETS_KEY)
  await encryptSecrets(db, box)
  await storeDictionaries(db)
  const metrics = createMetrics(database.kind)
  const jobs = await startJobs(
    database,
    {
      onError: (error) => log.warn({ err: error }, 'jobs'),
      onEnd: (queue, outcome) => metrics.jobs.inc({ queue, outcome }),
      inSpan: (queue, work) => tracing.inSpan(`job ${queue}`, {}, work),
    },
    { takesWork: options.takesJobs ?? true },
  )
  const transport = await createMailTransport(env)
  const mailing = await startMailing({
    db,
    jobs,
    transport,
    log,
    metrics,
    now,
    atOnce: env.MAIL_CONCURRENCY,
  })
  const auth = await createAuthProvider(env, {
    db,
    longTransaction: database.longTransaction,
    jobs,
    mailing,
    box,
    now,
    linkLimits: { mailsPerClientPerHour: env.MAILS_PER_CLIENT_PER_HOUR, ...linkLimits },
  })
  const model = await createLanguageModel(env, { now: () => now().getTime(), log })
  const draining = new AbortController()
  const stopping = new AbortController()
  const ctx: AppContext = {
    db,
    jobs,
    auth,
    payments: createPaymentProvider(env, {
      webhookUrl: options.webhookUrl ?? webhookUrlOf(env),
      publicUrl: env.PUBLIC_URL,
      offersEmbedded: access.isOffered,
    }),
    ticketKeys: await startTicketKeys({ db, jobs, box, now }),
    visitorKeyOf: await keyedHash(db, box, 'visitor-counts'),
    mailLinkSignature: await keyedHash(db, box, 'mail-links'),
    // A sign-up is registered once; this leaves room for pages that are loaded again.
    registrationsPerClientPerDay: 48 * env.MAILS_PER_CLIENT_PER_HOUR,
    publicUrl: env.PUBLIC_URL,
    hasLocalMailbox: transport.keepsMails && access.isOffered,
    model,
    services: {
      authentication: env.SUPABASE_URL ? 'supabase' : 'own',
      mail: transport.keepsMails ? 'mailbox' : 'server',
      payments: env.STRIPE_SECRET_KEY ? 'stripe' : 'emulator',
      languageModel: model?.engine ?? null,
    },
    modelLimits: {
      tokensPerDay: env.AI_TOKENS_PER_DAY,
      deadlines: { ...modelDeadlines, ...options.modelDeadlines },
      firstWordsMs,
    },
    parameters,
    firstScreens: openFirstScreens(options.webDirectory),
    requestTimeoutMs: options.requestTimeoutMs ?? requestTimeoutMs,
    log,
    metrics,
    tracing,
    databaseResponses: database.responses,
    writeRefusal: database.writeRefusal,
    draining: draining.signal,
    stopping: stopping.signal,
    now,
  }
  warnOfMissingParts(ctx, access)
  await startErasing(ctx)
  await startAdvancedResults(ctx, mailing)
  await startReconciling(ctx)
  await startPaymentMails(ctx, mailing)
  await startWeeklyMails(ctx, mailing)
  await startErasingUnclaimed(ctx)
  await startDroppingBodies(ctx)
  await jobs.cleanDaily('erase-old-counts', [
    (tx, most) => deleteDailyUsesBefore(tx, before(now(), 2 * day), most),
  ])
  await startDailyVacuum(database, jobs)
  const printer = createReportPrinter()
  const files = openFiles(options)
  const keptAssets = files && (await keepAssets(ctx, files))
  const monitoring = startMonitoring(ctx, database)
  return {
    app: createApp({
      ctx,
      trustedProxies: env.TRUSTED_PROXIES,
      furtherRoutes: [
        mailingRoutes(mailing, env.SEND_EMAIL_HOOK_SECRET, access),
        stripeWebhookRoutes(),
        ...(env.STRIPE_SECRET_KEY || !access.isOffered ? [] : [practiceCheckoutRoutes(access)]),
        unsubscribeRoutes(),
        reportPdfRoutes(printer),
        metricsRoutes({ access, token: env.METRICS_TOKEN, monitoring }),
      ],
      ...(files && keptAssets && { web: webOf(files, keptAssets) }),
    }),
    ctx,
    startDailyWork: jobs.startDailyWork,
    announceDrain: () => draining.abort(),
    announceStop: () => stopping.abort(),
    async stop() {
      keptAssets?.stop()
      await mailing.stop()
      await jobs.stop()
      await printer.stop()
      await ctx.payments.stop()
      await transport.close()
    },
  }
}

/** Away from a local PUBLIC_URL the mailbox and the embedded Stripe are off; the start says so. */
function warnOfMissingParts({ services, log }: AppContext, { isOffered }: LocalAccess): void {
  if (isOffered) return
  if (services.mail === 'mailbox') {
    log.warn('PUBLIC_URL is not local: the mailbox is off; set SMTP_URL or TRUSTED_NETWORK')
  }
  if (services.payments === 'emulator') {
    log.warn(
      'PUBLIC_URL is not local: the embedded Stripe is off; set STRIPE_SECRET_KEY or TRUSTED_NETWORK',
    )
  }
}

/** By way of this machine, whatever proxies stand before it. */
function webhookUrlOf({ HOST: host, PORT: port }: Env): string {
  const isEverywhere = host === undefined || host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/api/payments/stripe/webhook`
}

function openFiles({ env, webDirectory }: ProductOptions): WebFiles | undefined {
  if (!webDirectory || !existsSync(webDirectory)) return undefined
  return openWebFiles({
    directory: webDirectory,
    publicUrl: env.PUBLIC_URL,
    contactEmail: env.CONTACT_EMAIL,
    authOrigin: env.SUPABASE_URL && new URL(env.SUPABASE_URL).origin,
  })
}

/** This version's files, then the assets of others. */
function webOf(files: WebFiles, keptAssets: KeptAssets): NonNullable<AppParts['web']> {
  return async (c) => files.respond(c) ?? keptAssets.respond(c)
}
