import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { documentAt, findPage } from '@/features/routes/rules'
import { type Language, defaultLanguage } from '@/i18n/languages'
import { adminSignInPath } from '@/lib/admin-views'
import { AppError } from '@/lib/app-error'
import { asVisitor } from '@/lib/server/db/local-api'
import { authorize } from '@/lib/server/http/authorize'
import type { openFormSchema } from '../schemas'

/** Returns the path of the form of what a public page shows; undefined for a page that has none. */
async function findFormPath(
  { payload }: PayloadRequest,
  path: string,
  language: Language,
): Promise<string | undefined> {
  const copy = findPage(path)?.page.copy
  if (copy) return `/admin/globals/${copy}?locale=${language}`
  const named = documentAt(path)
  if (!named) return undefined
  const { docs } = await asVisitor(payload, language).find({
    collection: named.collection,
    where: { slug: { equals: named.slug } },
    select: { slug: true },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0] && `/admin/collections/${named.collection}/${docs[0].id}?locale=${language}`
}

/** Returns the form of what a public page shows, in the language of the page; the sign-in page for anyone but staff. */
export async function openForm(request: Request, { path }: z.output<typeof openFormSchema>): Promise<string> {
  const context = await authorize(request, 'staff').catch((error: unknown) => {
    if (error instanceof AppError && error.code !== 'unavailable') return undefined
    throw error
  })
  if (!context) return adminSignInPath('/admin')
  const [language, pagePath] = splitLanguage(path)
  return (await findFormPath(context.req, pagePath, language)) ?? '/admin'
}

/** Returns the language of an address and its path without it. */
function splitLanguage(address: string): [Language, string] {
  const [, rest] = /^\/es(\/.*)?$/.exec(address) ?? []
  return /^\/es(\/|$)/.test(address) ? ['es', rest ?? '/'] : [defaultLanguage, address]
}
