import type { PayloadRequest } from 'payload'

import { runSql, sql } from '@/lib/server/db/sql'
import { AppError } from '@/lib/app-error'
import type { FrozenImage } from '../rules'

/**
 * Keeps pictures of a proposal for good, because a version of it that is sent shows them: from now on nobody can change or
 * delete them. Runs in the transaction of the request. Returns them in the order of their ids. Throws AppError 'invalid'
 * with the field `content` when one does not exist or belongs to another proposal.
 */
export async function freezeImages(
  req: PayloadRequest,
  proposal: string,
  ids: readonly string[],
): Promise<FrozenImage[]> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return []
  const list = sql.join(
    unique.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const own = sql`proposal_id = ${proposal} and id in (${list}) and sha256 is not null`
  await runSql(req, sql`update proposal_images set frozen_at = now() where ${own} and frozen_at is null`)
  const images = await runSql<FrozenImage>(
    req,
    sql`select id, sha256 from proposal_images where ${own} order by id`,
  )
  if (images.length < unique.length) throw new AppError('invalid', { fields: { content: 'pictures' } })
  return images
}
