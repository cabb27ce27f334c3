export interface OldRows {
  /** The job that deletes them. */
  cleanUp: string
  /** Inserts $2 rows that were made at $1. */
  insert: string
  /** Which of them are left. */
  left: string
}

const numbers = 'from generate_series(1, $2::int) number'

/** A UUID of version 7 of the time $1, as the product makes them: ids of one day stand together. */
const id = `(lpad(to_hex((extract(epoch from $1::timestamptz) * 1000)::bigint), 12, '0') || '7'
  || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`

/** Rows of every kind that a clean-up deletes, by what they are. */
export const oldRows = {
  'sign-ups': {
    cleanUp: 'erase-old-sign-ups',
    insert: `insert into sign_ups (uid, email, is_known, created_at)
      select ${id}, 'c@clean.test', false, $1::timestamptz ${numbers}`,
    left: `sign_ups where email = 'c@clean.test'`,
  },
  'requests for links': {
    cleanUp: 'erase-old-sign-ins',
    insert: `insert into auth.link_requests (id, address_key, client_key, created_at)
      select ${id}, 'clean', 'clean', $1::timestamptz ${numbers}`,
    left: `auth.link_requests where client_key = 'clean'`,
  },
  'attempts at codes': {
    cleanUp: 'erase-old-sign-ins',
    insert: `insert into auth.verify_attempts (client_key, started_at, count)
      select 'clean ' || gen_random_uuid(), $1::timestamptz, 1 ${numbers}`,
    left: `auth.verify_attempts where client_key like 'clean %'`,
  },
  'sessions that are not used any more': {
    cleanUp: 'erase-old-sign-ins',
    insert: `with owner as (
        insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
        values (gen_random_uuid(), gen_random_uuid() || '@session.test', now(), now(), now())
        returning id)
      insert into auth.sessions (id, user_id, created_at, updated_at)
      select ${id}, owner.id, now() - interval '1 year', $1::timestamptz
      from owner, generate_series(1, $2::int)`,
    left: `auth.sessions join auth.users on users.id = user_id where email like '%@session.test'`,
  },
  'accounts that were never confirmed': {
    cleanUp: 'erase-abandoned-accounts',
    insert: `insert into auth.users (id, email, created_at, updated_at)
      select ${id}, gen_random_uuid() || '@abandoned.test', $1::timestamptz, now() ${numbers}`,
    left: `auth.users where email like '%@abandoned.test'`,
  },
  'answers that no account claimed': {
    cleanUp: 'erase-unclaimed-answers',
    insert: `insert into assessments (id, kind, language, instrument_version, claim_email, submitted_at)
      select ${id}, 'basic', 'en', '1', 'c@clean.test', $1::timestamptz ${numbers}`,
    left: `assessments where claim_email = 'c@clean.test'`,
  },
  mails: {
    cleanUp: 'erase-old-mails',
    insert: `insert into outgoing_mails
        (id, recipient, kind, language, subject, text, html, status, created_at)
      select ${id}, 'c@clean.test', 'sign-in', 'en', '', '', '', 'sent', $1::timestamptz ${numbers}`,
    left: `outgoing_mails where recipient = 'c@clean.test' and status = 'sent'`,
  },
  'events of Stripe': {
    cleanUp: 'erase-old-stripe-events',
    insert: `insert into stripe_events (id, type, received_at)
      select 'clean ' || gen_random_uuid(), 'x', $1::timestamptz ${numbers}`,
    left: `stripe_events where id like 'clean %'`,
  },
  'results as they were sent': {
    cleanUp: 'drop-old-bodies',
    insert: `with reader as (
        insert into users (id, email, language)
        values (gen_random_uuid(), gen_random_uuid() || '@sent.test', 'en')
        returning id),
      form as (
        insert into assessments (id, kind, language, instrument_version, user_id)
        select ${id}, 'basic', 'en', '1', id from reader returning id, user_id),
      scored as (
        insert into results (id, assessment_id, user_id, kind, instrument_version, engine, profile)
        select ${id}, id, user_id, 'basic', '1', 'built-in', '{}' from form returning id)
      insert into presented_results (result_id, view, language, build_id, body, created_at)
      select scored.id, 'dashboard', 'clean ' || number, 'x', '', $1::timestamptz
      from scored, generate_series(1, $2::int) number`,
    left: `presented_results where language like 'clean %'`,
  },
  'counts of days': {
    cleanUp: 'erase-old-counts',
    insert: `insert into daily_uses (day, subject, kind, count)
      select ($1::timestamptz at time zone 'UTC')::date, 'clean ' || number, 'pdf', 1 ${numbers}`,
    left: `daily_uses where subject like 'clean %'`,
  },
} satisfies Record<string, OldRows>
