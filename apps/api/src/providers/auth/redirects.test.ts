import { expect, test } from 'vitest'
import { callbackLink, chooseLanguage, readRedirect } from './redirects.ts'

const site = 'https://individua.test'

test('the seven allowed URLs are read', () => {
  const allowed = [
    ['/callbacks/supabase/signin', { kind: 'signin', language: 'en' }],
    ['/sk/callbacks/supabase/signin', { kind: 'signin', language: 'sk' }],
    ['/de/callbacks/supabase/signin', { kind: 'signin', language: 'de' }],
    ['/callbacks/supabase/signup', { kind: 'signup', language: 'en' }],
    ['/sk/callbacks/supabase/signup', { kind: 'signup', language: 'sk' }],
    ['/de/callbacks/supabase/signup', { kind: 'signup', language: 'de' }],
    ['/api/callbacks/supabase/signup', { kind: 'signup', language: undefined }],
  ] as const
  for (const [path, callback] of allowed) expect(readRedirect(site, site + path)).toEqual(callback)
})

test.each([
  'https://evil.test/callbacks/supabase/signin',
  'https://individua.test.evil.test/callbacks/supabase/signin',
  'https://individua.test@evil.test/callbacks/supabase/signin',
  'http://individua.test/callbacks/supabase/signin',
  'https://individua.test:444/callbacks/supabase/signin',
  'https://individua.test/callbacks/supabase/signin/',
  'https://individua.test/callbacks/supabase/signin?next=//evil.test',
  'https://individua.test/callbacks/supabase/signin#x',
  'https://individua.test/en/callbacks/supabase/signin',
  'https://individua.test/fr/callbacks/supabase/signin',
  'https://individua.test/sk/../callbacks/supabase/signin',
  'HTTPS://INDIVIDUA.TEST/callbacks/supabase/signin',
  'https://individua.test/api/callbacks/supabase/signin',
  'https://individua.test',
  '//individua.test/callbacks/supabase/signin',
  'javascript:alert(1)',
  '',
])('%s is not', (url) => {
  expect(readRedirect(site, url)).toBeNull()
})

test('a link leads to the page in its language and carries the token in the query', () => {
  expect(
    callbackLink(site, { kind: 'signup', language: 'sk' }, { hash: 'a-_1', type: 'signup' }),
  ).toBe('https://individua.test/sk/callbacks/supabase/signup?token_hash=a-_1&type=signup')
})

test('no redirect is none of the allowed URLs', () => {
  expect(readRedirect(site, null)).toBeNull()
  expect(readRedirect(site, undefined)).toBeNull()
})

test('the language of a mail is the first that is known, else English', () => {
  expect(chooseLanguage(undefined, null, 'sk', 'de')).toBe('sk')
  expect(chooseLanguage('de', 'sk')).toBe('de')
  expect(chooseLanguage(undefined, null)).toBe('en')
  expect(chooseLanguage()).toBe('en')
})
