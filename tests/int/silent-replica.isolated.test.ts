import { afterAll, expect, it, vi } from 'vitest'

import { startReplica } from '../support/replica-env'
import { openLine, throughLine } from '../faults/line'

const { env } = await import('@/env')
const address = env.DATABASE_REPLICA_URL ?? ''
const line = await openLine(Number(new URL(address).port))
vi.stubEnv('DATABASE_REPLICA_URL', throughLine(address, line))
vi.resetModules()
const { contentSubscription } = await import('@/lib/server/cache/content-listener')
const { listen } = await import('@/lib/server/db/listen')
const { followPrimary } = await import('@/lib/server/db/follow-primary')
const { publicDatabase, sql } = await import('@/lib/server/db/sql')
const { payload: start } = await import('@/lib/server/payload')

const end = new AbortController()
afterAll(() => {
  end.abort()
  line.close()
})

it('a replica that falls silent is left by the next check: a statement under way runs on the primary, until the replica answers again', async () => {
  const payload = await start()
  await startReplica()
  void listen(followPrimary([contentSubscription]), end.signal)
  const untilOnReplica = () =>
    vi.waitFor(
      async () => {
        const { rows } = await publicDatabase(payload).execute(sql`select pg_is_in_recovery() as standby`)
        expect(rows[0]?.standby).toBe(true)
      },
      { timeout: 10_000 },
    )
  await untilOnReplica()
  const underWay = Promise.resolve(
    publicDatabase(payload).execute(
      sql`select pg_sleep(case when pg_is_in_recovery() then 0.5 else 0 end), pg_is_in_recovery() as standby`,
    ),
  )
  await vi.waitFor(() => expect(globalThis.databaseReplica?.reading.size).toBe(1))
  line.set('silent')
  // The next check finds out; the statement alone would wait for five seconds.
  const ended = vi.fn()
  void underWay.then(ended)
  await vi.waitFor(() => expect(ended).toHaveBeenCalled(), { timeout: 4_000 })
  expect((await underWay).rows[0]?.standby).toBe(false)
  line.set('open')
  await untilOnReplica()
})
