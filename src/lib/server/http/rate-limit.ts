import pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/env'
import { AppError } from '@/lib/app-error'
import { IDLE_CONNECTION_MS, isPooled, poolSizes, sessionSettings } from '@/lib/server/db/connections'
import { noteOutage } from '@/lib/server/db/outage'
import { countPool, countRefusal } from '@/lib/server/process-counts'
import { networkOf, prefix48Of } from './client-address'

/**
 * Each key may use a limit `points` times in `duration` seconds. A key is an IP address, the id of a signed-in user or of a
 * known browser, an account and a network together (auth/account-limits.ts), or 'all'. Strangers are never counted by
 * account alone, because they could use up what its owner needs. The exception is `resetEmails`: above it, links that were
 * already sent still work.
 */
export const rateLimits = {
  capture: { points: 20, duration: 600 },
  captureWithoutToken: { points: 8, duration: 600 },
  captureTotal: { points: 1_200, duration: 60 },
  /** Times the limit of the key (`consumeOwnRateLimit`). */
  leadKey: { points: 1, duration: 60 },
  leadKeyRefused: { points: 30, duration: 600 },
  emailOpen: { points: 240, duration: 60 },
  openApi: { points: 120, duration: 60 },
  freeTimes: { points: 120, duration: 60 },
  calendarFeed: { points: 120, duration: 600 },
  bookCall: { points: 6, duration: 86_400 },
  callChange: { points: 30, duration: 600 },
  formDraft: { points: 30, duration: 600 },
  formToken: { points: 120, duration: 60 },
  signInNetwork: { points: 40, duration: 600 },
  signInAccount: { points: 10, duration: 600 },
  signInDevice: { points: 20, duration: 600 },
  signInDeviceTotal: { points: 100, duration: 600 },
  signInTotal: { points: 5_000, duration: 600 },
  accountEmail: { points: 5, duration: 3_600 },
  accountEmailDevice: { points: 5, duration: 3_600 },
  accountEmailDeviceTotal: { points: 10, duration: 3_600 },
  resetEmails: { points: 5, duration: 3_600 },
  accountEmailTotal: { points: 3_000, duration: 600 },
  download: { points: 60, duration: 600 },
  signUp: { points: 20, duration: 3_600 },
  emailLink: { points: 40, duration: 600 },
  sessionRefresh: { points: 120, duration: 600 },
  account: { points: 60, duration: 600 },
  passwordCheck: { points: 10, duration: 600 },
  invitation: { points: 60, duration: 3_600 },
  search: { points: 40, duration: 60 },
  adminSearch: { points: 240, duration: 60 },
  upload: { points: 200, duration: 600 },
  publishing: { points: 120, duration: 600 },
  clientTicket: { points: 20, duration: 3_600 },
  liveStream: { points: 60, duration: 60 },
  clientTicketReply: { points: 60, duration: 3_600 },
  ticketChange: { points: 600, duration: 600 },
  invoiceChange: { points: 300, duration: 600 },
  signing: { points: 30, duration: 600 },
  proposalView: { points: 240, duration: 600 },
  proposalChange: { points: 300, duration: 600 },
  leadChange: { points: 600, duration: 600 },
  clientChange: { points: 600, duration: 600 },
  leadFile: { points: 30, duration: 600 },
  leadImport: { points: 60, duration: 3_600 },
  // A file of the largest size, twice.
  leadImportPart: { points: 200, duration: 600 },
  leadReply: { points: 120, duration: 3_600 },
  model: { points: 30, duration: 600 },
  billing: { points: 60, duration: 600 },
  copyKey: { points: 240, duration: 600 },
  contentChange: { points: 600, duration: 600 },
} as const

export type RateLimit = keyof typeof rateLimits

const POOL_NAME = 'puente limits'

/** The table is UNLOGGED: a crash loses the counters, but no request waits for the disk. */
const pool = new pg.Pool({
  connectionString: env.DATABASE_URL,
  application_name: POOL_NAME,
  max: poolSizes.limits,
  connectionTimeoutMillis: 2_000,
  idleTimeoutMillis: IDLE_CONNECTION_MS,
  query_timeout: 5_000,
  ...sessionSettings({ statement_timeout: 3_000 }),
})
countPool(POOL_NAME, pool)
pool.on('error', () => undefined)

