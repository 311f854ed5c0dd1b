import pg from 'pg'
import type { Db } from 'pg-boss'

import { env } from '@/env'
import { poolSizes } from '@/lib/server/db/connections'
import { listen } from '@/lib/server/db/listen'

/**
 * The database of a worker's pg-boss behind a transaction pooler: its statements need no session, so they go through the pooler,
 * and only its LISTEN takes a connection of Postgres itself.
 */
export function pooledDatabase(): Db & { close: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    application_name: 'puente jobs',
    max: poolSizes.queue,
    connectionTimeoutMillis: 5_000,
  })
  // The next statement tells.
  pool.on('error', () => undefined)
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: (channel, onNotification, onReconnect) => {
      const end = new AbortController()
      void listen([{ channel, onConnect: onReconnect, onNotification }], end.signal)
      const close = () => {
        end.abort()
        return Promise.resolve()
      }
      return Promise.resolve({ close })
    },
    close: () => pool.end(),
  }
}
