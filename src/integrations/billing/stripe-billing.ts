import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { z } from 'zod'
import { AppError } from '@/lib/app-error'
import { log } from '@/lib/server/log'
import type { Billing, ProductOrder, Products } from './port'
import { createdPrice, createdProduct, livemodeOf, priceSchema, productSchema } from './stripe-answers'
import { boundedFetch } from '../bounded-fetch'

/** Rejections that the same request would get again: a wrong key, missing permissions, invalid parameters. */
const permanent = [
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeIdempotencyError,
]

/** Returns the AppError for a failed call of Stripe, and logs what Stripe said. Messages of Stripe mask the key. */
function billingErrorOf(error: unknown): AppError {
  const isRefused = permanent.some((Type) => error instanceof Type)
  const code = isRefused ? 'billing_refused' : 'billing_unavailable'
  const { type, statusCode, requestId, message } = error as Partial<
    InstanceType<typeof Stripe.errors.StripeError>
  >
  log.warn({ type, statusCode, requestId, reason: message?.slice(0, 300) }, `billing: ${code}`)
  return new AppError(code)
}

/** Far above a product, a price or a list of one product. */
const MAX_ANSWER_BYTES = 512_000

const bounded = boundedFetch(MAX_ANSWER_BYTES, new AbortController().signal)

/**
 * A fetch for Stripe's library that reads an answer up to a limit. One that is not an object becomes invalid JSON: the
 * library sets a property on any JSON, and a number makes that an unhandled rejection, while the caller waits in vain.
 */
const stripeFetch: typeof fetch = async (input, init) => {
  const response = await bounded(input, init)
  const body = await response.text()
  const { status, statusText, headers } = response
  return new Response(body.trimStart().startsWith('{') ? body : null, { status, statusText, headers })
}

const REQUEST_TIMEOUT_MS = 15_000
const MAX_RETRIES = 2
/** Of one call of the port, with all its requests and their retries. */
const TOTAL_TIMEOUT_MS = 40_000

type Options = { key: string; url: string; requestTimeoutMs?: number; totalTimeoutMs?: number }

const productList = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: productSchema.shape.id, object: z.literal('product') })),
  has_more: z.boolean(),
})

/**
 * Returns the billing port on Stripe's API. `url` is the origin of the API. Timeouts are in ms. Orders with one key that run
 * at the same time in this process share one run; beyond it, Stripe recognizes the idempotency keys for 24 hours.
 */
export function stripeBilling(options: Options): Billing {
  const { key, url, requestTimeoutMs = REQUEST_TIMEOUT_MS, totalTimeoutMs = TOTAL_TIMEOUT_MS } = options
  const { hostname, port, protocol } = new URL(url)
  const stripe = new Stripe(key, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    timeout: requestTimeoutMs,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(stripeFetch),
  })
  const running = new Map<string, Promise<Products>>()
  const createOnce = (order: ProductOrder) => {
    const name = JSON.stringify(order)
    const run =
      running.get(name) ??
      withDeadline(totalTimeoutMs, (signal) =>
        createProducts(stripe, order, { signal, livemode: livemodeOf(key) }),
      ).finally(() => running.delete(name))
    running.set(name, run)
    return run
  }
  const check = () =>
    withDeadline(requestTimeoutMs, async () => {
      parsed(productList, await stripe.products.list({ limit: 1 }, { maxNetworkRetries: 0 }))
    })
  return { createProducts: createOnce, check }
}

/** Stripe refuses an idempotency key that comes again with other parameters, so it covers all of them. */
const keyOf = (key: string, params: object) =>
  `puente-${createHash('sha256')
    .update(JSON.stringify([key, params]))
    .digest('hex')}`

async function createProducts(
  stripe: Stripe,
  { title, setupFee, monthlyFee, currency, key, productId }: ProductOrder,
  { signal, livemode }: { signal: AbortSignal; livemode: boolean | undefined },
): Promise<Products> {
  const createProduct = async (name: string) => {
    const params = { name }
    const answer = await stripe.products.create(params, { idempotencyKey: keyOf(key, params) })
    return createdProduct(parsed(productSchema, answer), { name, livemode })
  }
  const product = productId ?? (await createProduct(title))
  const price = { product, currency: currency.toLowerCase() }
  const createPrice = async (amount: number, interval: 'month' | null) => {
    signal.throwIfAborted()
    if (amount === 0) return null
    const params = { ...price, unit_amount: amount, ...(interval && { recurring: { interval } }) }
    const answer = await stripe.prices.create(params, { idempotencyKey: keyOf(key, params) })
    return createdPrice(parsed(priceSchema, answer), { ...price, amount, interval, livemode })
  }
  return {
    productId: product,
    monthlyPriceId: await createPrice(monthlyFee, 'month'),
    setupPriceId: await createPrice(setupFee, null),
  }
}

/** Stripe's library takes any answer without an `error` for a success, whatever its status. */
function parsed<Value>(schema: z.ZodType<Value>, answer: Stripe.Response<object>): Value {
  const { statusCode } = answer.lastResponse
  if (statusCode !== 200) throw new Error(`an answer with status ${statusCode} and without an error`)
  return schema.parse(answer)
}

/** Runs `work`; throws AppError `billing_unavailable` after `ms`. Its signal then ends it before its next request. */
async function withDeadline<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      ended.abort()
      reject(new Error(`no answer within ${ms} ms`))
    }, ms)
  })
  try {
    return await Promise.race([work(ended.signal), deadline])
  } catch (error) {
    throw error instanceof AppError ? error : billingErrorOf(error)
  } finally {
    clearTimeout(timer)
  }
}
