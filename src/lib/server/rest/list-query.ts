import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { parse, stringify } from 'qs-esm'

import { AppError } from '@/lib/app-error'
import { limitAdminList, type ListQuery } from './list-limits'
import { isReadable } from './readable-text'

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
