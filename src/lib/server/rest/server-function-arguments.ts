import type { FlattenedField, SanitizedConfig } from 'payload'
import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { limitAdminList } from './list-limits'
import { isReadable } from './readable-text'

type Slugs = { collections: ReadonlySet<unknown>; globals: ReadonlySet<unknown> }

const language = z.enum(languages).optional()
const text = z.string().max(10_000)
const id = z.union([z.string().max(100), z.number()]).nullish()
const object = z.record(z.string(), z.unknown()).nullish()

/** What Payload's server functions read of their arguments without checking it. */
const shape = z.looseObject({
  collectionSlug: z.union([text, z.array(text)]).nullish(),
  globalSlug: text.nullish(),
  schemaPath: text.nullish(),
  path: text.nullish(),
  valueToSlugify: text.nullish(),
  widgetSlug: text.nullish(),
  id,
  docID: id,
  data: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish(),
  formState: object,
  query: object,
  searchParams: object,
  columns: z.array(z.union([text, z.looseObject({})])).nullish(),
  parent: z.looseObject({ collectionSlug: text, joinPath: text, id }).nullish(),
  fromLocale: language,
  toLocale: language,
})
type Arguments = z.infer<typeof shape>

const isOneCollection = ({ collectionSlug }: Arguments, { collections }: Slugs) =>
  typeof collectionSlug === 'string' && collections.has(collectionSlug)
const isDocument = (args: Arguments, slugs: Slugs) =>
  isOneCollection(args, slugs) || (!args.collectionSlug && slugs.globals.has(args.globalSlug))

/** What each server function needs beyond that. */
const needs: Readonly<Record<string, (args: Arguments, slugs: Slugs) => boolean>> = {
  'copy-data-from-locale': (args, slugs) =>
    isDocument(args, slugs) && Boolean(args.fromLocale && args.toLocale),
  'render-document': isOneCollection,
  'render-document-slots': isOneCollection,
  'render-field': ({ schemaPath }) => Boolean(schemaPath),
  'render-list': isOneCollection,
  slugify: isDocument,
  'table-state': ({ collectionSlug }, { collections }) =>
    [collectionSlug].flat().every((slug) => collections.has(slug)),
}

/** Whether a server function of the admin can read these arguments. Those that it cannot read would end in status 500. */
export function canReadArguments(
  name: string,
  args: unknown,
  config: Pick<SanitizedConfig, 'collections' | 'globals'>,
): boolean {
  const { success, data } = shape.safeParse(args ?? {})
  if (!success) return false
  const slugs: Slugs = {
    collections: new Set(config.collections.map(({ slug }) => slug)),
    globals: new Set(config.globals.map(({ slug }) => slug)),
  }
  if (data.parent && !slugs.collections.has(data.parent.collectionSlug)) return false
  return needs[name]?.(data, slugs) ?? true
}

type Lists = Readonly<Record<string, { config: { flattenedFields: readonly FlattenedField[] } }>>

/**
 * Returns the arguments of a server function with the rows of each list bounded, as REST bounds them. Throws AppError
 * 'invalid' for a list that REST would refuse too.
 */
export function limitLists(
  args: Record<string, unknown>,
  { collections }: { collections: Lists },
): Record<string, unknown> {
  const { query, searchParams, collectionSlug } = shape.parse(args)
  const [slug] = [collectionSlug].flat()
  const fields = Object.hasOwn(collections, slug ?? '')
    ? collections[slug ?? '']?.config.flattenedFields
    : undefined
  if (!isReadable(query) || !isReadable(searchParams)) throw new AppError('invalid')
  return {
    ...args,
    ...(query && { query: limitAdminList(query, fields) }),
    ...(searchParams && { searchParams: limitAdminList(searchParams, fields) }),
  }
}
