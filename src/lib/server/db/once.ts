import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { submissions } from './own-tables'
import { databaseOf, inTransaction, sql } from './sql'
import { submissionRowId } from './submission-row-id'

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
