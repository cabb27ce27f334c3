import { type AdvancedResult, advancedResult } from '@individua/contract/advanced-results'
import { type Letter, result } from '@individua/contract/results'
import { coreItems } from '@individua/instrument/items/core'
import { itemsById } from '@individua/instrument/items/item-bank'
import { afterAll, expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { compliantModel, startModelServer } from '../../testing/model-server.ts'
import { payFor } from '../../testing/pay-for.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const server = await startModelServer(compliantModel)
afterAll(() => server.close())

interface Dashboard {
  movedText: string
  letter: Letter | null
}

async function resultOf(
  name: string,
): Promise<Record<'english' | 'german', AdvancedResult & Dashboard>> {
  const api = await startTestApi({ settings: server.settings })
  const user = await advancedUser(api, name)
  await user.answerSteps(1, 2, 3)
  await payFor(api, user)
  const read = async (language: string) => {
    const headers = { ...user.headers, 'accept-language': language }
    const response = await api.client.get('/api/results/advanced', headers)
    const { sections, letter } = result.parse(
      await (await api.client.get('/api/dashboard', headers)).json(),
    )
    const moved = sections.find(({ key }) => key === 'moved')?.paragraphs ?? []
    const movedText = moved.map(({ text }) => text).join(' ')
    return { ...advancedResult.parse(await response.json()), movedText, letter }
  }
  await expect
    .poll(async () => (await (await user.post('/api/results/advanced')).json()) as object)
    .toMatchObject({ status: 'ready' })
  return { english: await read('en'), german: await read('de') }
}

const coreIds = new Set(coreItems.map(({ id }) => id))

/** Of questions that a model words, as they are quoted. */
const advancedTexts = new Set(
  [...itemsById.values()]
    .filter(({ id }) => !coreIds.has(id))
    .flatMap((item) => [item, ...(item.kind === 'choice' ? item.options : [])])
    .flatMap(({ text }) => Object.values(text).map((words) => words.replace(/\.$/, ''))),
)

const quotesOf = ({ movedText }: { movedText: string }) =>
  [...movedText.matchAll(/[“„]([^“”„]+)[”“]/gu)].map(([, quoted]) => quoted ?? '')

test('the letter is the model’s where it was asked for, and built in elsewhere', async () => {
  const { english, german } = await resultOf('worded')
  expect(english.metadata.engine).toBe('built-in')
  expect(english.letter?.worded?.engine).toBe('openai-compatible:test-model')
  expect(
    english.letter?.worded?.sentences.every(
      ({ text, why }) => /…\??$/.test(text) && why.length > 0,
    ),
  ).toBe(true)
  expect(english.letter?.plain.length).toBeGreaterThan(2)
  expect(english.archetypes[0]?.description).not.toMatch(/…$/)
  expect(german.letter?.worded).toBeNull()
  expect(german.letter?.plain.length).toBeGreaterThan(2)
})

test('the report quotes questions in the words in which a model asked them', async () => {
  const { english, german } = await resultOf('quoted')
  expect(quotesOf(english).filter((quote) => /…\??$/.test(quote)).length).toBeGreaterThan(0)
  expect(quotesOf(english).filter((quote) => advancedTexts.has(quote))).toEqual([])
  expect(quotesOf(german).filter((quote) => advancedTexts.has(quote)).length).toBeGreaterThan(0)
  expect(english.ownWords?.texts[0]?.prompt).toMatch(/…\??$/)
})

test('a model that breaks off leaves a whole report with the built-in letter', async () => {
  server.behave((_, response) => void response.socket?.resetAndDestroy())
  const { english } = await resultOf('broken')
  expect(english.metadata.engine).toBe('built-in')
  expect(english.letter?.worded).toBeNull()
  expect(english.letter?.plain[0]).toEqual(english.portrait.paragraphs[0])
})
