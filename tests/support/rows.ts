import type { SQL } from 'drizzle-orm'
import type { Payload } from 'payload'

import { autocommit } from '@/lib/server/db/sql'

/** Runs a statement and returns its rows, whose type the test knows. */
export const rowsOf = async <Row>(payload: Payload, query: SQL): Promise<Row[]> =>
  (await autocommit(payload, query)) as Row[]
