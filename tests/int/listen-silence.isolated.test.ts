import { expect, it, vi } from 'vitest'

import { linkToDatabase } from '../support/database-link'

const link = await linkToDatabase((await import('@/env')).env.DATABASE_URL ?? '')
vi.resetModules()
vi.stubEnv('DATABASE_DIRECT_URL', link.url)
// It reads the variable when it is loaded.
const { listen } = await import('@/lib/server/db/listen')

it('gives a connection up that falls silent, and says so', async () => {
  const end = new AbortController()
  const [onConnect, onDisconnect] = [vi.fn(), vi.fn()]
  const ended = listen([{ channel: 'one', onConnect, onDisconnect, onNotification: vi.fn() }], end.signal)
  await vi.waitFor(() => expect(onConnect).toHaveBeenCalledOnce(), { timeout: 5_000 })
  link.stall()
  await vi.waitFor(() => expect(onDisconnect).toHaveBeenCalledOnce(), { timeout: 8_000 })
  // The next connection is another one, which is not stalled.
  await vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(2), { timeout: 5_000 })
  end.abort()
  await ended
  await link.cut()
}, 30_000)
