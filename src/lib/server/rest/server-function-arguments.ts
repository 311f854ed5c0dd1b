import type { BasePayload, FieldSchemaMap, PayloadRequest } from 'payload'
import { z } from 'zod'
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import { languages } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { limitAdminList } from './list-limits'
import { isReadable } from './readable-text'

const language = z.enum(languages).optional()
const query = z.record(z.string(), z.unknown()).nullish()

/** What access and lists depend on. Payload reads the rest, from staff alone. */
const shape = z.looseObject({
  collectionSlug: z.union([z.string(), z.array(z.string())]).nullish(),
  globalSlug: z.string().nullish(),
  widgetSlug: z.string().nullish(),
  schemaPath: z.string().nullish(),
  parent: z.looseObject({ collectionSlug: z.string() }).nullish(),
  query,
  searchParams: query,
  // Payload would copy into every language at once.
  fromLocale: language,
  toLocale: language,
})
export type CallArguments = z.infer<typeof shape>

/** Splits the path of a field that names its collection or global, such as 'collection.posts.title'. */
export const ownerOf = (schemaPath: string | null | undefined): string[] =>
  /^(collection|global)\.([^.]+)(?:\.(.*))?$/s.exec(schemaPath ?? '')?.slice(1) ?? []

/**
 * Returns the arguments of a server function of the admin, with the rows of each list bounded as REST bounds them. Throws
 * `invalid` for arguments of another shape, for collections that do not exist, and for a list that REST would refuse too.
 */
export function readArguments(
  args: unknown,
  { collections }: Pick<BasePayload, 'collections'>,
): CallArguments {
  const { success, data } = shape.safeParse(args ?? {})
  if (!success) throw new AppError('invalid')
  const [kind, owner] = ownerOf(data.schemaPath)
  const named = [data.collectionSlug, data.parent?.collectionSlug, kind === 'collection' ? owner : undefined]
  const slugs = named.flatMap((slug) => slug ?? [])
  if (!slugs.every((slug) => Object.hasOwn(collections, slug))) throw new AppError('invalid')
  const [slug] = slugs as (keyof typeof collections)[]
  const fields = slug && collections[slug].config.flattenedFields
  const { query, searchParams } = data
  if (!isReadable(query) || !isReadable(searchParams)) throw new AppError('invalid')
  return {
    ...data,
    ...(query && { query: limitAdminList(query, fields) }),
    ...(searchParams && { searchParams: limitAdminList(searchParams, fields) }),
  }
}

/**
 * Whether the collections, globals and fields that a call names exist. Payload takes a wrong name for a fault of its own: it
 * logs an error and answers 500.
 */
export function hasSchema(
  { payload, i18n }: PayloadRequest,
  name: string,
  { collectionSlug, globalSlug, widgetSlug, schemaPath }: CallArguments,
): boolean {
  const { config, globals } = payload
  const isGlobal = (slug: unknown) => globals.config.some((global) => global.slug === slug)
  if (globalSlug && !isGlobal(globalSlug)) return false
  const schemaOf = (owner: { collectionSlug?: string; globalSlug?: string; widgetSlug?: string }) =>
    getSchemaMap({ ...owner, config, i18n })
  if (name === 'render-field') {
    const [kind, slug = '', path = ''] = ownerOf(schemaPath)
    // A collection that does not exist was refused when the arguments were read.
    const exists = kind === 'collection' || (kind === 'global' && isGlobal(slug))
    return exists && schemaOf({ [`${kind}Slug`]: slug }).has(`${slug}.${path}`)
  }
  if (name !== 'form-state') return true
  const slug = collectionSlug ?? globalSlug ?? widgetSlug
  if (typeof slug !== 'string') return false
  const isWidget = config.admin.dashboard.widgets.some((widget) => widget.slug === slug)
  if (slug === widgetSlug && !isWidget) return false
  const kind = slug === collectionSlug ? 'collection' : slug === globalSlug ? 'global' : 'widget'
  return hasFields(schemaOf({ [`${kind}Slug`]: slug }).get(schemaPath ?? slug))
}

/** Whether a form can be made of it. */
function hasFields(entry: ReturnType<FieldSchemaMap['get']>): boolean {
  if (!entry) return false
  if ('fields' in entry && entry.fields.length > 0) return true
  return !('type' in entry) || entry.type === 'blocks'
}
