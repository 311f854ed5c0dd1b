import type { z } from 'zod'

import { defaultLanguage, type Language } from '@/i18n/languages'
import { adminSignInPath } from '@/lib/admin-views'
import { AppError } from '@/lib/app-error'
import { authorize } from '@/lib/server/http/authorize'
import { findFormPath } from '../queries/document-at'
import type { openFormSchema } from '../schemas'

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
