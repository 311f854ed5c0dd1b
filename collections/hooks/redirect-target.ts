import type { FieldHook } from 'payload'

import { documentPath } from '@/features/routes/rules'
import { splitLanguage } from '../../src/features/redirects/rules'
import { localizedPath } from '../../src/i18n/languages'
import type { Redirect } from '../../src/payload-types'
import { translate } from '../fields/translate'
import { findPublicPaths } from './public-paths'

/** Returns the current path or URL of the target for the admin. The path of a document is in the locale of `from`. */
export const describeTarget: FieldHook<Redirect> = async ({ data, req }) => {
  const { from, to } = data ?? {}
  if (!req.user || !from || !to) return undefined
  if (to.type === 'custom') return to.url
  if (!to.reference) return translate(req, 'redirects:nowhere')
  const { relationTo: kind, value } = to.reference
  const { language } = splitLanguage(from)
  const paths = await findPublicPaths[kind](req, typeof value === 'object' ? value.id : value)
  const path = paths.find((candidate) => candidate.isPublic && candidate.language === language)
  return path ? localizedPath(documentPath(kind, path.slug), language) : translate(req, 'redirects:nowhere')
}
