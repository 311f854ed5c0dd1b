import type { Payload } from 'payload'
import { z } from 'zod'

import { languages, type Language } from '@/i18n/languages'
import { autocommit, sql } from '@/lib/server/db/sql'
import { publicationState, type DraftedCollection, type PublicationState } from '../rules'

/** `toTranslate` counts the passages whose translation is missing, out of date or unread. */
export type LanguageStates = Record<Language, PublicationState> & { toTranslate: number }

const rowSchema = z.object({
  id: z.string(),
  language: z.enum(languages),
  isPublished: z.boolean(),
  isLatestPublished: z.boolean(),
  hasText: z.boolean(),
  toTranslate: z.number().nullable(),
})

/** Returns the state of every language of documents, by their ids. Raw, because the collection names the tables. */
async function listLanguageStates(
  payload: Payload,
  collection: DraftedCollection,
  ids: string[],
): Promise<Map<string, LanguageStates>> {
  const name = collection.replaceAll('-', '_')
  const table = (one: string) => sql.identifier(one)
  const codes = sql.join(
    languages.map((language) => sql`(${language})`),
    sql`, `,
  )
  const rows = await autocommit(
    payload,
    sql`
      select document.id, language.code as language,
        coalesce(localized._status = 'published', false) as "isPublished",
        coalesce(latest.version__status::text, localized._status::text) is not distinct from 'published' as "isLatestPublished",
        coalesce(latest.version_title, localized.title) is not null as "hasText",
        translation.stale + translation.unread + translation.missing as "toTranslate"
      from ${table(name)} document cross join (values ${codes}) language (code)
      left join ${table(`${name}_locales`)} localized
        on localized._parent_id = document.id and localized._locale::text = language.code
      left join ${table(`_${name}_v`)} version on version.parent_id = document.id and version.latest
      left join ${table(`_${name}_v_locales`)} latest
        on latest._parent_id = version.id and latest._locale::text = language.code
      left join translations translation on translation.slug = ${collection} and translation.document_id = document.id
      where document.id in ${ids}`,
    rowSchema,
  )
  const states = new Map<string, LanguageStates>()
  for (const { id, language, toTranslate, ...row } of rows)
    states.set(id, {
      ...(states.get(id) as LanguageStates),
      [language]: publicationState(row),
      toTranslate: toTranslate ?? 0,
    })
  return states
}

type Batch = { ids: string[]; states: Promise<Map<string, LanguageStates>> }
const batches = new Map<DraftedCollection, Batch>()

/**
 * Returns the state of every language of one document. Calls of the same moment, as by the cells of a list, share a query.
 */
export async function findLanguageStates(
  payload: Payload,
  collection: DraftedCollection,
  id: string,
): Promise<LanguageStates | undefined> {
  let batch = batches.get(collection)
  if (!batch) {
    const ids: string[] = []
    const states = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batches.delete(collection)
      return listLanguageStates(payload, collection, ids)
    })
    batch = { ids, states }
    batches.set(collection, batch)
  }
  batch.ids.push(id)
  return (await batch.states).get(id)
}
