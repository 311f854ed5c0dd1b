import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { parse, stringify } from 'qs-esm'

import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { isQueryError, payloadErrorCode } from '@/lib/server/payload-error'
import { isValueError } from './errors'
import { checkWhere } from './where-limits'

type SearchParams = Record<string, string | string[] | undefined>

/** Returns the filter of a list in the admin, parsed as Payload parses it. */
export const whereOf = (searchParams: SearchParams): unknown =>
  (parse(stringify(searchParams), { depth: 10 }) as { where?: unknown }).where

/**
 * Whether the database can read the filter of an admin list; for any other filter the list would render an error with
 * status 500. Runs the filter as the user, for staff only. `segments` is the path below /admin; true for views that are
 * not lists.
 */
export async function isReadableList(
  req: PayloadRequest,
  segments: readonly string[],
  searchParams: SearchParams,
): Promise<boolean> {
  const [kind, slug = '', ...others] = segments
  const where = whereOf(searchParams)
  const isList = kind === 'collections' && Object.hasOwn(req.payload.collections, slug) && others.length === 0
  if (!isList || where === undefined) return true
  try {
    checkWhere(where)
    await asUser(req).count({
      collection: slug as CollectionSlug,
      where: (where || {}) as Where,
    })
    return true
  } catch (error) {
    if (error instanceof AppError || isQueryError(error) || isValueError(error)) return false
    // The list itself responds to those who may not read the collection.
    if (payloadErrorCode(error) === 'forbidden') return true
    throw error
  }
}
