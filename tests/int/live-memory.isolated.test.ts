import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import pg from 'pg'
import { expect, it, vi } from 'vitest'

import { env } from '@/env'
import type { LiveChange } from '@/lib/live'
import { listen, LISTENER_NAME } from '@/lib/server/db/listen'
import { notification } from '@/lib/server/live/announce'
import { addStream, type LiveStream, liveSubscription } from '@/lib/server/live/streams'
import { autocommit } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'

const EVENTS = 10_000
const BATCH = 100
const MAX_GROWTH_BYTES = 10 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heapUsed = () => {
  collect()
  return process.memoryUsage().heapUsed
}

/** A board that counts what it is sent. */
function addCounter(userId: string) {
  let events = 0
  const stream: LiveStream = {
    userId,
    send: () => void events++,
    checkSession: () => Promise.resolve(),
    close: () => undefined,
  }
  addStream(stream)
  return () => events
}

it('10,000 changes leave no memory behind, and take one connection', async () => {
  const instance = await start()
  const other = new pg.Client({ connectionString: env.DATABASE_URL })
  await other.connect()
  const end = new AbortController()
  let received = 0
  const connected = Promise.withResolvers<undefined>()
  const ended = listen(
    [
      {
        ...liveSubscription,
        onConnect: () => connected.resolve(undefined),
        onNotification: (payload) => {
          received++
          liveSubscription.onNotification(payload)
        },
      },
    ],
    end.signal,
  )
  await connected.promise
  const counters = Array.from({ length: 200 }, (_, index) => addCounter(`user ${index}`))
  const send = async (count: number) => {
    const target = received + count
    const change = (): LiveChange => ({ topic: 'leads', ids: [crypto.randomUUID()] })
    for (let sent = 0; sent < count; sent += BATCH)
      await autocommit(instance, notification(Array.from({ length: BATCH }, change)))
    await vi.waitFor(() => expect(received).toBe(target), 10_000)
  }

  await send(BATCH)
  const before = heapUsed()
  await send(EVENTS)
  const growth = heapUsed() - before
  expect(growth).toBeLessThan(MAX_GROWTH_BYTES)
  for (const events of counters) await vi.waitFor(() => expect(events()).toBeGreaterThan(0))
  const sessions =
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1'
  expect((await other.query(sessions, [LISTENER_NAME])).rows).toHaveLength(1)
  end.abort()
  await ended
  await other.end()
})
