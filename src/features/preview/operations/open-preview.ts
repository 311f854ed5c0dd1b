import type { z } from 'zod'

import { defaultLanguage, isLanguage, localizedPath, type Language } from '@/i18n/languages'
import { adminSignInPath } from '@/lib/admin-views'
import { AppError } from '@/lib/app-error'
import { authorize } from '@/lib/server/http/authorize'
import { checkLink } from '../queries/link'
import { findPreviewPath } from '../queries/preview-page'
import { readLink } from '../queries/grants'
import { formPath, linkAddress, STAFF_PREVIEW_HOURS } from '../rules'
import type { openPreviewSchema } from '../schemas'
import { setPreviewCookies } from './preview-cookies'

type Input = z.output<typeof openPreviewSchema>
type OfDocument = Extract<Input, { document: unknown }>

/**
 * Opens a preview in this browser: sets its cookies and returns the address of the page. For staff by document, for others
 * by link. Writes nothing to the database. Throws AppError 'forbidden' for an account that is not staff.
 */
export async function openPreview(request: Request, input: Input): Promise<string> {
  return 'link' in input ? openLink(input.link) : openDocument(request, input)
}

async function openDocument(request: Request, { document, language }: OfDocument): Promise<string> {
  const context = await authorize(request, 'staff').catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unauthenticated') return undefined
    throw error
  })
  if (!context?.user) return adminSignInPath(formPath(document, language))
  const path = await findPreviewPath(context.req, document, language)
  if (!path) throw new AppError('not_found')
  const until = Date.now() + STAFF_PREVIEW_HOURS * 3_600_000
  await setPreviewCookies({
    document,
    language,
    path,
    until,
    by: context.user.id,
    revocations: 0,
    isGuest: false,
  })
  return localizedPath(path, language)
}

/** Returns the page of the link itself when it does not open, which says why. */
async function openLink(link: string): Promise<string> {
  const found = await checkLink(link)
  if (found.state !== 'open') return linkAddress(encodeURIComponent(link), languageOf(link))
  const { grant, path } = found
  await setPreviewCookies({ ...grant, path, isGuest: true })
  return localizedPath(path, grant.language)
}

function languageOf(link: string): Language {
  const language = readLink(link)?.language
  return isLanguage(language) ? language : defaultLanguage
}
