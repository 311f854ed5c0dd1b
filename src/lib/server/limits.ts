import pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { env } from '@/env'
import { AppError } from '@/lib/app-error'
import { networkOf } from './client-address'

/** How often something may be done: `points` in `duration` seconds for each key. */
const limits = {
  capture: { points: 20, duration: 600 },
  captureUntimed: { points: 8, duration: 600 },
  captureEverybody: { points: 1_200, duration: 60 },
  formDraft: { points: 30, duration: 600 },
  formToken: { points: 120, duration: 60 },
  loginAddress: { points: 40, duration: 600 },
  loginAccount: { points: 10, duration: 600 },
  accountMail: { points: 5, duration: 3_600 },
  paper: { points: 60, duration: 600 },
  signUp: { points: 20, duration: 3_600 },
  mailLink: { points: 40, duration: 600 },
  renewal: { points: 120, duration: 600 },
  account: { points: 60, duration: 600 },
  passwordCheck: { points: 10, duration: 600 },
  invitation: { points: 60, duration: 3_600 },
  search: { points: 40, duration: 60 },
  upload: { points: 200, duration: 600 },
  ticket: { points: 20, duration: 3_600 },
  ticketReply: { points: 60, duration: 3_600 },
} as const
export type Limit = keyof typeof limits

/** Losing the last moments of a counter in a crash is fine; making every request wait for the disk is not. */
const pool = new pg.Pool({
  connectionString: env.DATABASE_URL,
  max: 2,
  connectionTimeoutMillis: 2_000,
  options: '-c synchronous_commit=off -c statement_timeout=3000',
})
pool.on('error', () => undefined)

const limiters = new Map<Limit, RateLimiterPostgres>()

/** A limiter whose database fails counts in memory: the door does not open. */
function limiter(name: Limit): RateLimiterPostgres {
  const known = limiters.get(name)
  if (known) return known
  const rule = { ...limits[name], keyPrefix: name }
  const made = new RateLimiterPostgres({
    ...rule,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: rule.points + 1,
    insuranceLimiter: new RateLimiterMemory(rule),
  })
  limiters.set(name, made)
  return made
}

/** What is counted together: of an address its network, else the key itself. */
const keyOf = (key: string) => networkOf(key).slice(0, 200)

/** Counts one use, or several. Throws `too_many` with the seconds to wait when the limit is reached. */
export async function consume(name: Limit, key: string, uses = 1): Promise<void> {
  try {
    await limiter(name).consume(keyOf(key), uses)
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason
    throw new AppError('too_many', { retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
  }
}

const gathered = new Map<string, PromiseWithResolvers<undefined>[]>()
const gatherMilliseconds = 4

/**
 * Counts one use of what everybody shares: those of one moment in one statement, so that nobody queues for the one row
 * that counts them. When together they pass the limit, none of them is let in.
 */
export function consumeShared(name: Limit): Promise<void> {
  const use = Promise.withResolvers<undefined>()
  const uses = gathered.get(name) ?? []
  if (uses.push(use) === 1) {
    gathered.set(name, uses)
    setTimeout(() => {
      gathered.delete(name)
      consume(name, 'all', uses.length).then(
        () => uses.forEach(({ resolve }) => resolve(undefined)),
        (error: unknown) => uses.forEach(({ reject }) => reject(error)),
      )
    }, gatherMilliseconds)
  }
  return use.promise
}

/** Counts one use; whether the limit is reached, for those who go on without. */
export const spent = (name: Limit, key: string): Promise<boolean> =>
  consume(name, key).then(
    () => false,
    () => true,
  )

/** Forgets what was counted, after a success that proves the person. */
export async function forgive(name: Limit, key: string): Promise<void> {
  await limiter(name).delete(keyOf(key))
}
