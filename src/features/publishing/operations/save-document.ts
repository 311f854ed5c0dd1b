import type { PayloadRequest } from 'payload'

import { type Language, languages, defaultLanguage } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { asUser, type Local } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { payloadErrorCode } from '@/lib/server/payload-error'
import type { DraftedDocument } from '../rules'

type Options = {
  locale: Language
  data: Record<string, unknown>
  draft?: boolean
  unpublishAllLocales?: boolean
  /** Saves even while someone else has the document open. */
  overrideLock?: boolean
  context?: Record<string, unknown>
}

/**
 * Saves one language of a document in the transaction of the request, with the access of its user or of another. Throws
 * AppError 'not_found', 'forbidden', 'conflict' when someone else has the document open, and 'invalid' with the language
 * that lacks a text and what the blocks of it lack ('es.content.chart.1.rows').
 */
export async function saveDocument(
  req: PayloadRequest,
  document: DraftedDocument,
  options: Options,
  local: Local = asUser(req),
): Promise<void> {
  // Payload's option types depend on the collection; the data here is that of a version, or only a status.
  const args = { draft: false, overrideLock: false, depth: 0, ...options } as never as { data: never }
  const saved =
    'global' in document
      ? local.updateGlobal({ slug: document.global, ...args })
      : local.update({ collection: document.collection, id: document.id, ...args })
  await saved.catch((error: unknown) => {
    throw appErrorOf(error, options.locale) ?? error
  })
}

function appErrorOf(error: unknown, locale: Language): AppError | undefined {
  const code = payloadErrorCode(error)
  return code && new AppError(code, code === 'invalid' ? { fields: incompleteFields(error, locale) } : {})
}

function incompleteFields(error: unknown, locale: Language): Record<string, string> {
  const { errors } = (error as { data: { errors: { path?: unknown }[] } }).data
  const parts = errors.flatMap(({ path }) =>
    typeof path === 'string' && path.startsWith('content.')
      ? [[`${locale}.${path}`, 'required'] as const]
      : [],
  )
  return { [locale]: 'incomplete', ...Object.fromEntries(parts) }
}

/**
 * Publishes the latest draft of every language, all or nothing. One language after the other, because Payload validates only
 * the language of the request. A post leaves the archive. Throws AppError 'invalid' with the language that is not complete.
 */
export async function publishBoth({ req }: Context, document: DraftedDocument): Promise<object> {
  const isPost = 'collection' in document && document.collection === 'posts'
  const data = { _status: 'published', ...(isPost && { archivedAt: null }) }
  return inTransaction(req, async () => {
    for (const locale of languages) await saveDocument(req, document, { locale, data })
    return {}
  })
}

/** Takes every language of a document off the site. Drafts stay as they are. */
export async function unpublishBoth({ req }: Context, document: DraftedDocument): Promise<object> {
  await inTransaction(req, () =>
    saveDocument(req, document, {
      locale: defaultLanguage,
      data: { _status: 'draft' },
      // Without validation of the drafts, which may be incomplete.
      unpublishAllLocales: true,
      context: { everyLanguage: true },
    }),
  )
  return {}
}
