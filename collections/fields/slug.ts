import {
  ValidationError,
  type CollectionSlug,
  type FieldHook,
  type PayloadRequest,
  type TextField,
} from 'payload'

import { languages, type Language } from '../../src/i18n/languages'
import { freeSlug, slugOf } from '../../src/lib/slug'
import { asSystem, sql, statement } from '../../src/lib/server/db'
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
  admin: { position: 'sidebar', description: label('common:slugHint') },
  hooks: { beforeValidate: [fill(collection, source, emptyName)] },
})

/** In a hook and not in `validate`, which drafts skip: two drafts of one address could not both be published. */
const fill =
  (collection: Holder, source: string, emptyName: string): FieldHook =>
  async ({ value, siblingData, originalDoc, req }) => {
    const takenLike = async (start: string) => {
      await oneAtATime(collection, req)
      return slugsTaken(collection, start, originalDoc?.id, req)
    }
    const typed = typeof value === 'string' ? slugOf(value) : ''
    if (typed) return (await takenLike(typed)).has(typed) ? refuseTaken(collection, req) : typed
    const kept: unknown = originalDoc?.slug
    if (value === undefined && typeof kept === 'string' && kept) return kept
    const title: unknown = siblingData[source] ?? originalDoc?.[source]
    if (typeof title !== 'string' || !title.trim()) return value === undefined ? value : null
    const made = slugOf(title) || emptyName
    return freeSlug(made, await takenLike(made))
  }

/** Until the transaction ends, so that of many at once each sees the addresses of those before it. */
const oneAtATime = (collection: Holder, req: PayloadRequest) =>
  sql(req, statement`select pg_advisory_xact_lock(hashtext(${`slug of ${collection}`}))`)

function refuseTaken(collection: Holder, req: PayloadRequest): never {
  const errors = [{ path: 'slug', message: textFor(req, 'common:errors:slugTaken') }]
  throw new ValidationError({ collection, errors, req }, req.t)
}

/** The addresses that are like this one, or hold it before a number, and belong to other documents,
 * published or draft, in the request's language. */
async function slugsTaken(
  collection: Holder,
  start: string,
  id: string | number | undefined,
  req: PayloadRequest,
): Promise<Set<string>> {
  const locale = languages.find((language) => language === req.locale) satisfies Language | undefined
  const alike = { or: [{ slug: { equals: start } }, { slug: { contains: `${start}-` } }] }
  const where = { and: [alike, ...(id ? [{ id: { not_equals: id } }] : [])] }
  const found = await Promise.all(
    [false, true].map((draft) =>
      asSystem(req).find({
        collection,
        draft,
        ...(locale ? { locale } : {}),
        fallbackLocale: false,
        where,
        select: { slug: true },
        pagination: false,
      }),
    ),
  )
  return new Set(found.flatMap(({ docs }) => docs.map((doc) => String(doc.slug))))
}
