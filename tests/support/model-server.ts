import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What the SDK sends. */
export type ModelRequest = {
  headers: IncomingMessage['headers']
  path: string
  body: {
    model: string
    stream?: boolean
    messages: { role: string; content: string }[]
    response_format?: { type: string; json_schema: { name: string; strict: boolean; schema: object } }
  }
}

/** How the server treats one request. It may leave the response open. */
export type Reply = (response: ServerResponse, request: ModelRequest) => void

/** A server that speaks the chat completions protocol of OpenAI. Each request gets the next reply, the last one for good. */
export async function startModelServer(...replies: Reply[]) {
  const requests: ModelRequest[] = []
  const server = createServer((message, response) => {
    void text(message).then((body) => {
      if (!body) return void response.writeHead(400).end()
      const request: ModelRequest = {
        headers: message.headers,
        path: message.url ?? '',
        body: JSON.parse(body) as ModelRequest['body'],
      }
      requests.push(request)
      const reply = replies[Math.min(requests.length, replies.length) - 1]
      if (reply) reply(response, request)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The same, until the test of Vitest ends. */
export async function modelServer(...replies: Reply[]) {
  const { onTestFinished } = await import('vitest')
  const server = await startModelServer(...replies)
  onTestFinished(server.close)
  return server
}

type Message = { content?: string | null; refusal?: string | null }

const completion = (message: Message, finish_reason: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: 'test-model',
  choices: [{ index: 0, finish_reason, message: { role: 'assistant', content: null, ...message } }],
})

const chunk = (delta: Message, finish_reason: string | null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_700_000_000,
  model: 'test-model',
  choices: [{ index: 0, finish_reason, delta }],
})

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`

/** Answers with any status and body. */
export const status =
  (code: number, body: object | string, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** Answers with a text, or with any value as JSON. */
export const answer = (content: unknown, finish = 'stop'): Reply =>
  status(
    200,
    completion({ content: typeof content === 'string' ? content : JSON.stringify(content) }, finish),
  )

export const refusal: Reply = (response, request) =>
  request.body.stream
    ? stream([], { extra: event(chunk({ refusal: 'I cannot help with that.' }, null)) })(response, request)
    : status(200, completion({ refusal: 'I cannot help with that.' }, 'stop'))(response, request)

/** Streams the pieces. Without a `finish` the connection ends early; `isOpen` leaves it open. */
export const stream =
  (pieces: string[], { finish = 'stop' as string | null, extra = '', isOpen = false } = {}): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const piece of pieces) response.write(event(chunk({ content: piece }, null)))
    if (extra) response.write(extra)
    if (isOpen) return
    if (finish) response.write(event(chunk({}, finish)) + 'data: [DONE]\n\n')
    response.end()
  }

export const silent: Reply = () => undefined

/** Sends the headers and the first bytes of an answer, and nothing more. */
export const stalled: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"id": "chatcmpl-1",')
}

/** Closes the connection without an answer. */
export const hangUp: Reply = (response) => void response.destroy()

type Found = { value: string | number | null; quote: string | null }

/** What a model answers about a transcript that says nothing, with the given fields instead. */
export const details = (fields: Record<string, Found> = {}): Record<string, Found> => {
  const nothing = { value: null, quote: null }
  const names = ['first_name', 'last_name', 'email', 'company_name', 'phone', 'title', 'service_type']
  const all = [...names, 'description', 'setup_fee', 'monthly_fee']
  return { ...Object.fromEntries(all.map((name) => [name, nothing])), ...fields }
}
