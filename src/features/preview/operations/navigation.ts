import { cookies, draftMode } from 'next/headers'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { env } from '@/env'
import { documentAt, findPage } from '@/features/routes/rules'
import { localizedPath, defaultLanguage, isLanguage, type Language } from '@/i18n/languages'
import { adminSignInPath } from '@/lib/admin-views'
import { AppError } from '@/lib/app-error'
import { isStaff } from '@/lib/roles'
import { asVisitor } from '@/lib/server/db/local-api'
import { authorize } from '@/lib/server/http/authorize'
import { previewCookie, signCookie, readLink, checkLink } from '../queries/grants'
import { findPreviewPath, findPublicAddress } from '../queries/preview-page'
import { formPath, linkAddress, STAFF_PREVIEW_HOURS } from '../rules'
import type { CookieGrant, openPreviewSchema, leavePreviewSchema, openFormSchema } from '../schemas'

/** Next's own, which takes a page out of the cache. */
const bypassCookie = '__prerender_bypass'

/** `path` is that of the page, with its language. */
const optionsOf = (path: string, until: number) =>
  ({
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    expires: new Date(until),
  }) as const

/** Sets the cookies of a preview, for its page alone: every other page still comes from the cache. */
async function setPreviewCookies(grant: CookieGrant): Promise<void> {
  const options = optionsOf(localizedPath(grant.path, grant.language), grant.until)
  const mode = await draftMode()
  mode.enable()
  const jar = await cookies()
  // Next sets it for all paths, and with SameSite=None.
  jar.set(bypassCookie, jar.get(bypassCookie)?.value ?? '', options)
  jar.set(previewCookie, signCookie(grant), options)
}

/** Removes the cookies of the preview of a page. `path` is with its language. */
async function clearPreviewCookies(path: string): Promise<void> {
  const jar = await cookies()
  for (const name of [bypassCookie, previewCookie]) jar.set(name, '', optionsOf(path, 0))
}

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

/**
 * Ends the preview of a page in this browser and returns where to go: the public page if there is one, else the form for
 * staff and the home page for others.
 */
export async function leavePreview(
  request: Request,
  { document, language, path }: z.output<typeof leavePreviewSchema>,
): Promise<string> {
  await clearPreviewCookies(localizedPath(path, language))
  const { req, user } = await authorize(request, 'user').catch(() => authorize(request, 'anyone'))
  const address = await findPublicAddress(req, document, language)
  return address ?? (isStaff(user) ? formPath(document, language) : localizedPath('/', language))
}

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
