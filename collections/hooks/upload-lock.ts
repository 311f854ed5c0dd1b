import { eq } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

import { databaseOf } from '../../src/lib/server/db/sql'
import { blog_images, proposal_images, site_images, testimonial_images } from '../../src/payload-tables'

const tables = {
  'blog-images': blog_images,
  'proposal-images': proposal_images,
  'site-images': site_images,
  'testimonial-images': testimonial_images,
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
  const valid = z.guid().safeParse(id)
  if (!valid.success) return
  const table = tables[slug]
  const db = await databaseOf(req)
  await db.select({ id: table.id }).from(table).where(eq(table.id, valid.data)).for('update')
}

const isImageCollection = (slug: string): slug is keyof typeof tables => Object.hasOwn(tables, slug)