/** Runs the limiter's statements without their names, which the connections of a pooler don't know. */
const unnamed = { query: ({ text, values }: pg.QueryConfig) => pool.query(text, values) }

/** The limit of an IPv6 /48, as a multiple of the limit of a /64: a /48 may be one customer or many phones. */
const PREFIX48_FACTOR = 8

const limiters = new Map<string, RateLimiterPostgres>()

/**
 * Returns the limiter of a rate limit, with `factor` times its points. It counts in memory while the database fails, rather
 * than letting everyone in.
 */
function limiterOf(name: RateLimit, factor = 1): RateLimiterPostgres {
  const id = `${name} ${factor}`
  const existing = limiters.get(id)
  if (existing) return existing
  const { points, duration } = rateLimits[name]
  const rule = { points: points * factor, duration, keyPrefix: name }
  const limiter = new RateLimiterPostgres({
    ...rule,
    storeClient: isPooled ? unnamed : pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: rule.points + 1,
    insuranceLimiter: new RateLimiterMemory(rule),
  })
  limiters.set(id, limiter)
  return limiter
}

/** Addresses of one network are counted together. A key may be an address, or an address and what else it counts for. */
const keyOf = (key: string) => withAddress(key, networkOf(addressIn(key)))

/** The key of the larger network, for IPv6. */
function prefix48KeyOf(key: string): string | undefined {
  const prefix48 = prefix48Of(addressIn(key))
  return prefix48 && withAddress(key, prefix48)
}

const addressIn = (key: string) => key.split(' ', 1)[0] ?? ''
/** The address comes first, because long keys are cut. */
const withAddress = (key: string, address: string) =>
  (address + key.slice(addressIn(key).length)).slice(0, 200)

/**
 * Counts one use, or several. Throws `too_many` with the seconds to wait when the limit is reached: that of the network, or
 * for IPv6 also that of the /48, whose holder could otherwise use up the limit in each of its 65,536 networks.
 */
export async function consumeRateLimit(name: RateLimit, key: string, uses = 1): Promise<void> {
  await consume(limiterOf(name), keyOf(key), uses)
  const prefix48Key = prefix48KeyOf(key)
  if (prefix48Key) await consume(limiterOf(name, PREFIX48_FACTOR), prefix48Key, uses)
}

/** Counts one use of a limit whose points are `factor` times those of the rule: each key for leads has its own limit. */
export const consumeOwnRateLimit = (name: RateLimit, key: string, factor: number): Promise<void> =>
  consume(limiterOf(name, factor), keyOf(key), 1)

async function consume(limiter: RateLimiterPostgres, key: string, uses: number): Promise<void> {
  try {
    await limiter.consume(key, uses)
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw withOutage(reason)
    countRefusal(limiter.keyPrefix)
    throw new AppError('too_many', { retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
  }
}

/** Notes in the report of the request that the limiter's database did not answer, which makes the response 503. */
function withOutage(reason: unknown): unknown {
  noteOutage()
  return reason
}

const BATCH_MS = 4
const batches = new Map<RateLimit, PromiseWithResolvers<undefined>[]>()

/**
 * Counts one use of a limit that all visitors share. Uses within BATCH_MS are counted in one statement, so that requests do
 * not queue for the one row; when together they exceed the limit, all of them throw `too_many`.
 */
export function consumeSharedRateLimit(name: RateLimit): Promise<void> {
  const use = Promise.withResolvers<undefined>()
  const batch = batches.get(name) ?? []
  if (batch.push(use) === 1) {
    batches.set(name, batch)
    setTimeout(() => {
      batches.delete(name)
      consumeRateLimit(name, 'all', batch.length).then(
        () => batch.forEach(({ resolve }) => resolve(undefined)),
        (error: unknown) => batch.forEach(({ reject }) => reject(error)),
      )
    }, BATCH_MS)
  }
  return use.promise
}

/** Counts one use, and returns false instead of throwing when there were too many. */
export const tryConsumeRateLimit = (name: RateLimit, key: string): Promise<boolean> =>
  consumeRateLimit(name, key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'too_many') return false
      throw error
    },
  )

/** Resets a counter after a success that identifies the user; not that of a /48, which others may use. */
export async function resetRateLimit(name: RateLimit, key: string): Promise<void> {
  await limiterOf(name).delete(keyOf(key))
}
