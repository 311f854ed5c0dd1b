import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

import { sql, statement } from '../../src/lib/server/db'

/** The tables that may be named in the statement; what a request says never is. */
const tables = {
  'blog-images': statement`blog_images`,
  'site-images': statement`site_images`,
  'testimonial-images': statement`testimonial_images`,
}

/**
 * Holds the row of a picture until the transaction ends. Whoever replaces or deletes it meanwhile waits, and then reads
 * the files that this one leaves; read before, they would be nobody's to remove and stay public.
 */
export async function lockPicture(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
): Promise<void> {
  if (!isPictures(slug)) throw new Error(`no pictures: ${slug}`)
  // Of an id that is none there is no row, and Postgres would fail the transaction instead of saying so.
  if (!z.guid().safeParse(id).success) return
  await sql(req, statement`select 1 from ${tables[slug]} where id = ${id} for update`)
}

const isPictures = (slug: string): slug is keyof typeof tables => Object.hasOwn(tables, slug)
