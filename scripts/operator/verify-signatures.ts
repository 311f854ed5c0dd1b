import { drizzle } from 'drizzle-orm/node-postgres'

import { env } from '../../src/env'
import type { ChainHead, Report } from '../../src/features/verification/record-checks'
import { verifyRecords } from '../../src/features/verification/verify-records'
import { openConnection } from '../../src/lib/server/db/open-connection'
import { UserError } from '../process/user-error.mjs'
import { readArguments } from './read-arguments'

/** Returns the head that an earlier check printed, such as `12:0f…`. Throws a UserError for anything else. */
function parseHead(text: string | undefined): ChainHead | undefined {
  if (text === undefined) return undefined
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (!seq || !hash)
    throw new UserError('Pass the last line of an earlier check: its number, a colon, its hash.')
  return { seq: Number(seq), hash }
}

async function readReport(url: string, expected: ChainHead | undefined): Promise<Report> {
  const client = await openConnection(url)
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    return await verifyRecords(drizzle(client), expected)
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    if (cause?.code === '42P01')
      throw new UserError('The database has no signatures yet: run the command `migrate`.')
    throw error
  } finally {
    await client.end()
  }
}

/**
 * `verify-signatures` checks every signature, the versions that were signed and the audit chain, and prints each
 * row that does not match. It needs nothing but DATABASE_URL, such as that of a restored backup, and only reads. Its exit
 * code is 1 when a row does not match. Pass the head that an earlier check printed to check that the chain still contains
 * it.
 */
export async function run(args: string[]): Promise<number> {
  const [knownHead] = readArguments('verify-signatures', args).words
  if (!env.DATABASE_URL) throw new UserError('DATABASE_URL, the URL of the Postgres database, is missing.')
  const report = await readReport(env.DATABASE_URL, parseHead(knownHead))
  const { versions, signatures, head, problems } = report
  for (const { row, reason } of problems) console.log(`${row}: ${reason}`)
  console.log(
    `Checked: ${signatures} signatures, ${versions} sent versions, ${head?.seq ?? 0} audit entries. ` +
      (problems.length === 0 ? 'Everything matches.' : `Problems: ${problems.length}.`),
  )
  if (head) console.log(`Head of the chain: ${head.seq}:${head.hash}`)
  return problems.length === 0 ? 0 : 1
}
