import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

import { runSql, sql } from '../../src/lib/server/db/sql'

/** Table names by collection, as fixed SQL: no part of a request ends up in the statement. */
const tables = {
  'blog-images': sql`blog_images`,
  'proposal-images': sql`proposal_images`,
  'site-images': sql`site_images`,
  'testimonial-images': sql`testimonial_images`,
}

/**
 * Locks the row of an image until the transaction ends. A concurrent replacement or deletion waits and then reads the new
 * file names; without the lock it would miss those files and leave them public.
 */
export async function lockUploadRow(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
): Promise<void> {
  if (!isImageCollection(slug)) throw new Error(`not an image collection: ${slug}`)
  // A malformed id matches no row, but Postgres would abort the transaction.
  if (!z.guid().safeParse(id).success) return
  await runSql(req, sql`select 1 from ${tables[slug]} where id = ${id} for update`)
}

const isImageCollection = (slug: string): slug is keyof typeof tables => Object.hasOwn(tables, slug)
