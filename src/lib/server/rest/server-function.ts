import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import { headers } from 'next/headers'
import {
  type BasePayload,
  type CollectionSlug,
  createLocalReq,
  type FieldSchemaMap,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { isReadable } from '@/lib/clean-text'
import { refuseCall } from '@/lib/request-report'
import { isStaff } from '@/lib/roles'
import { authenticate } from '@/lib/server/auth/authenticate'
import { asUser } from '@/lib/server/db/local-api'
import { limitAdminList } from './list-limits'

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
const ownerOf = (schemaPath: string | null | undefined): string[] =>
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
function hasSchema(
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

/**
 * Whether the user of the request may read every collection and global that a call names, and for the copy of a language
 * may change it. Which documents of a collection those are is left to Payload.
 */
async function mayCall(
  req: PayloadRequest,
  name: string,
  { collectionSlug, globalSlug, schemaPath, parent }: CallArguments,
): Promise<boolean> {
  const [kind, owner] = ownerOf(schemaPath)
  const operation = name === 'copy-data-from-locale' ? 'update' : 'read'
  const { collections, globals } = req.payload
  const named = [
    ...[collectionSlug, parent?.collectionSlug, kind === 'collection' ? owner : undefined]
      .flat()
      .flatMap((slug) => (slug ? collections[slug as keyof typeof collections].config : [])),
    ...globals.config.filter(({ slug }) => slug === globalSlug || (kind === 'global' && slug === owner)),
  ]
  const answers = await Promise.all(named.map(async ({ access }) => access[operation]({ req })))
  return answers.every(Boolean)
}

/**
 * Whether the document whose language is copied is one that the user may read. Payload makes a fault of its own, 500, of any
 * other.
 */
async function isCopyable(req: PayloadRequest, { collectionSlug, docID }: CallArguments): Promise<boolean> {
  if (typeof collectionSlug !== 'string') return true
  const collection = collectionSlug as CollectionSlug
  const { success, data: id } = z.uuid().safeParse(docID)
  return success && Boolean(await asUser(req).findByID({ collection, id, draft: true, disableErrors: true }))
}

/** The server functions that the admin of @payloadcms/next calls. */
export const serverFunctions: ReadonlySet<string> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'slugify',
  'table-state',
])

/**
 * Returns the arguments with which a server function of the admin may run. Payload looks its name up in an object, inherited
 * members included, and does not check the caller. `call` is whatever the caller sent. Throws AppError 'not_found' unless
 * staff call a known function, 'forbidden' for a collection or global that they may not read or, to copy a language, change,
 * 'invalid' for arguments that cannot be read, which include lists without limits (list-limits.ts), and for names that
 * Payload's configuration does not have (`hasSchema`), and 'not_found' for a document to copy that they can't read. Each
 * becomes the status of the response, which has nothing else: Next would render the page of the admin for `notFound()`.
 */
export async function requireServerFunction(call: unknown): Promise<Record<string, unknown>> {
  const { user, payload } = await authenticate(await headers())
  const { name, args } = (call ?? {}) as { name?: unknown; args?: unknown }
  if (!user || !isStaff(user) || typeof name !== 'string' || !serverFunctions.has(name))
    return refuseCall(new AppError('not_found'))
  const read = readOrRefuse(args, payload)
  const req: PayloadRequest = await createLocalReq({ user }, payload)
  if (!(await mayCall(req, name, read))) return refuseCall(new AppError('forbidden'))
  if (!hasSchema(req, name, read)) return refuseCall(new AppError('invalid'))
  if (name === 'copy-data-from-locale' && !(await isCopyable(req, read)))
    return refuseCall(new AppError('not_found'))
  // The forms' own saving finds a later version, merges what fits and says the rest, without Payload's dialog over the form.
  return { ...read, checkForStaleData: false }
}

function readOrRefuse(args: unknown, payload: BasePayload): CallArguments {
  try {
    return readArguments(args, payload)
  } catch (error) {
    if (error instanceof AppError) return refuseCall(error)
    throw error
  }
}

/** Rethrows the error of a server function. Payload's own refusals become the status of the response. */
export function rethrowCallError(error: unknown): never {
  const { status } = (error ?? {}) as { status?: unknown }
  if (error instanceof AppError) refuseCall(error)
  if (status === 401 || status === 403) refuseCall(new AppError('forbidden'))
  if (status === 404) refuseCall(new AppError('not_found'))
  throw error
}

type Failure = { errors?: { message?: unknown }[]; message?: unknown }

/** Drizzle begins the message of every error with the statement, and ends it with its values. */
const isStatement = (message: unknown) =>
  typeof message === 'string' && /failed query|\bparams:/i.test(message)

/** Returns the result of a server function. The text of a database error becomes `generic`: Payload returns it as it is. */
export function withoutStatements<Result>(result: Result, generic: string): Result {
  const { errors, message } = (result ?? {}) as Failure
  const hidden: Failure = {}
  if (isStatement(message)) hidden.message = generic
  if (Array.isArray(errors) && errors.some((error) => isStatement(error.message)))
    hidden.errors = [{ message: generic }]
  return Object.keys(hidden).length > 0 ? { ...result, ...hidden } : result
}
