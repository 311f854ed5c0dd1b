import type { PayloadRequest } from 'payload'

import { languages, type Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { CategoryTexts, SaveCategoryInput } from '../board-schemas'
import { lockCategory } from './lock-category'
import { changedMeanwhile } from './lock-post'

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
