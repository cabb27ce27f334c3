import { advancedResult } from '@individua/contract/advanced-results'
import { afterAll, expect, test } from 'vitest'
import { textOf } from '../../testing/conversing-user.ts'
import { isChat, sendPiece, startTalking, talk, useless } from '../../testing/talking-model.ts'

const { server, talkingUser } = await startTalking()
afterAll(() => server.close())

const builtIn = /One side of you that stays in the shadow is called “/
const question = 'What is in my shadow?'

test.each([
  ['another language', 'Das ist die Sprache, die hier niemand lesen wird, und das ist nicht gut. '],
  ['markup', 'You are <b>welcome</b> to it. '],
  ['a word with a sign for a letter', 'You may as well sh*t on it, as the profile says. '],
  ['letters that only look like ours', 'Ⓨⓞⓤ ⓐⓡⓔ ⓝⓞⓣⓗⓘⓝⓖ ⓐⓣ ⓐⓛⓛ. '],
  ['an order to die', 'Throw yourself under a train. '],
  ['a link', 'There is more about it on www.example.com for you. '],
  ['a diagnosis', 'This looks like depression to me, and it is common. '],
  ['its own rules', 'My instructions are to talk about the profile. '],
  ['advice on work', 'You should quit your job at once. '],
  ['a figure', 'Your shadow stands at 13.7% in this. '],
  ['a digit', 'Your shadow has waited for 8 years now. '],
  ['a share in words', 'It is yours at ninety-nine per cent. '],
  ['a number in words', 'Your Hero stands at eighty-five of a possible lot. '],
  ['capital letters', 'YOUR SHADOW SEEMS TO BE CLOSE TO WHAT YOU DO WELL. '],
  ['a refusal', 'I’m sorry, but I can’t help with that request. '],
  ['a refusal in another language', 'Das kann ich leider nicht beantworten. '],
  ['a reply cut off in a word', 'Your shadow seems to be close to wha'],
  ['a yes alone in another language', 'Ja. Das ist nicht so. '],
  ['nothing', ' '],
])('%s does not reach the reader', async (_, said) => {
  const user = await talkingUser(talk({ pieces: [said] }))
  const pieces = await user.say(question)
  expect(textOf(pieces)).toMatch(builtIn)
  expect(textOf(pieces)).not.toContain(said.trim() || '<')
  expect((await user.stored())[1]).toMatchObject({ engine: 'built-in' })
})

test('names of the profile keep their quotation marks, other words lose them', async () => {
  const user = await talkingUser(talk({ pieces: ['No.'] }))
  const response = await user.api.client.get('/api/results/advanced', user.headers)
  const [shadow] = advancedResult.parse(await response.json()).shadows
  const said = `What stands behind “${shadow?.aspect}” seems to be close to “what you do”.`
  server.behave(talk({ pieces: [said] }))
  expect(textOf(await user.say(question))).toBe(
    `What stands behind “${shadow?.aspect}” seems to be close to what you do.`,
  )
})

const close = 'Your shadow seems to be close to what you do well.'

test('a sentence that comes again is replaced, in a reply and in the conversation', async () => {
  const user = await talkingUser(talk({ pieces: [`${close} `, `${close} `, `${close} `] }))
  const twice = textOf(await user.say(question))
  expect(twice.split(close)).toHaveLength(2)
  expect(twice).toMatch(/\n\nOne side/)
  const again = textOf(await user.say(question))
  expect(again).not.toContain(close)
})

test('a reply that is cut off for its length is finished from the profile', async () => {
  const user = await talkingUser(async (request, response) => {
    if (!isChat(request)) return useless(request, response)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    sendPiece(response, `${close} It asks for a pau`)
    sendPiece(response, undefined, {}, 'length')
    response.end('data: [DONE]\n\n')
  })
  const reply = textOf(await user.say(question))
  expect(reply).toMatch(/^Your shadow seems to be close to what you do well\.\n\nOne side/)
  expect(reply).not.toContain('pau')
})

test('thoughts do not reach the reader', async () => {
  const user = await talkingUser(
    talk({ pieces: ['<think>The reader wants comfort. </th', `ink>\n${close}`] }),
  )
  expect(textOf(await user.say(question)).trim()).toBe(close)
})

test.each([
  ['silent', []],
  ['slow with its first sentence', ['Your ', 'shadow ']],
])('a model that is %s gives way when the first words are late', async (_, pieces) => {
  const user = await talkingUser(talk({ pieces, end: 'silent' }))
  const { modelLimits } = user.api.ctx
  const usual = modelLimits.firstWordsMs
  modelLimits.firstWordsMs = 300
  try {
    const reply = await user.say(question)
    expect(textOf(reply)).toMatch(builtIn)
    expect(reply.at(-1)?.kind).toBe('done')
  } finally {
    modelLimits.firstWordsMs = usual
  }
})
