import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { languages, type Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { categories } from '@/payload-tables'
import type { CategoryTexts, SaveCategoryInput, DeleteCategoryInput } from '../board-schemas'
import { selectCategories } from '../queries/category-list'
import { changedMeanwhile } from './post-changes'

type LockedCategory = { id: string; revision: string; posts: number }

/** Reads a category and locks it until the transaction ends. Throws AppError 'not_found' when someone has deleted it. */
async function lockCategory(req: PayloadRequest, id: string): Promise<LockedCategory> {
  requireStaff(req)
  const db = await databaseOf(req)
  const isSame = eq(categories.id, id)
  await db.select({ id: categories.id }).from(categories).where(isSame).for('update')
  // A statement of its own: one that waits for the lock would read the revision from before.
  const [category] = await selectCategories(db).where(isSame)
  if (!category) throw new AppError('not_found')
  return category
}

/**
 * Creates or updates a category in the languages that have a name. An empty slug is generated from the name, an empty
 * description is stored as null. Throws AppError 'invalid' with `<language>.slug: 'taken'`, 'not_found' for a deleted
 * category, and 'conflict' for one that was changed since.
 */
export async function saveCategory(
  { req }: Context,
  { category, expected, ...texts }: SaveCategoryInput,
): Promise<{ id: string }> {
  return inTransaction(req, async () => {
    let id = category
    if (id) {
      const { revision } = await lockCategory(req, id)
      if (revision !== expected) throw changedMeanwhile()
    }
    for (const locale of languages)
      if (texts[locale].name) id = await saveTexts(req, id, locale, texts[locale])
    if (!id) throw new AppError('invalid')
    return { id }
  })
}

async function saveTexts(
  req: PayloadRequest,
  id: string | undefined,
  locale: Language,
  { name, slug, description }: CategoryTexts,
): Promise<string> {
  const data = { name, slug: slug || null, description: description || null }
  const options = { collection: 'categories', locale, data, depth: 0 } as const
  const saved = id ? asUser(req).update({ ...options, id }) : asUser(req).create(options)
  const { id: savedId } = await saved.catch((error: unknown) => {
    throw appErrorOf(error, locale) ?? error
  })
  return savedId
}

type ValidationFailure = { name: string; data?: { errors?: { path: string }[] } }

/** By name: the production build contains Payload's error classes twice. */
function appErrorOf(error: unknown, locale: Language): AppError | undefined {
  const { name, data } = error as ValidationFailure
  if (name !== 'ValidationError') return undefined
  const codeOf = (path: string) => (path === 'slug' ? 'taken' : 'invalid')
  const fields = (data?.errors ?? []).map(({ path }) => [`${locale}.${path}`, codeOf(path)])
  return new AppError('invalid', { fields: Object.fromEntries(fields) as Record<string, string> })
}

/**
 * Deletes a category; its posts stay, without one. Throws AppError 'not_found' when someone has deleted it already, and
 * 'conflict' with the current number of its posts when that is not the number that the screen showed.
 */
export async function deleteCategory(
  { req }: Context,
  { category: id, posts: expected }: DeleteCategoryInput,
): Promise<object> {
  return inTransaction(req, async () => {
    const { posts } = await lockCategory(req, id)
    if (posts !== expected)
      throw new AppError('conflict', { current: { value: String(posts), changedBy: null, changedAt: null } })
    await asUser(req).delete({ collection: 'categories', id })
    return {}
  })
}
