import {
  bigserial,
  boolean,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LinkRequest } from '../link-request.ts'

/** The columns that queries read and write; create-tables.ts holds the whole tables, and a test compares the two. */
const auth = pgSchema('auth')
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const users = auth.table('users', {
  id: uuid('id').primaryKey(),
  aud: text('aud'),
  role: text('role'),
  email: text('email').notNull(),
  emailConfirmedAt: moment('email_confirmed_at'),
  confirmationSentAt: moment('confirmation_sent_at'),
  lastSignInAt: moment('last_sign_in_at'),
  appMetadata: jsonb('raw_app_meta_data'),
  userMetadata: jsonb('raw_user_meta_data').$type<{ lang?: string }>(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const identities = auth.table('identities', {
  id: uuid('id').primaryKey(),
  providerId: text('provider_id').notNull(),
  userId: uuid('user_id').notNull(),
  identityData: jsonb('identity_data').notNull(),
  provider: text('provider').notNull(),
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
})

export const sessions = auth.table('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at'),
  refreshedAt: timestamp('refreshed_at'),
})

export const refreshTokens = auth.table('refresh_tokens', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  token: text('token').notNull(),
  userId: text('user_id').notNull(),
  revoked: boolean('revoked').notNull(),
  parent: text('parent'),
  sessionId: uuid('session_id').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const oneTimeTokens = auth.table('one_time_tokens', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  tokenType: text('token_type', { enum: ['confirmation_token', 'recovery_token'] }).notNull(),
  tokenHash: text('token_hash').notNull(),
  relatesTo: text('relates_to').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  codeHash: text('code_hash').notNull(),
})

export const linkRequests = auth.table('link_requests', {
  id: uuid('id').primaryKey(),
  /** Of the email as this client asked for it: requests of other clients do not count against it. */
  pairKey: text('address_key').notNull(),
  clientKey: text('client_key').notNull(),
  /** Emptied once it is served; the row stays, for the limits. Empty where another one serves it. */
  request: jsonb('request').$type<LinkRequest>(),
  createdAt: moment('created_at').notNull(),
})

/** Counts by keys that show neither an email nor an IP address. */
export const attempts = auth.table('verify_attempts', {
  key: text('client_key').primaryKey(),
  startedAt: moment('started_at').notNull(),
  count: integer('count').notNull(),
})
