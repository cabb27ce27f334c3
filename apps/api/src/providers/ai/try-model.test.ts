import { expect, onTestFinished, test, vi } from 'vitest'
import { createMetrics } from '../../lib/metrics.ts'
import { type ModelBehaviour, startModelServer } from '../../testing/model-server.ts'
import { countsOf } from '../../testing/read-metrics.ts'
import { createLanguageModel } from './create-language-model.ts'
import { tryModel } from './try-model.ts'

async function tryWith(behaviour: ModelBehaviour) {
  const server = await startModelServer(behaviour)
  onTestFinished(() => server.close())
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const model = await createLanguageModel(
    { ...server.settings, AI_PROVIDER: 'openai-compatible', AI_API_KEY: 'secret-key' },
    { now: () => performance.now(), log },
  )
  if (!model) throw new Error('there is no model')
  const metrics = createMetrics('pglite')
  await tryModel(model, { log, metrics, stopping: new AbortController().signal })
  const counts = countsOf(await metrics.text())
  return { log, counts, requests: server.requests }
}

const refuse =
  (status: number): ModelBehaviour =>
  (_, response) =>
    void response.writeHead(status).end('{"error":{"message":"bad secret-key"}}')

const streamed =
  (finish: string): ModelBehaviour =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const choice = { index: 0, delta: { content: 'Rea' }, finish_reason: finish }
    const chunk = {
      id: '1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [choice],
    }
    response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`)
  }

test.each([401, 402, 403])(
  'a key that is refused with %i is one line for the operator',
  async (status) => {
    const { log, counts, requests } = await tryWith(refuse(status))
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { engine: 'openai-compatible:test-model', status },
      expect.stringContaining('AI_API_KEY'),
    )
    expect([log.warn, log.info].flatMap(({ mock }) => mock.calls)).toEqual([])
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('secret-key')
    expect(requests).toHaveLength(1)
    expect(counts['individua_model_requests_total{purpose="start",outcome="refused"}']).toBe(1)
  },
)

test.each([
  [404, 'refused'],
  [500, 'unreachable'],
])('another refusal (%i) is one warning', async (status, problem) => {
  const { log } = await tryWith(refuse(status))
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ problem, status }),
    expect.stringContaining('does not answer'),
  )
  expect(log.error).not.toHaveBeenCalled()
})

test.each(['stop', 'length'])('a model that answers and ends with %s works', async (finish) => {
  const { log } = await tryWith(streamed(finish))
  expect(log.info).toHaveBeenCalledOnce()
  expect(log.warn).not.toHaveBeenCalled()
})
