import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'

import { runSql, sql } from '../../src/lib/server/db/sql'
import { savesDraft } from './publishing'

/**
 * When one language is published, Payload takes the public texts of the other one by position in the list. So after someone
 * was moved, added or removed, people would have each other's texts. Here the texts stay with their rows.
 */

type Texts = { row: string; language: string; title: string | null; bio: string | null }

const PUBLIC_TEXTS = 'publicTeamTexts'

/** Whether a save writes the public text of one language; the button for both writes each on its own. */
const publishesOne = (req: PayloadRequest) => !savesDraft(req) && req.context.everyLanguage !== true

/** Remembers what is public in the other language. */
export const rememberTeamTexts: GlobalBeforeChangeHook = async ({ data, req }) => {
  if (publishesOne(req))
    req.context[PUBLIC_TEXTS] = await runSql<Texts>(
      req,
      sql`select _parent_id as row, _locale as language, title, bio from team_members_locales
        where _locale::text <> ${req.locale}`,
    )
  return data as object
}

/** Gives the rows that are still there their texts back. */
export const keepTeamTexts: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (!publishesOne(req)) return doc as object
  const texts = req.context[PUBLIC_TEXTS] as Texts[]
  await runSql(req, sql`delete from team_members_locales where _locale::text <> ${req.locale}`)
  await runSql(
    req,
    sql`
      insert into team_members_locales (_parent_id, _locale, title, bio)
      select row, language, title, bio
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as texts (row varchar, language _locales, title varchar, bio varchar)
      where row in (select id from team_members)`,
  )
  return doc as object
}
