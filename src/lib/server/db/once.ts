import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { v4, v5 } from 'uuid'

import { submissions } from './own-tables'
import { databaseOf, inTransaction, sql } from './sql'

/** Random; changing it would give a repeated submission a second row. */
const NAMESPACE = '4f1d7a52-6c0b-4f0e-9d43-0c6a2f6f9b1e'

type RowSource = {
  /** The id of the signed-in user; missing for a visitor. */
  user?: string
  /** The text, and the id of what it belongs to. A submission with a different text creates another row. */
  content: readonly (string | null)[]
  /** The id that the form sent. Without one, every submission is a new row. */
  id?: string | null
}

/** White space that differs is no other text: browsers and retries change line ends, and people a space at the end. */
const sameText = (text: string | null) => text && text.normalize('NFC').replace(/\s+/gu, ' ').trim()

/**
 * Returns the id of the row that a form submission creates. The same submission always gets the same id, so that sending
 * it again creates nothing. Clients cannot choose row ids, and the ids of one user reveal nothing about another's.
 */
export function submissionRowId(table: string, { user = '', content, id }: RowSource): string {
  return v5(JSON.stringify([table, user, (id ?? v4()).toLowerCase(), ...content.map(sameText)]), NAMESPACE)
}

type Submission = {
  /** The id that the form sent. Without one, every call runs. */
  id: string | undefined
  /** All that the form says: the same id with other words is another submission. */
  content: object
}

/**
 * Runs `work` once for each submission of a verb by the user of the request, in its transaction. A repeat changes nothing and
 * returns what the first one returned; one that arrives at the same time waits for it. A submission whose work threw can be
 * repeated. They are remembered for 30 days (src/worker/create-handlers.ts).
 */
export async function once<Result extends object>(
  req: PayloadRequest,
  verb: string,
  { id, content }: Submission,
  work: () => Promise<Result>,
): Promise<Result> {
  return inTransaction(req, async () => {
    if (!id) return work()
    const key = submissionRowId(verb, { user: req.user?.id, content: [JSON.stringify(content)], id })
    if (!(await isFirst(req, key))) return resultOf<Result>(req, key)
    const result = await work()
    await rememberResult(req, key, result)
    return result
  })
}

/** Whether no other submission has this key. Waits for the end of one that is running. */
export async function isFirst(req: PayloadRequest, key: string): Promise<boolean> {
  const db = await databaseOf(req)
  const [first] = await db
    .insert(submissions)
    .values({ id: key, createdAt: sql`now()` })
    .onConflictDoNothing({ target: submissions.id })
    .returning({ id: submissions.id })
  return first !== undefined
}

export async function rememberResult(req: PayloadRequest, key: string, result: object): Promise<void> {
  const db = await databaseOf(req)
  await db.update(submissions).set({ result }).where(eq(submissions.id, key))
}

export async function resultOf<Result extends object>(req: PayloadRequest, key: string): Promise<Result> {
  const { id, result } = submissions
  const db = await databaseOf(req)
  const [row] = await db.select({ result }).from(submissions).where(eq(id, key))
  if (!row?.result) throw new Error('the first submission has no result')
  // What `work` of the same verb has returned.
  return row.result as Result
}
