import { languages, defaultLanguage } from '@/i18n/languages'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { DraftedDocument } from '../rules'
import { saveDocument } from './save-document'

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
