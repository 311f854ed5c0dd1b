import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { openAiModel } from '@/integrations/ai/open-ai'
import { collectLog } from '../support/log-lines'
import {
  answer,
  hangUp,
  modelServer,
  refusal,
  silent,
  stalled,
  status,
  stream,
  type Reply,
} from '../support/model-server'

const KEY = 'sk-test-0123456789-secret'
const schema = z.object({ town: z.string() })
const prompt = { rules: 'Name the town.', material: 'We met in Cusco.' }

async function modelOf(replies: Reply[], timeoutMs?: number) {
  const server = await modelServer(...replies)
  const model = openAiModel({ url: server.url, apiKey: KEY, name: 'test-model', timeoutMs })
  return { ...server, model, read: () => model.read(prompt, schema, 'town') }
}

async function written(pieces: AsyncIterable<string>): Promise<string> {
  let all = ''
  for await (const piece of pieces) all += piece
  return all
}
const never = () => new AbortController().signal

/** The time-out of the tests that need one. */
const SHORT_MS = 300
const large = 'x'.repeat(2 * 1024 * 1024)
const quick = { 'retry-after-ms': '1' }

describe('reading', () => {
  it('sends the prompt with a strict schema to the configured address, and returns the checked answer', async () => {
    const { read, requests } = await modelOf([answer({ town: 'Cusco' })])
    expect(await read()).toEqual({ town: 'Cusco' })
    const [request] = requests
    expect(request).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${KEY}` },
      body: {
        model: 'test-model',
        messages: [
          { role: 'system', content: prompt.rules },
          { role: 'user', content: prompt.material },
        ],
        response_format: { type: 'json_schema', json_schema: { name: 'town', strict: true } },
      },
    })
  })

  it.each<[string, Reply, string]>([
    ['an answer that was cut off', answer('{"town": "Cus', 'length'), 'model_truncated'],
    ['half of an answer that claims to be whole', answer('{"town": "Cus'), 'model_failed'],
    ['an answer of the wrong type', answer({ town: 7 }), 'model_failed'],
    ['an answer without the field', answer({}), 'model_failed'],
    ['words instead of JSON', answer('The town is Cusco.'), 'model_failed'],
    ['a refusal', refusal, 'model_refused'],
    ['a filtered answer', answer('', 'content_filter'), 'model_refused'],
    ['an answer of 2 MB', answer({ town: large }), 'model_failed'],
    ['a page of 2 MB', status(200, large), 'model_failed'],
    ['an error of 2 MB', status(400, large), 'model_failed'],
    ['no choices', status(200, { choices: [] }), 'model_failed'],
    ['no JSON', status(200, '<html>', { 'content-type': 'text/html' }), 'model_failed'],
    ['a wrong key', status(401, { error: { message: 'no' } }), 'model_failed'],
    ['an unknown model', status(404, { error: { message: 'no' } }), 'model_failed'],
    ['a redirect', status(307, '', { location: 'http://127.0.0.1:1/v1' }), 'model_failed'],
    [
      'a prompt that is too long',
      status(400, { error: { message: 'too long', code: 'context_length_exceeded' } }),
      'too_large',
    ],
  ])('%s is %s', async (_, reply, code) => {
    collectLog('warn')
    const { read, requests } = await modelOf([reply])
    await expect(read()).rejects.toMatchObject({ code })
    expect(requests).toHaveLength(1)
  })

  it.each<[string, Reply, string]>([
    ['429', status(429, { error: { message: 'slow down' } }, quick), 'model_busy'],
    ['500', status(500, { error: { message: 'oops' } }, quick), 'model_failed'],
    ['a closed connection', hangUp, 'model_failed'],
  ])('%s is retried twice', async (_, reply, code) => {
    collectLog('warn')
    const { read, requests } = await modelOf([reply])
    await expect(read()).rejects.toMatchObject({ code })
    expect(requests).toHaveLength(3)
  })

  it('succeeds after one failure', async () => {
    const { read } = await modelOf([status(503, '', quick), answer({ town: 'Cusco' })])
    expect(await read()).toEqual({ town: 'Cusco' })
  })

  it('does not wait long for a busy server, and says when to try again', async () => {
    collectLog('warn')
    const { read, requests } = await modelOf([status(429, '', { 'retry-after': '40' })])
    await expect(read()).rejects.toMatchObject({ code: 'model_busy', details: { retryAfter: 40 } })
    expect(requests).toHaveLength(1)
  })

  it.each<[string, Reply]>([
    ['a silent server', silent],
    ['a server that stops in the middle of its answer', stalled],
    ['a server that asks to wait', status(503, '', { 'retry-after': '9' })],
  ])('%s is given up after the time-out', async (_, reply) => {
    const { read } = await modelOf([reply], SHORT_MS)
    await expect(read()).rejects.toMatchObject({ code: 'model_timeout' })
  })

  it('fails when nothing listens there', async () => {
    collectLog('warn')
    const { read, close } = await modelOf([silent], 5_000)
    close()
    await expect(read()).rejects.toMatchObject({ code: 'model_failed' })
  })

  it('logs neither the key nor what the server says', async () => {
    const lines = collectLog('info')
    const echo: Reply = (response, request) =>
      status(401, { error: { message: `bad ${request.headers.authorization}`, code: KEY } })(
        response,
        request,
      )
    const { read } = await modelOf([echo])
    const error = await read().catch((reason: unknown) => reason)
    expect(lines).toMatchObject([{ code: 'model_failed', status: 401, cause: 'AuthenticationError' }])
    expect(JSON.stringify([lines, error])).not.toContain(KEY)
  })
})

describe('writing', () => {
  const write = (model: { write: (...args: [typeof prompt, AbortSignal]) => AsyncGenerator<string> }) =>
    written(model.write(prompt, never()))

  it('yields the pieces as they arrive', async () => {
    const { model, requests } = await modelOf([stream(['We ', 'met.'], { isOpen: true })])
    const pieces = model.write(prompt, never())
    expect([(await pieces.next()).value, (await pieces.next()).value]).toEqual(['We ', 'met.'])
    await pieces.return()
    expect(requests[0]?.body).toMatchObject({ stream: true, model: 'test-model' })
  })

  it('ends with the last piece', async () => {
    const { model } = await modelOf([stream(['¿Qué ', 'haremos? ', '🌉'])])
    expect(await write(model)).toBe('¿Qué haremos? 🌉')
  })

  it.each<[string, Reply, string]>([
    ['a text that was cut off', stream(['We '], { finish: 'length' }), 'model_truncated'],
    ['a connection that ends early', stream(['We '], { finish: null }), 'model_truncated'],
    ['a filtered text', stream(['We '], { finish: 'content_filter' }), 'model_refused'],
    ['a refusal', refusal, 'model_refused'],
    ['a text of 2 MB', stream([large]), 'model_failed'],
    [
      'a text of 210,000 characters in pieces',
      stream(Array<string>(2_100).fill('x'.repeat(100))),
      'model_failed',
    ],
    [
      'an error in the stream',
      stream(['We '], { extra: 'data: {"error":{"message":"x"}}\n\n' }),
      'model_failed',
    ],
    ['a broken event', stream(['We '], { extra: 'data: {"cho\n\n' }), 'model_failed'],
    ['an answer without a stream', answer('We met.'), 'model_truncated'],
    ['a wrong key', status(401, { error: { message: 'no' } }), 'model_failed'],
  ])('%s is %s', async (_, reply, code) => {
    collectLog('warn')
    const { model } = await modelOf([reply])
    await expect(write(model)).rejects.toMatchObject({ code })
  })

  it('retries before the first piece only', async () => {
    const { model } = await modelOf([status(500, '', quick), stream(['We met.'])])
    expect(await write(model)).toBe('We met.')
  })

  it.each<[string, Reply]>([
    ['never begins', silent],
    ['stops in the middle', stream(['We '], { isOpen: true })],
  ])('gives up when the server %s', async (_, reply) => {
    const { model } = await modelOf([reply], SHORT_MS)
    await expect(write(model)).rejects.toMatchObject({ code: 'model_timeout' })
  })

  it('gives up when the time of the caller is over', async () => {
    const { model } = await modelOf([stream(['We '], { isOpen: true })])
    await expect(written(model.write(prompt, AbortSignal.timeout(SHORT_MS)))).rejects.toMatchObject({
      code: 'model_timeout',
    })
  })

  it('closes the connection when it is cancelled', async () => {
    const cancel = new AbortController()
    const closed = Promise.withResolvers<undefined>()
    const reply: Reply = (response, request) => {
      response.on('close', () => closed.resolve(undefined))
      stream(['We '], { isOpen: true })(response, request)
    }
    const { model } = await modelOf([reply])
    const pieces = model.write(prompt, cancel.signal)
    await pieces.next()
    const reason = new Error('cancelled')
    cancel.abort(reason)
    await expect(pieces.next()).rejects.toBe(reason)
    await closed.promise
  })
})

describe('the check', () => {
  it('passes when the model answers in the shape that it was asked for', async () => {
    const { model } = await modelOf([answer({ ready: true })])
    await expect(model.check()).resolves.toBeUndefined()
  })

  it('fails when it does not', async () => {
    collectLog('warn')
    const { model } = await modelOf([answer('Yes!')])
    await expect(model.check()).rejects.toMatchObject({ code: 'model_failed' })
  })
})
