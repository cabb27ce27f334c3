import { randomUUID } from 'node:crypto'
import { fewestClosedAnswers } from '@individua/instrument/calibration/calibration-form'
import { coreItems } from '@individua/instrument/items/core'
import { itemsById } from '@individua/instrument/items/item-bank'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { stepAnswers } from '@individua/testkit/answers'
import { expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { readConsentedForms } from './consented-forms.service.ts'

const path = '/api/users/calibration-consent'
const wording = '2026-11-22'

/** A user who has answered so many steps and, when asked to, gives consent. */
async function userWith(steps: 2 | 3, { consents }: { consents: boolean }) {
  const api = await startTestApi()
  const canary = `canary${randomUUID().slice(0, 8)}`
  const user = await advancedUser(api, canary)
  await user.answerSteps(1, 2)
  if (steps === 3) {
    await user.submit(stepAnswers(await user.read(3), `My garden is called ${canary}.`))
  }
  if (consents) await user.post(path, { wording })
  const withdraw = () => api.client.delete(path, user.headers)
  return { ...user, canary, withdraw, forms: () => readConsentedForms(api.ctx.db) }
}

test('the complete form of a user who consents is read, as the scoring takes it', async () => {
  const { forms, withdraw } = await userWith(3, { consents: true })
  const [form, ...others] = await forms()
  expect(others).toEqual([])
  expect(form?.language).toBe('en')
  expect(form?.answers).toHaveLength(fewestClosedAnswers)
  const ids = form?.answers.map(({ itemId }) => itemId) ?? []
  expect(ids.slice(0, 10)).toEqual(coreItems.map(({ id }) => id))
  expect(scoreAnswers(form?.answers ?? [], { form: 'full' }).archetypes).toHaveLength(12)
  await withdraw()
})

test('a form has no email, no id of a user or an assessment, no text and no time', async () => {
  const { canary, forms, withdraw } = await userWith(3, { consents: true })
  const read = JSON.stringify(await forms())
  expect(read).not.toContain(canary)
  expect(read).not.toContain('garden')
  const options = [...itemsById.values()].flatMap((item) =>
    item.kind === 'choice' ? item.options.map(({ id }) => id) : [],
  )
  const known = new Set([...itemsById.keys(), ...options])
  const unknown = [...read.matchAll(/[0-9a-f-]{36}/g)].filter(([id]) => !known.has(id))
  expect(unknown).toEqual([])
  const keys = [...read.matchAll(/"(\w+)":/g)].map(([, key]) => key)
  expect(new Set(keys)).toEqual(
    new Set(['language', 'answers', 'kind', 'itemId', 'value', 'optionId', 'shownOptionIds']),
  )
  await withdraw()
})

test('forms are left out without consent, once it is withdrawn, and while a step is open', async () => {
  const { forms } = await userWith(3, { consents: false })
  expect(await forms()).toEqual([])
  await userWith(2, { consents: true })
  expect(await forms()).toEqual([])
  const user = await userWith(3, { consents: true })
  expect(await forms()).toHaveLength(1)
  await user.withdraw()
  expect(await forms()).toEqual([])
})

test('an erased user’s form is not read', async () => {
  const api = await startTestApi()
  const user = await userWith(3, { consents: true })
  expect(await user.forms()).toHaveLength(1)
  await api.client.delete('/api/users/me', user.headers)
  expect(await user.forms()).toEqual([])
})
