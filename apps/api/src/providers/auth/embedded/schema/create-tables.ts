import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/database.ts'

/*
 * GoTrue's tables, as far as the embedded provider uses them: same names, same columns, same types,
 * so that accounts can move to a real Supabase. The column code_hash of one_time_tokens (the code
 * beside the link) and the tables link_requests and verify_attempts are our own; wrong_codes is
 * there for version 0.1.0, which counted in it.
 * They are not among the product's migrations because with a real Supabase the schema `auth`
 * belongs to it and must not be touched.
 */
export const gotrueStatements = [
  'create schema if not exists auth',
  `create table if not exists auth.users (
    id uuid primary key,
    aud varchar(255),
    role varchar(255),
    email varchar(255),
    encrypted_password varchar(255),
    email_confirmed_at timestamptz,
    confirmation_sent_at timestamptz,
    last_sign_in_at timestamptz,
    raw_app_meta_data jsonb,
    raw_user_meta_data jsonb,
    created_at timestamptz,
    updated_at timestamptz,
    is_sso_user boolean not null default false,
    is_anonymous boolean not null default false
  )`,
  'create unique index if not exists users_email_key on auth.users (email)',
  `create table if not exists auth.identities (
    id uuid primary key default gen_random_uuid(),
    provider_id text not null,
    user_id uuid not null references auth.users (id) on delete cascade,
    identity_data jsonb not null,
    provider text not null,
    last_sign_in_at timestamptz,
    created_at timestamptz,
    updated_at timestamptz,
    email text generated always as (lower(identity_data ->> 'email')) stored,
    unique (provider_id, provider)
  )`,
  'create index if not exists identities_user_id_idx on auth.identities (user_id)',
  `create table if not exists auth.sessions (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    created_at timestamptz,
    updated_at timestamptz,
    refreshed_at timestamp,
    not_after timestamptz
  )`,
  'create index if not exists sessions_user_id_idx on auth.sessions (user_id)',
  `create table if not exists auth.refresh_tokens (
    id bigserial primary key,
    token varchar(255) unique,
    user_id varchar(255),
    revoked boolean,
    parent varchar(255),
    session_id uuid references auth.sessions (id) on delete cascade,
    created_at timestamptz,
    updated_at timestamptz
  )`,
  'create index if not exists refresh_tokens_parent_idx on auth.refresh_tokens (parent)',
  `create index if not exists refresh_tokens_session_id_revoked_idx
    on auth.refresh_tokens (session_id, revoked)`,
  `create table if not exists auth.one_time_tokens (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    token_type text not null,
    token_hash text not null unique,
    relates_to text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    code_hash text not null,
    wrong_codes integer not null default 0
  )`,
  `create unique index if not exists one_time_tokens_user_id_key
    on auth.one_time_tokens (user_id)`,
  `create index if not exists one_time_tokens_relates_to_idx
    on auth.one_time_tokens (relates_to)`,
  `create table if not exists auth.link_requests (
    id uuid primary key,
    address_key text not null,
    client_key text not null,
    request jsonb,
    created_at timestamptz not null
  )`,
  `create index if not exists link_requests_address_key_idx
    on auth.link_requests (address_key, created_at)`,
  `create index if not exists link_requests_client_key_idx
    on auth.link_requests (client_key, created_at)`,
  `create table if not exists auth.verify_attempts (
    client_key text primary key,
    started_at timestamptz not null,
    count integer not null
  )`,
]

/** Any number: only one of several starting instances creates the tables, the others wait for it. */
const schemaLock = 7_301_557

/** Creates what is missing; several instances may start at the same time. */
export async function prepareGotrueSchema(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${schemaLock})`)
    for (const statement of gotrueStatements) {
      if (!(await isExistingIndex(tx, statement))) await tx.execute(sql.raw(statement))
    }
  })
}

/**
 * `create index if not exists` locks the table before it looks: each start would wait for the writes
 * of the other instances, and end in a deadlock with one that writes to two tables.
 */
async function isExistingIndex(tx: Db, statement: string): Promise<boolean> {
  const [, name] = /^create (?:unique )?index if not exists (\w+)/.exec(statement) ?? []
  if (name === undefined) return false
  const { rows } = await tx.execute(sql`select to_regclass(${`auth.${name}`}) as index`)
  return rows[0]?.index !== null
}
