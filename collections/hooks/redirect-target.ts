import type { FieldHook } from 'payload'

import { folderOf, placeOf } from '../../src/features/redirects/rules'
import { localizedPath } from '../../src/i18n/languages'
import type { Redirect } from '../../src/payload-types'
import { textFor } from '../fields/text'
import { placesOf } from './places'

/** Where a redirect leads now, for staff who look through them; a document's address in the language of the old one. */
export const describeTarget: FieldHook<Redirect> = async ({ data, req }) => {
  const { from, to } = data ?? {}
  if (!req.user || !from || !to) return undefined
  if (to.type === 'custom') return to.url
  if (!to.reference) return textFor(req, 'redirects:nowhere')
  const { relationTo: kind, value } = to.reference
  const { language } = placeOf(from)
  const places = await placesOf[kind](req, typeof value === 'object' ? value.id : value)
  const place = places.find((found) => found.isPublic && found.language === language)
  return place
    ? localizedPath(`${folderOf[kind]}/${place.slug}`, language)
    : textFor(req, 'redirects:nowhere')
}
