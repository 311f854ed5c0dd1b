import pg from 'pg'

import { env } from '@/env'
import { handleStream } from '@/lib/server/live/open-stream'

/** Opens a stream as a browser with these cookies does. */
export async function openBoard(cookie: string) {
  const browser = new AbortController()
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '10.1.1.1' }
  const response = await handleStream(
    new Request(`${env.SITE_URL}/api/live`, { headers, signal: browser.signal }),
  )
  return { status: response.status, headers: response.headers, leave: () => browser.abort(), response }
}

/** Records the notifications of a channel on a connection of its own, as another instance would hear them. */
export async function recordNotifications(channel: string) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  const payloads: string[] = []
  await client.connect()
  client.on('notification', ({ payload = '' }) => payloads.push(payload))
  await client.query(`listen ${client.escapeIdentifier(channel)}`)
  return {
    payloads,
    /** Returns what was sent until now, without an end mark: notifications arrive in the order of their commits. */
    async take() {
      const mark = crypto.randomUUID()
      await client.query('select pg_notify($1, $2)', [channel, mark])
      while (!payloads.includes(mark)) await client.query('select 1')
      return payloads.splice(0).filter((payload) => payload !== mark)
    },
    end: () => client.end(),
  }
}
