import {
  ValidationError,
  type CollectionSlug,
  type FieldHook,
  type PayloadRequest,
  type TextField,
  type TextFieldSingleValidation,
} from 'payload'
import { text as validateText } from 'payload/shared'

import { languages, type Language } from '../../src/i18n/languages'
import { firstFreeSlug, slugOf } from '../../src/lib/slug'
import { asSystem } from '../../src/lib/server/db/local-api'
import { lockName } from '../../src/lib/server/db/sql'
import { label, translate } from './texts'

type SluggedCollection = Extract<CollectionSlug, 'posts' | 'categories' | 'case-studies' | 'industries'>
type Row = Record<string, unknown>
type Slugged = Row & { id: string }

/**
 * The slug of a document, unique within its collection and locale. An empty slug is generated from the field `source`
 * (`emptyName` when that has no usable characters) and numbered when taken. So is one that is what would be generated: forms
 * fill it in while the title is typed. Any other slug was typed: it is normalized, and rejected when taken.
 */
export const slugField = (collection: SluggedCollection, source: string, emptyName: string): TextField => ({
  name: 'slug',
  type: 'text',
  localized: true,
  unique: true,
  index: true,
  maxLength: 300,
  label: label('common:slug'),
  admin: { position: 'sidebar', description: label('common:slugHint') },
  hooks: {
    beforeValidate: [generateSlug(collection, source, emptyName)],
    beforeDuplicate: [numberCopy(collection)],
  },
  validate: markTaken(collection, source),
})

/**
 * Keeps a taken slug marked in the form, which would otherwise drop the error when it revalidates. On save, the hook
 * checks it.
 */
const markTaken =
  (collection: SluggedCollection, source: string): TextFieldSingleValidation =>
  async (value, args) => {
    const { event, id, req, siblingData } = args
    const typed = event === 'onChange' && typeof value === 'string' ? slugOf(value) : ''
    if (typed === generatedFrom((siblingData as Row)[source])) return validateText(value, args)
    if (typed && (await findTakenSlugs(collection, typed, id, req)).has(typed))
      return translate(req, 'common:errors:slugTaken')
    return validateText(value, args)
  }

/** The slug of a title or name; undefined without one. */
const generatedFrom = (name: unknown) => (typeof name === 'string' ? slugOf(name) : undefined)

/** A hook because `validate` is skipped for drafts: of two drafts with the same slug only one could be published. */
const generateSlug =
  (collection: SluggedCollection, source: string, emptyName: string): FieldHook<Slugged, unknown, Row> =>
  async ({ value, siblingData, originalDoc, req }) => {
    const findTaken = async (start: string) => {
      await lockSlugs(collection, req)
      return findTakenSlugs(collection, start, originalDoc?.id, req)
    }
    const name = siblingData[source] ?? originalDoc?.[source]
    const typed = typeof value === 'string' ? slugOf(value) : ''
    const isGenerated = typed === generatedFrom(name)
    if (typed && !isGenerated)
      return (await findTaken(typed)).has(typed) ? throwSlugTaken(collection, req) : typed
    const current = originalDoc?.slug
    if (value === undefined && typeof current === 'string' && current) return current
    if (typeof name !== 'string' || !name.trim()) return value === undefined ? value : null
    const generated = slugOf(name) || emptyName
    return firstFreeSlug(generated, await findTaken(generated))
  }

/** A copy has the slug of its original with the next free number; Payload would add a word to it. */
const numberCopy =
  (collection: SluggedCollection): FieldHook =>
  async ({ value, req }) => {
    const slug = typeof value === 'string' ? slugOf(value) : ''
    if (!slug) return undefined
    await lockSlugs(collection, req)
    // Payload calls it for each language with the locale of the request.
    const taken = await Promise.all(
      languages.map((locale) => findTakenSlugs(collection, slug, undefined, req, locale)),
    )
    return firstFreeSlug(slug, new Set(taken.flatMap((slugs) => [...slugs])))
  }

/** Held until the transaction ends, so that concurrent requests see each other's slugs. */
const lockSlugs = (collection: SluggedCollection, req: PayloadRequest) =>
  lockName(req, `slug of ${collection}`)

function throwSlugTaken(collection: SluggedCollection, req: PayloadRequest): never {
  const errors = [{ path: 'slug', message: translate(req, 'common:errors:slugTaken') }]
  throw new ValidationError({ collection, errors, req }, req.t)
}

/** Returns the slugs of other documents, published or draft, in one locale that equal `start` or extend it. */
async function findTakenSlugs(
  collection: SluggedCollection,
  start: string,
  id: string | number | undefined,
  req: PayloadRequest,
  locale: Language | undefined = languages.find((language) => language === req.locale),
): Promise<Set<string>> {
  const similar = { or: [{ slug: { equals: start } }, { slug: { contains: `${start}-` } }] }
  const where = { and: [similar, ...(id ? [{ id: { not_equals: id } }] : [])] }
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
