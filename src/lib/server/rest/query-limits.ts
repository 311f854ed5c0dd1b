import { parse, stringify } from 'qs-esm'

import { defaultLanguage, languages } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { limitList, type ListQuery } from './list-limits'
import { isReadable } from './readable-text'

export const MAX_QUERY_CHARACTERS = 8_192

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
