import type { GeneratePreviewURL, LivePreviewConfig, PayloadRequest } from 'payload'

import { env } from '../src/env'
import { canOpenProposal } from '../src/features/accounts/rules'
import { previewAddress } from '../src/features/preview/rules'
import type { DraftedDocument } from '../src/features/publishing/rules'
import { isLanguage, localizedPath } from '../src/i18n/languages'

/** The page at the sizes of a phone and of a desktop. */
const breakpoints = [
  { name: 'phone', label: '375 × 780', width: 375, height: 780 },
  { name: 'desktop', label: '1440 × 900', width: 1440, height: 900 },
]

/**
 * The language of the form. After a save, Payload asks again in a request without the address of the form, whose language
 * would be the stored one: the browser sends that address as the referrer.
 */
function languageOfForm({ headers }: PayloadRequest, locale: string): string {
  const referrer = headers.has('next-action') ? headers.get('referer') : null
  return (referrer && URL.parse(referrer)?.searchParams.get('locale')) || locale
}

function addressOf(document: DraftedDocument, req: PayloadRequest, locale: string): string | null {
  const language = languageOfForm(req, locale)
  return isLanguage(language) ? env.SITE_URL + previewAddress(document, language) : null
}

/** Returns the settings of Payload's button that opens the page, and of the page beside the form. */
export const previewOf = (documentOf: (data: Record<string, unknown>) => DraftedDocument) => ({
  preview: ((data, { req, locale }) => addressOf(documentOf(data), req, locale)) satisfies GeneratePreviewURL,
  livePreview: {
    breakpoints,
    url: ({ data, req, locale }) => addressOf(documentOf(data), req, locale.code),
  } satisfies LivePreviewConfig,
})

/**
 * The page of a proposal in its language, which shows staff the draft; null for one that is not stored yet, and for users
 * who may not open it.
 */
function proposalAddress(data: Record<string, unknown>, req: PayloadRequest): string | null {
  const idOf = (value: unknown) => (value as { id?: string } | null)?.id ?? (value as string)
  const { id, language } = data
  const parties = { owner: idOf(data.owner), client: idOf(data.client) }
  if (typeof id !== 'string' || !isLanguage(language) || !canOpenProposal(req.user, parties)) return null
  return env.SITE_URL + localizedPath(`/proposal/${id}`, language)
}

/** Returns the same settings for proposals, whose page is the one that the client sees. */
export const proposalPreview = () => ({
  preview: ((data, { req }) => proposalAddress(data, req)) satisfies GeneratePreviewURL,
  livePreview: {
    breakpoints,
    url: ({ data, req }) => proposalAddress(data, req),
  } satisfies LivePreviewConfig,
})
