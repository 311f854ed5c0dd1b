import { expect, it } from 'vitest'

import { env } from '@/env'
import { directUrl, isPooled, poolSizes, sessionSettings } from '@/lib/server/db/connections'

/** Of Postgres' default of 100, those that are left for others than superusers. */
const POSTGRES_CONNECTIONS = 97

it('20 web processes and 10 workers fit the connections of Postgres behind a pooler', () => {
  const { listener, locks, replica } = poolSizes
  const [webs, workers] = [20, 10]
  // With a CDN a worker listens twice.
  const direct = webs * (listener + locks) + workers * (2 * listener + locks)
  const pooler = 20
  const backup = 3
  expect(direct + pooler + backup).toBeLessThanOrEqual(POSTGRES_CONNECTIONS)
  expect(webs * replica).toBeLessThanOrEqual(POSTGRES_CONNECTIONS)
})

it('with one address nothing is pooled', () => {
  expect(isPooled).toBe(false)
  expect(directUrl).toBe(env.DATABASE_URL)
  expect(sessionSettings({ statement_timeout: 5 })).toEqual({ statement_timeout: 5 })
})
