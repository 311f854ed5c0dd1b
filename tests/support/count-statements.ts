import pg from 'pg'
import { vi } from 'vitest'

/**
 * Counts the SQL statements that `work` sends through any connection of this process, but for those of the job queue, which
 * has timers.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.filter((call) => !JSON.stringify(call[0])?.includes('pgboss.')).length
  } finally {
    query.mockRestore()
  }
}
