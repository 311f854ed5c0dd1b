import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { parse, stringify } from 'qs-esm'

import { defaultLanguage, languages } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { isReadable } from '@/lib/clean-text'
import { readBody } from '@/lib/server/http/request'
import { limitAdminList, limitList, type ListQuery } from './list-limits'

const MAX_QUERY_CHARACTERS = 8_192

/** The options with which Payload parses a query (createPayloadRequest). */
const parseOptions = { allowEmptyArrays: true, arrayLimit: 1_000, depth: 10, ignoreQueryPrefix: true }
const stringifyOptions: object = { allowEmptyArrays: true }

const readMethods = new Set(['GET', 'HEAD'])
const writeLocales = new Set<unknown>(languages)
/** Only reads may name every language: a write would bypass the rules of each. */
const readLocales = new Set<unknown>([...languages, 'all', '*'])

/**
 * Returns the address with its query parsed as Payload parses it, checked, and written back: rows, pages and depth are
 * bounded, the sort order reveals no hidden field, `where` is well-formed and short. Applies to staff; nobody else may
 * query. Throws `invalid`.
 */
export function limitQuery(address: string, method = 'GET'): URL {
  const url = new URL(address)
  const query = parseQuery(url.search)
  const isRead = readMethods.has(method)
  checkLocale(query, isRead ? readLocales : writeLocales)
  const limited = limitList(query, undefined, !isRead)
  if (isObject(limited.joins)) limited.joins = limitJoins(limited.joins)
  // A write may return less, but its hooks must read the whole row.
  if (!isRead) for (const name of ['select', 'populate']) delete limited[name]
  url.search = stringify(limited, stringifyOptions)
  return url
}

function parseQuery(search: string): ListQuery {
  if (search.length > MAX_QUERY_CHARACTERS) throw new AppError('invalid')
  const query: ListQuery = parse(search, parseOptions)
  if (!isReadable(query)) throw new AppError('invalid')
  return query
}

/** Payload accepts unknown languages with 200 and stores nothing. Without one it cannot sort by localized fields. */
function checkLocale(query: ListQuery, allowed: Set<unknown>): void {
  query.locale ||= defaultLanguage
  if (!allowed.has(query.locale)) throw new AppError('invalid')
}

/** `joins[name]=false` turns a join off; others are lists of their own. */
const limitJoins = (joins: ListQuery): ListQuery =>
  Object.fromEntries(
    Object.entries(joins).map(([name, join]) => [name, isObject(join) ? limitList(join) : join]),
  )

const isObject = (value: unknown): value is ListQuery => typeof value === 'object' && value !== null

const overrideHeaders = ['x-http-method-override', 'x-payload-http-method-override']

/** Whether a request asks to be handled with another method than its own. */
export const hasMethodOverride = (request: Request): boolean =>
  overrideHeaders.some((name) => request.headers.has(name))

/**
 * Returns the GET request that a POST with a method override stands for, and any other request unchanged. Payload's admin
 * sends long queries as the body of such a POST; as a GET they are checked like any query. Throws `invalid`.
 */
export async function resolveMethodOverride(request: Request): Promise<Request> {
  if (!hasMethodOverride(request)) return request
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  if (request.method !== 'POST' || !isForm) throw new AppError('invalid')
  const headers = new Headers(request.headers)
  for (const name of [...overrideHeaders, 'content-type', 'content-length']) headers.delete(name)
  const query = new TextDecoder().decode(await readBody(request, MAX_QUERY_CHARACTERS))
  const url = new URL(request.url)
  url.search = [url.search.slice(1), query].filter(Boolean).join('&')
  return new Request(url, { method: 'GET', headers, signal: request.signal })
}

type SearchParams = Record<string, string | string[] | undefined>

/** Returns the query of a view of the admin, parsed as Payload parses it. */
const queryOf = (searchParams: SearchParams): ListQuery => parse(stringify(searchParams), { depth: 10 })

/** Returns the fields of the list that a view of the admin shows, by the path segments below /admin; undefined for other views. */
function fieldsOfList(
  { collections, globals }: Payload,
  segments: readonly string[],
): readonly FlattenedField[] | undefined {
  const [kind, slug = '', ...others] = segments
  const view = others.at(-1)
  if (kind === 'globals')
    return view === 'versions' ? globals.config.flatMap(({ flattenedFields }) => flattenedFields) : undefined
  if (kind !== 'collections' || !Object.hasOwn(collections, slug)) return undefined
  const isList = others.length === 0 || view === 'trash' || view === 'versions'
  return isList ? collections[slug as CollectionSlug].config.flattenedFields : undefined
}

/**
 * Whether a list of the admin has a query that REST would accept too: no other is rendered, because its order or filter
 * could reveal a hidden field. True for views that are not lists.
 */
export function isAllowedList(
  payload: Payload,
  segments: readonly string[],
  searchParams: SearchParams,
): boolean {
  const fields = fieldsOfList(payload, segments)
  if (!fields) return true
  try {
    const query = queryOf(searchParams)
    limitAdminList(query, fields)
    return isReadable(query)
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
