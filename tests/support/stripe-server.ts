import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * What happens to a request instead of its answer. `lost`: it is carried out, and the connection breaks before the answer.
 * `hang`: no answer until the server stops. `bare`: busy, without an error in its body. `flood`: a success of 2 MB.
 */
export type StripeFault =
  'down' | 'lost' | 'hang' | 'busy' | 'bare' | 'error' | 'html' | 'nonsense' | 'types' | 'number' | 'flood'

type Saved = { params: string; answer?: { status: number; body: object } }
export type StripeObject = { id: string; object: 'product' | 'price' } & Record<string, unknown>

export const stripeTestKey = 'sk_test_puente'

/**
 * A server that speaks the part of Stripe's API that products and prices need: form-encoded bodies, bearer keys, errors,
 * and idempotency keys, which replay the first answer, refuse other parameters, and conflict while a request runs.
 */
export async function startStripeServer() {
  const objects: StripeObject[] = []
  const faults: StripeFault[] = []
  const requests: { method: string; path: string; key?: string }[] = []
  const saved = new Map<string, Saved>()
  let gate: Promise<void> | undefined
  let changes: { product?: object; price?: object } = {}

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://stripe').pathname
    const method = request.method ?? 'GET'
    const key = request.headers['idempotency-key'] as string | undefined
    const params = await text(request)
    requests.push({ method, path, key })
    const fault = faults.shift()
    if (fault === 'down') return request.socket.destroy()
    if (fault === 'hang') return
    if (fault === 'html')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
    if (fault === 'nonsense') return send(response, 200, { answer: 42 })
    if (fault === 'bare') return send(response, 429, { ...success, id: 'prod_1' })
    if (fault === 'types') return send(response, 200, { ...success, id: 7, data: {} })
    if (fault === 'number') return send(response, 200, 42)
    if (fault === 'flood')
      return send(response, 200, { ...success, id: 'prod_1', more: 'x'.repeat(2_000_000) })
    if (fault === 'busy') return send(response, 429, failure('rate_limit_error', 'Too many requests'))
    if (fault === 'error') return send(response, 500, failure('api_error', 'Something went wrong'))
    if (request.headers.authorization !== `Bearer ${stripeTestKey}`)
      return send(response, 401, failure('invalid_request_error', 'Invalid API Key provided'))
    const { status, body } = await answer(method, path, new URLSearchParams(params), key, params)
    if (fault === 'lost') return request.socket.destroy()
    return send(response, status, body)
  }

  const answer = async (
    method: string,
    path: string,
    params: URLSearchParams,
    key: string | undefined,
    raw: string,
  ) => {
    if (method === 'GET') return { status: 200, body: { object: 'list', data: objects, has_more: false } }
    const before = key ? saved.get(key) : undefined
    if (before && before.params !== `${path}?${raw}`)
      return {
        status: 400,
        body: failure('idempotency_error', 'Keys can only be used with the same parameters'),
      }
    if (before && !before.answer)
      return {
        status: 409,
        body: failure('idempotency_error', 'There is a request in progress with this key'),
      }
    if (before?.answer) return before.answer
    const entry: Saved = { params: `${path}?${raw}` }
    if (key) saved.set(key, entry)
    await gate
    const made = create(path, params)
    // Requests that fail validation are not saved.
    if (made.status === 200) entry.answer = made
    else if (key) saved.delete(key)
    return made
  }

  const create = (path: string, params: URLSearchParams): { status: number; body: object } => {
    if (path === '/v1/products' && params.get('name')) {
      return { status: 200, body: store('product', { name: params.get('name') }) }
    }
    const isProduct = objects.some(({ id, object }) => object === 'product' && id === params.get('product'))
    const cents = params.get('unit_amount') ?? ''
    const currency = params.get('currency') ?? ''
    if (path !== '/v1/prices' || !isProduct || !/^\d+$/.test(cents) || !/^[a-z]{3}$/.test(currency))
      return { status: 400, body: failure('invalid_request_error', 'Invalid request') }
    const interval = params.get('recurring[interval]')
    const price = { product: params.get('product'), unit_amount: Number(cents), currency, interval }
    const recurring = interval ? { interval, interval_count: 1 } : null
    return { status: 200, body: { ...store('price', price), recurring, ...changes.price } }
  }

  const store = (object: 'product' | 'price', fields: object): StripeObject => {
    const id = `${object === 'product' ? 'prod' : 'price'}_${crypto.randomUUID().slice(0, 12)}`
    const made = { id, object, ...fields }
    objects.push(made)
    return { ...made, active: true, livemode: false, ...changes[object] }
  }

  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    /** The next requests have these faults, in this order. */
    fail: (...next: StripeFault[]) => void faults.push(...next),
    /** Keeps creations waiting until the returned function is called. */
    pause: () => {
      let open: () => void = () => undefined
      gate = new Promise((opened) => (open = opened))
      return () => {
        gate = undefined
        open()
      }
    },
    prices: () => objects.filter(({ object }) => object === 'price'),
    products: () => objects.filter(({ object }) => object === 'product'),
    /** What the answers about created products and prices say instead of what was ordered. */
    change: (next: typeof changes) => void (changes = next),
    reset: () => {
      changes = {}
      for (const list of [objects, faults, requests]) list.length = 0
      saved.clear()
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const success = { object: 'list', data: [], has_more: false }
const failure = (type: string, message: string) => ({ error: { type, message } })

const send = (response: ServerResponse, status: number, body: object | number) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
