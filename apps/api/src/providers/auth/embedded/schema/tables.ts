import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import type { LinkRequest } from '../link-request.ts'

/*
 * GoTrue's tables, as far as the embedded provider uses them: same names, same columns, same types,
 * so that accounts can move to a real Supabase. The column code_hash of one_time_tokens (the code
 * beside the link) and the tables link_requests and verify_attempts are our own; wrong_codes is
 * there for version 0.1.0, which counted in it. create-tables.ts makes the tables from these.
 */

export const auth = pgSchema('auth')
const shortText = (name: string) => varchar(name, { length: 255 })
/** Postgres's own name for the constraint, which older databases carry. */
const goesWith = (name: string, column: AnyPgColumn, target: AnyPgColumn) =>
  foreignKey({ name: `${name}_fkey`, columns: [column], foreignColumns: [target] }).onDelete(
    'cascade',
  )
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const users = auth.table(
  'users',
  {
    id: uuid('id').primaryKey(),
    aud: shortText('aud'),
    role: shortText('role'),
    email: shortText('email').notNull(),
    encryptedPassword: shortText('encrypted_password'),
    emailConfirmedAt: moment('email_confirmed_at'),
    confirmationSentAt: moment('confirmation_sent_at'),
    lastSignInAt: moment('last_sign_in_at'),
    appMetadata: jsonb('raw_app_meta_data'),
    userMetadata: jsonb('raw_user_meta_data').$type<{ lang?: string }>(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    isSsoUser: boolean('is_sso_user').notNull().default(false),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_unconfirmed_idx').on(table.createdAt).where(sql`email_confirmed_at is null`),
  ],
)

export const identities = auth.table(
  'identities',
  {
    id: uuid('id').primaryKey().defaultRandom().$defaultFn(randomUUIDv7),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id').notNull(),
    identityData: jsonb('identity_data').notNull(),
    provider: text('provider').notNull(),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    email: text('email').generatedAlwaysAs(sql`lower(identity_data ->> 'email')`),
  },
  (table) => [
    goesWith('identities_user_id', table.userId, users.id),
    unique('identities_provider_id_provider_key').on(table.providerId, table.provider),
    index('identities_user_id_idx').on(table.userId),
  ],
)

export const sessions = auth.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at'),
    refreshedAt: timestamp('refreshed_at'),
    notAfter: moment('not_after'),
  },
  (table) => [
    goesWith('sessions_user_id', table.userId, users.id),
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_updated_at_idx').on(table.updatedAt),
  ],
)

export const refreshTokens = auth.table(
  'refresh_tokens',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    token: shortText('token').notNull().unique('refresh_tokens_token_key'),
    userId: shortText('user_id').notNull(),
    revoked: boolean('revoked').notNull(),
    parent: shortText('parent'),
    sessionId: uuid('session_id').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    goesWith('refresh_tokens_session_id', table.sessionId, sessions.id),
    index('refresh_tokens_parent_idx').on(table.parent),
    index('refresh_tokens_session_id_revoked_idx').on(table.sessionId, table.revoked),
  ],
)

export const oneTimeTokens = auth.table(
  'one_time_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    tokenType: text('token_type', { enum: ['confirmation_token', 'recovery_token'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique('one_time_tokens_token_hash_key'),
    relatesTo: text('relates_to').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    codeHash: text('code_hash').notNull(),
    wrongCodes: integer('wrong_codes').notNull().default(0),
  },
  (table) => [
    goesWith('one_time_tokens_user_id', table.userId, users.id),
    uniqueIndex('one_time_tokens_user_id_key').on(table.userId),
    index('one_time_tokens_relates_to_idx').on(table.relatesTo),
  ],
)

export const linkRequests = auth.table(
  'link_requests',
  {
    id: uuid('id').primaryKey(),
    /** Of the email as this client asked for it: requests of other clients do not count against it. */
    pairKey: text('address_key').notNull(),
    clientKey: text('client_key').notNull(),
    /** Emptied once it is served; the row stays, for the limits. Empty where another one serves it. */
    request: jsonb('request').$type<LinkRequest>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('link_requests_address_key_idx').on(table.pairKey, table.createdAt),
    index('link_requests_client_key_idx').on(table.clientKey, table.createdAt),
    index('link_requests_created_at_idx').on(table.createdAt),
    index('link_requests_waiting_idx').on(table.createdAt).where(sql`request is not null`),
  ],
)

/** Counts by keys that show neither an email nor an IP address. */
export const attempts = auth.table(
  'verify_attempts',
  {
    key: text('client_key').primaryKey(),
    startedAt: moment('started_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('verify_attempts_started_at_idx').on(table.startedAt)],
)

/** Each after those that it refers to. */
export const gotrueTables = [
  users,
  identities,
  sessions,
  refreshTokens,
  oneTimeTokens,
  linkRequests,
  attempts,
]
