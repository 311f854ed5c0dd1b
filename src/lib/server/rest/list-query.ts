import type { CollectionSlug, FlattenedField, Payload, PayloadRequest, Where } from 'payload'
import { parse, stringify } from 'qs-esm'

import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { isQueryError, payloadErrorCode } from '@/lib/server/payload-error'
import { isValueError } from './errors'
import { limitAdminList, type ListQuery } from './list-limits'
import { isReadable } from './readable-text'

type SearchParams = Record<string, string | string[] | undefined>

/** Returns the query of a view of the admin, parsed as Payload parses it. */
const queryOf = (searchParams: SearchParams): ListQuery =>
  parse(stringify(searchParams), { depth: 10 }) as ListQuery

/** The fields by which a list of the admin may be ordered. */
type List = { slug?: CollectionSlug; fields: readonly FlattenedField[] }

/** Returns the list that a view of the admin shows, by the path segments below /admin; undefined for other views. */
function listOfView({ collections, globals }: Payload, segments: readonly string[]): List | undefined {
  const [kind, slug = '', ...others] = segments
  const view = others.at(-1)
  if (kind === 'globals')
    return view === 'versions'
      ? { fields: globals.config.flatMap(({ flattenedFields }) => flattenedFields) }
      : undefined
  if (kind !== 'collections' || !Object.hasOwn(collections, slug)) return undefined
  const { flattenedFields: fields } = collections[slug as CollectionSlug].config
  if (others.length === 0 || view === 'trash') return { slug: slug as CollectionSlug, fields }
  return view === 'versions' ? { fields } : undefined
}

/**
 * Whether a list of the admin has a query that REST would accept too, and whose filter the database can read; for any other
 * the list would render an error with status 500, or in an order that reveals a hidden field. Runs the filter as the user,
 * for staff only. True for views that are not lists.
 */
export async function isReadableList(
  req: PayloadRequest,
  segments: readonly string[],
  searchParams: SearchParams,
): Promise<boolean> {
  const list = listOfView(req.payload, segments)
  if (!list) return true
  try {
    const query = queryOf(searchParams)
    if (!isReadable(query)) return false
    const { where } = limitAdminList(query, list.fields)
    if (list.slug && where !== undefined)
      await asUser(req).count({ collection: list.slug, where: where as Where })
    return true
  } catch (error) {
    if (error instanceof AppError || isQueryError(error) || isValueError(error)) return false
    // The list itself responds to those who may not read the collection.
    if (payloadErrorCode(error) === 'forbidden') return true
    throw error
  }
}
