import { expect, test } from 'vitest'
import { hideSecrets } from './hide-secrets.ts'

test('no secret of the settings is left in a finding, whatever quoted it', () => {
  const settings = {
    PORT: '3000',
    DATABASE_URL: 'postgres://me:pass%21word@db.example/individua',
    AI_API_KEY: 'sk-abcdef',
    SECRETS_KEY: 'first-key-of-two,second-key-of-two',
    SUPABASE_JWT_SECRET: 'a-shared-secret-of-many-characters',
    AI_MODEL: 'llama3.1',
  }
  const quoted = 'pass!word pass%21word sk-abcdef second-key-of-two llama3.1 3000 db.example'
  const [found] = hideSecrets(
    [{ name: 'x', verdict: 'failed', seen: quoted, wayOut: quoted }],
    settings,
  )
  const hidden = '*** *** *** *** llama3.1 3000 db.example'
  expect(found).toEqual({ name: 'x', verdict: 'failed', seen: hidden, wayOut: hidden })
})
