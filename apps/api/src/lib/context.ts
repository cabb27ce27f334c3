import type { PublicConfig } from '@individua/contract/config'
import type { Language } from '@individua/contract/languages'
import type { ContentLanguage } from '@individua/instrument/content-language'
import type { ParameterSet } from '@individua/instrument/scoring/parameter-set'
import type { Logger } from 'pino'
import type { Database, Db, WriteRefusal } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import type { LanguageModel, ModelPurpose } from '../providers/ai/language-model.ts'
import type { AuthProvider, SessionUser } from '../providers/auth/auth-provider.ts'
import type { PaymentProvider } from '../providers/payments/payment-provider.ts'
import type { Tracing } from '../providers/tracing/tracing.ts'
import type { FirstScreens } from './first-screen.ts'
import type { KeyRing } from './key-ring.ts'
import type { Metrics } from './metrics.ts'

/** What business functions work with; never the request itself. */
export interface AppContext {
  db: Db
  jobs: Jobs
  auth: AuthProvider
  payments: PaymentProvider
  /** Encrypt registration tickets; 256 bits each, shared by all instances. */
  ticketKeys: KeyRing
  /** Turns an email or a client's network into a key that counts are stored under. */
  visitorKeyOf(value: string): string
  /** Shows that a link in a mail was made here; the same value has the same one in every instance. */
  mailLinkSignature(value: string): string
  registrationsPerClientPerDay: number
  publicUrl: string
  hasLocalMailbox: boolean
  services: PublicConfig['services']
  /** Words questions and reports; without one the built-in engine does. */
  model: LanguageModel | undefined
  modelLimits: ModelLimits
  /** What new results are scored with; older ones keep the version they carry. */
  parameters: ParameterSet
  /** Draws how a reader's page of the dashboard begins. */
  firstScreens: FirstScreens
  /** Milliseconds that a request may wait for a database that does not respond. */
  requestTimeoutMs: number
  databaseResponses: Database['responses']
  log: Logger
  metrics: Metrics
  tracing: Tracing
  /** Why requests that write are refused for now. */
  writeRefusal(): WriteRefusal | undefined
  /** Aborted when the process gets the signal to stop: `/readyz` fails, requests are still served. */
  draining: AbortSignal
  /** Aborted when the process is asked to stop: a request that only waits responds at once. */
  stopping: AbortSignal
  now(): Date
}

export interface ModelLimits {
  /** Of all users together, in a day. */
  tokensPerDay: number
  /** Milliseconds from the first word asked to the last, a second attempt included. */
  deadlines: Readonly<Record<ModelPurpose, number>>
  /** Milliseconds from a message to the first words of its reply: later the built-in engine replies. */
  firstWordsMs: number
}

export interface RequestContext extends AppContext {
  /** Of the interface: errors, mails, names of plans. */
  language: Language
  /** Of questions, report, chat and PDF: English where the instrument does not have the language. */
  contentLanguage: ContentLanguage
  ipAddress: string
}

export interface UserContext extends RequestContext {
  user: SessionUser
  /** Asks the provider again: a body may arrive long after the session was checked. */
  isStillSignedIn(): Promise<boolean>
}
