import pg from 'pg'
import { vi } from 'vitest'

/** Counts the SQL statements that `work` sends through any connection of this process. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}
