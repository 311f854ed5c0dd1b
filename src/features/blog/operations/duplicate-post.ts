import type { PayloadRequest } from 'payload'

import { copyTranslation } from '@/features/translation/operations/remember-translation'
import { languages, type Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { Post } from '@/payload-types'
import type { DuplicatePostInput } from '../board-schemas'

/** Not the slug, which is generated from the title and numbered, nor what belongs to the original's publication. */
const copied = [
  'title',
  'excerpt',
  'content',
  'authorName',
  'category',
  'featuredImage',
  'featuredImageUrl',
  'metaTitle',
  'metaDescription',
] as const

/**
 * Copies the latest texts of a post into a new one, which is a draft in every language. Returns its id. Throws AppError
 * 'not_found' for a deleted post.
 */
export async function duplicatePost({ req }: Context, { post }: DuplicatePostInput): Promise<{ id: string }> {
  return inTransaction(req, async () => {
    let id: string | undefined
    for (const locale of languages) {
      const original = await readDraft(req, post, locale)
      const data = Object.fromEntries(copied.map((name) => [name, original[name]])) as Partial<Post>
      if (!data.title) continue
      const isFirst = id === undefined
      id = await saveCopy(req, id, locale, data)
      if (isFirst) await copyTranslation(req, 'posts', post, id)
    }
    if (!id) throw new AppError('invalid')
    return { id }
  })
}

async function readDraft(req: PayloadRequest, id: string, locale: Language): Promise<Post> {
  const { docs } = await asUser(req).find({
    collection: 'posts',
    where: { id: { equals: id } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    locale,
    fallbackLocale: false,
  })
  const [post] = docs
  if (!post) throw new AppError('not_found')
  return post
}

/** Creates the copy in its first language, and adds the texts of the other one. */
async function saveCopy(
  req: PayloadRequest,
  id: string | undefined,
  locale: Language,
  fields: Partial<Post>,
): Promise<string> {
  const data = { ...fields, _status: 'draft' as const }
  const options = { collection: 'posts', locale, data, draft: true, depth: 0 } as const
  const saved = id ? await asUser(req).update({ ...options, id }) : await asUser(req).create(options)
  return saved.id
}
