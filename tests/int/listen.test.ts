import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { env } from '@/env'
import { listen, LISTENER_NAME } from '@/lib/server/db/listen'

/** Another connection, which notifies and ends those that listen. */
const other = new pg.Client({ connectionString: env.DATABASE_URL })
beforeAll(() => other.connect())
afterAll(() => other.end())

function startListener(...channels: string[]) {
  const end = new AbortController()
  const heard: string[] = []
  let connections = 0
  const ended = listen(
    channels.map((channel, index) => ({
      channel,
      onConnect: () => void (index === 0 && connections++),
      onNotification: (payload) => void heard.push(`${channel} ${payload}`),
    })),
    end.signal,
  )
  const stop = async () => {
    end.abort()
    await ended
  }
  return { heard, connections: () => connections, stop }
}

const backends = async () =>
  (
    await other.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
      [LISTENER_NAME],
    )
  ).rows

it('hears all channels over one connection, in every process', async () => {
  const processes = [startListener('one', 'two'), startListener('one', 'two')]
  for (const { connections } of processes) await vi.waitFor(() => expect(connections()).toBe(1))
  expect(await backends()).toHaveLength(2)
  await other.query(`select pg_notify('one', 'a'), pg_notify('two', 'b'), pg_notify('three', 'c')`)
  for (const { heard } of processes) await vi.waitFor(() => expect(heard).toEqual(['one a', 'two b']))
  await Promise.all(processes.map(({ stop }) => stop()))
  await vi.waitFor(async () => expect(await backends()).toHaveLength(0))
})

it('connects again when Postgres ends its connection, and says so', async () => {
  const listener = startListener('one')
  await vi.waitFor(() => expect(listener.connections()).toBe(1))
  for (const { pid } of await backends()) await other.query('select pg_terminate_backend($1)', [pid])
  await vi.waitFor(() => expect(listener.connections()).toBe(2), { timeout: 5_000 })
  await other.query(`select pg_notify('one', 'again')`)
  await vi.waitFor(() => expect(listener.heard).toEqual(['one again']))
  await listener.stop()
})
