import { randomBytes } from 'node:crypto'

import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

import { pictureStem } from '../../src/lib/picture-rules'
import { asSystem } from '../../src/lib/server/db/local-api'
import { runSql, sql } from '../../src/lib/server/db/sql'

/** Generates the file name of a new image, without its extension. */
export type GenerateStem = (collection: string, req: PayloadRequest) => Promise<string>

/** Returns the time and a random suffix: unique and not guessable. */
export const randomStem: GenerateStem = () =>
  Promise.resolve(pictureStem(Date.now(), randomBytes(6).toString('hex')))

/**
 * Returns the time alone, in milliseconds. An advisory lock reserves it across instances until the image is stored; when
 * it is taken, the next millisecond is tried.
 */
export const timeStem: GenerateStem = async (collection, req) => {
  for (let time = Date.now(); ; time += 1) {
    const stem = pictureStem(time)
    // Raw, because it reads no table.
    const [row] = await runSql(
      req,
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`${collection}/${stem}`}, 0)) as free`,
      z.object({ free: z.boolean() }),
    )
    if (!row?.free) continue
    const where = { filename: { like: `${stem}.` } }
    const taken = await asSystem(req).count({ collection: collection as CollectionSlug, where })
    if (taken.totalDocs === 0) return stem
  }
}
