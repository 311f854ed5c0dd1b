import { parse, stringify } from 'qs-esm'

import { defaultLanguage, languages } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { checkSort } from './sort-limits'
import { isReadable } from './readable-text'
import { checkWhere } from './where-limits'

export const MAX_QUERY_CHARACTERS = 8_192
const MAX_ROWS = 1_000
const MAX_PAGE = 1_000_000
const MAX_POPULATE_DEPTH = 10

/** The options with which Payload parses a query (createPayloadRequest). */
const parseOptions = { allowEmptyArrays: true, arrayLimit: 1_000, depth: 10, ignoreQueryPrefix: true }
const stringifyOptions: object = { allowEmptyArrays: true }

const readMethods = new Set(['GET', 'HEAD'])
const writeLocales = new Set<unknown>(languages)
/** Only reads may name every language: a write would bypass the rules of each. */
const readLocales = new Set<unknown>([...languages, 'all', '*'])

type Query = Record<string, unknown>

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
  // A folder within a bucket: no collection has one, and Payload fails on a column that does not exist.
  if (query.prefix !== undefined) throw new AppError('invalid')
  checkWhere(query.where, !isRead)
  limitPage(query)
  for (const join of joinsOf(query)) {
    checkWhere(join.where)
    limitPage(join)
  }
  // A write may return less, but its hooks must read the whole row.
  if (!isRead) for (const name of ['select', 'populate']) delete query[name]
  url.search = stringify(query, stringifyOptions)
  return url
}

function parseQuery(search: string): Query {
  if (search.length > MAX_QUERY_CHARACTERS) throw new AppError('invalid')
  const query: Query = parse(search, parseOptions)
  if (!isReadable(query) || hasUnparsedKey(query)) throw new AppError('invalid')
  return query
}

/** The parser leaves brackets in a key that is unbalanced or nested too deeply. */
const hasUnparsedKey = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, child]) => /[[\]]/.test(key) || hasUnparsedKey(child))

/** Payload accepts unknown languages with 200 and stores nothing. Without one it cannot sort by localized fields. */
function checkLocale(query: Query, allowed: Set<unknown>): void {
  query.locale ||= defaultLanguage
  if (!allowed.has(query.locale)) throw new AppError('invalid')
}

/** `joins=false` turns all joins off; `joins[name]=false` turns one off. */
function joinsOf({ joins }: Query): Query[] {
  const isObject = (value: unknown): value is Query => typeof value === 'object' && value !== null
  return isObject(joins) ? Object.values(joins).filter(isObject) : []
}

/** Checks the numbers and the order of a list. Payload reads limit 0 and `pagination=false` as all rows. */
function limitPage(query: Query): void {
  checkNumber(query.limit, MAX_ROWS)
  checkNumber(query.page, MAX_PAGE)
  checkNumber(query.depth, MAX_POPULATE_DEPTH)
  checkSort(query.sort)
  const isUnlimited = query.limit === '0' || (query.pagination === 'false' && query.limit === undefined)
  if (isUnlimited) query.limit = String(MAX_ROWS)
}

function checkNumber(value: unknown, max: number): void {
  if (value === undefined) return
  const isNumber = typeof value === 'string' && /^(0|[1-9]\d{0,6})$/.test(value)
  if (!isNumber || Number(value) > max) throw new AppError('invalid')
}
