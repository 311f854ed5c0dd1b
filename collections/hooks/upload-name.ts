import { randomBytes } from 'node:crypto'

import type { CollectionSlug, PayloadRequest } from 'payload'

import { pictureStem } from '../../src/lib/picture-rules'
import { asSystem, sql, statement } from '../../src/lib/server/db'

/** Names the next picture of a collection, without its extension. */
export type StemOf = (collection: string, req: PayloadRequest) => Promise<string>

/** Time and random letters: no two are alike, and nobody guesses one. */
export const randomStem: StemOf = () =>
  Promise.resolve(pictureStem(Date.now(), randomBytes(6).toString('hex')))

/**
 * The time alone (specification, section 5). It belongs to whoever holds its lock until the picture is stored, on
 * however many instances; a time that is taken becomes the next millisecond.
 */
export const timeStem: StemOf = async (collection, req) => {
  for (let time = Date.now(); ; time += 1) {
    const stem = pictureStem(time)
    const [row] = await sql<{ free: boolean }>(
      req,
      statement`select pg_try_advisory_xact_lock(hashtextextended(${`${collection}/${stem}`}, 0)) as free`,
    )
    if (!row?.free) continue
    const where = { filename: { like: `${stem}.` } }
    const taken = await asSystem(req).count({ collection: collection as CollectionSlug, where })
    if (taken.totalDocs === 0) return stem
  }
}
