import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { isId } from '@/lib/ids'
import { isSitePath } from '@/lib/paths'
import { documentSchema } from '../publishing/schemas'
import { linkHours } from './rules'

const language = z.enum(languages, 'invalid')

/** A document by its name in an address: 'posts:<id>' or the name of a global. */
const documentByName = z
  .string('invalid')
  .transform((name) => {
    const [, collection, id] = /^([\w-]+):([^:]+)$/.exec(name) ?? []
    return collection ? { collection, id } : { global: name }
  })
  .pipe(documentSchema)

/** What a signed link allows: to read the draft of one document in one language until then, as `by`. */
const grantFields = {
  document: documentSchema,
  language,
  until: z.int(),
  by: z.string().refine(isId),
  /** How often the links to this draft had been revoked when it was shared. Links of earlier versions do not say. */
  revocations: z.int().default(0),
}
export const linkGrantSchema = z.object(grantFields)
export type LinkGrant = z.output<typeof linkGrantSchema>

/** What the cookie of a preview allows, on the page at `path` alone. Without `isGuest`, only in the session of `by`. */
export const cookieGrantSchema = z.object({ ...grantFields, path: z.string(), isGuest: z.boolean() })
export type CookieGrant = z.output<typeof cookieGrantSchema>

export const createLinkSchema = z.object({
  document: documentSchema,
  language,
  hours: z.literal([...linkHours], 'invalid'),
})

export const revokeLinksSchema = z.object({ document: documentSchema, language })

export const openPreviewSchema = z.union([
  z.object({ link: z.string('invalid').max(2_000, 'invalid') }),
  z.object({ document: documentByName, language }),
])

export const leavePreviewSchema = z.object({
  document: documentByName,
  language,
  path: z.string('invalid').refine((path) => isSitePath(path) && !/[;,?#]/.test(path), 'invalid'),
})

export const openFormSchema = z.object({ path: z.string('invalid').refine(isSitePath, 'invalid') })
