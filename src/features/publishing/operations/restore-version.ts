import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { lockDocument } from '@/lib/server/db/document-lock'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { DraftedDocument } from '../rules'
import type { RestoreInput } from '../schemas'
import { fieldsOfLanguage } from './fields-of-language'
import { saveDocument } from './save-document'

type Row = Record<string, unknown>

/**
 * Saves one language of a version as the draft of its document. The other language, the fields that both share and what
 * visitors see stay as they are. Throws AppError 'not_found' for a version of another document.
 */
export async function restoreVersion(
  { req }: Context,
  { document, version, language }: RestoreInput,
): Promise<object> {
  return inTransaction(req, async () => {
    await ('global' in document
      ? lockDocument(req, document.global)
      : lockDocument(req, document.collection, document.id))
    const found = await readVersion(req, document, version, language)
    if (!found) throw new AppError('not_found')
    const current = await readDraft(req, document, language)
    const data = { ...fieldsOfLanguage(fieldsOf(req, document), current, found), _status: 'draft' }
    await saveDocument(req, document, { locale: language, data, draft: true })
    return {}
  })
}

function fieldsOf({ payload }: PayloadRequest, document: DraftedDocument) {
  if ('collection' in document) return payload.collections[document.collection].config.flattenedFields
  const config = payload.globals.config.find(({ slug }) => slug === document.global)
  return config?.flattenedFields ?? []
}

/** The document as the editor shows it. */
async function readDraft(req: PayloadRequest, document: DraftedDocument, locale: Language): Promise<Row> {
  const options = { draft: true, depth: 0, locale, fallbackLocale: false } as const
  const found =
    'global' in document
      ? await asUser(req).findGlobal({ slug: document.global, ...options })
      : await asUser(req).findByID({ collection: document.collection, id: document.id, ...options })
  return found as unknown as Row
}

/** Returns the content of a version, or undefined when it is not one of this document's. */
async function readVersion(
  req: PayloadRequest,
  document: DraftedDocument,
  id: string,
  locale: Language,
): Promise<Row | undefined> {
  const options = {
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    locale,
    fallbackLocale: false,
  } as const
  const { docs } =
    'global' in document
      ? await asUser(req).findGlobalVersions({ slug: document.global, ...options })
      : await asUser(req).findVersions({
          collection: document.collection,
          ...options,
          where: { and: [options.where, { parent: { equals: document.id } }] },
        })
  return docs[0]?.version as unknown as Row | undefined
}
