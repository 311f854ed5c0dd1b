import type { CollectionSlug, FieldHook, PayloadRequest, TextField } from 'payload'

import { languages, type Language } from '../../src/i18n/languages'
import { freeSlug, slugOf } from '../../src/lib/slug'
import { asSystem } from '../../src/lib/server/db'
import { label } from './label'
import { textFor } from './text'

type Holder = Extract<CollectionSlug, 'posts' | 'categories'>

/**
 * The address of a document in one language, unique among its kind there. An empty one is made of `source` and gets a
 * number when it is taken; a typed one is brought into shape and refused when it is taken (product.md, 'Slugs').
 */
export const slug = (collection: Holder, source: string, emptyName: string): TextField => ({
  name: 'slug',
  type: 'text',
  localized: true,
  unique: true,
  index: true,
  maxLength: 300,
  label: label('common:slug'),
  admin: { position: 'sidebar', description: label('common:slugHint') as never },
  hooks: { beforeValidate: [fill(collection, source, emptyName)] },
  validate: async (value, { id, req }) => {
    if (!value) return true
    const taken = await slugsTaken(collection, String(value), id, req)
    return !taken.has(String(value)) || textFor(req, 'common:errors:slugTaken')
  },
})

const fill =
  (collection: Holder, source: string, emptyName: string): FieldHook =>
  async ({ value, siblingData, originalDoc, req }) => {
    const typed = typeof value === 'string' ? slugOf(value) : ''
    if (typed) return typed
    const kept: unknown = originalDoc?.slug
    if (value === undefined && typeof kept === 'string' && kept) return kept
    const title: unknown = siblingData[source] ?? originalDoc?.[source]
    if (typeof title !== 'string' || !title.trim()) return value === undefined ? value : null
    const made = slugOf(title) || emptyName
    return freeSlug(made, await slugsTaken(collection, made, originalDoc?.id, req))
  }

/** The addresses that begin like this one and belong to other documents, published or draft, in the request's language. */
async function slugsTaken(
  collection: Holder,
  start: string,
  id: string | number | undefined,
  req: PayloadRequest,
): Promise<Set<string>> {
  const locale = languages.find((language) => language === req.locale) satisfies Language | undefined
  const where = { slug: { like: start }, ...(id ? { id: { not_equals: id } } : {}) }
  const found = await Promise.all(
    [false, true].map((draft) =>
      asSystem(req).find({
        collection,
        draft,
        ...(locale ? { locale } : {}),
        fallbackLocale: false,
        where,
        select: { slug: true },
        limit: 200,
        pagination: false,
      }),
    ),
  )
  return new Set(found.flatMap(({ docs }) => docs.map((doc) => String(doc.slug))))
}
