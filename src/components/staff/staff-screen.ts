import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import type { User } from '@/payload-types'

/** The parameters of the query; one that is repeated is an array. */
export type Search = Record<string, string | string[] | undefined>

/** What a page of the desk gives to its screen. Whoever sees one is staff. */
export type StaffScreen = {
  req: PayloadRequest & { user: User & { collection: 'users' } }
  language: Language
  search: Search
}
