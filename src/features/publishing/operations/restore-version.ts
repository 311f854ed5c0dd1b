import type { FlattenedField, PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction, lockDocument } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { DraftedDocument } from '../rules'
import type { RestoreInput } from '../schemas'
import { saveDocument } from './save-document'

type Row = Record<string, unknown>

/** Fields that keep their values when a version is restored: they decide what is public, or are derived from the others. */
const keptFields = new Set(['_status', 'publishedAt', 'searchText'])

/**
 * Returns what to write to restore one language of a version: the localized fields of the version, and around them the
 * fields that hold localized ones as they are now. `current` and `version` are both in that language. Rows of a list that
 * both languages share keep their number and order: only the texts of those in the version are restored.
 */
function fieldsOfLanguage(fields: FlattenedField[], current: Row, version: Row): Row {
  const restored: Row = {}
  for (const field of fields) {
    if (keptFields.has(field.name) || ('virtual' in field && field.virtual)) continue
    const [now, then] = [current[field.name], version[field.name]]
    if ('localized' in field && field.localized) restored[field.name] = then ?? null
    else if (!('flattenedFields' in field) || !hasLocalized(field.flattenedFields)) continue
    else if (field.type === 'array') restored[field.name] = restoreRows(field.flattenedFields, now, then)
    else restored[field.name] = fieldsOfLanguage(field.flattenedFields, asRow(now), asRow(then))
  }
  return restored
}

function restoreRows(fields: FlattenedField[], now: unknown, then: unknown): Row[] {
  const byId = new Map(asRows(then).map((row) => [row.id, row]))
  return asRows(now).map((row) => {
    const old = byId.get(row.id)
    return old ? { ...row, ...fieldsOfLanguage(fields, row, old) } : row
  })
}

const hasLocalized = (fields: FlattenedField[]): boolean =>
  fields.some(
    (field) =>
      ('localized' in field && field.localized) ||
      ('flattenedFields' in field && hasLocalized(field.flattenedFields)),
  )

const asRow = (value: unknown): Row => (value ?? {}) as Row
const asRows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : [])

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
