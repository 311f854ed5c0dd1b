import type { PayloadRequest } from 'payload'

import { inTransaction, runSql, sql } from './sql'
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
 * repeated. They are remembered for 30 days (src/worker/clean-up.ts).
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
    const [first] = await runSql(
      req,
      sql`insert into submissions (id, created_at) values (${key}, now()) on conflict (id) do nothing returning id`,
    )
    if (!first) return resultOf<Result>(req, key)
    const result = await work()
    await runSql(req, sql`update submissions set result = ${JSON.stringify(result)}::jsonb where id = ${key}`)
    return result
  })
}

async function resultOf<Result extends object>(req: PayloadRequest, key: string): Promise<Result> {
  const [row] = await runSql<{ result: Result | null }>(
    req,
    sql`select result from submissions where id = ${key}`,
  )
  if (!row?.result) throw new Error('the first submission has no result')
  return row.result
}
