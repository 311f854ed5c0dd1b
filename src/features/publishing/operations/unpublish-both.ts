import { defaultLanguage } from '@/i18n/languages'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { DraftedDocument } from '../rules'
import { saveDocument } from './save-document'

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
