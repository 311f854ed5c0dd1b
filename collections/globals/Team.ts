import type { GlobalConfig, GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { eq } from 'drizzle-orm'
import { isLanguage, otherLanguage, type Language } from '@/i18n/languages'
import { databaseOf } from '@/lib/server/db/sql'
import { team_members, team_members_locales } from '@/payload-tables'
import { namedRows, textareaField, textField } from '../fields/copy'
import { label } from '../fields/texts'
import { pageGlobal } from './page-global'
import { savesDraft } from '../hooks/publishing'

/**
 * When one language is published, Payload takes the public texts of the other one by position in the list. So after someone
 * was moved, added or removed, people would have each other's texts. Here the texts stay with their rows.
 */

const { _parentID, _locale, title, bio } = team_members_locales

const PUBLIC_TEXTS = 'publicTeamTexts'

/** The language that a save must not change; undefined for a draft, and for the button for both, which writes each on its own. */
function otherLanguageOf(req: PayloadRequest): Language | undefined {
  if (savesDraft(req) || req.context.everyLanguage === true) return undefined
  return isLanguage(req.locale) ? otherLanguage(req.locale) : undefined
}

const readTexts = async (req: PayloadRequest, language: Language) =>
  (await databaseOf(req))
    .select({ _parentID, _locale, title, bio })
    .from(team_members_locales)
    .where(eq(_locale, language))

/** Remembers what is public in the other language. */
const rememberTeamTexts: GlobalBeforeChangeHook = async ({ data, req }) => {
  const other = otherLanguageOf(req)
  if (other) req.context[PUBLIC_TEXTS] = await readTexts(req, other)
  return data as object
}

/** Gives the rows that are still there their texts back. */
const keepTeamTexts: GlobalAfterChangeHook = async ({ doc, req }) => {
  const other = otherLanguageOf(req)
  if (!other) return doc as object
  const texts = req.context[PUBLIC_TEXTS] as Awaited<ReturnType<typeof readTexts>>
  const db = await databaseOf(req)
  await db.delete(team_members_locales).where(eq(_locale, other))
  const members = new Set((await db.select({ id: team_members.id }).from(team_members)).map(({ id }) => id))
  const kept = texts.filter((text) => members.has(text._parentID))
  if (kept.length > 0) await db.insert(team_members_locales).values(kept)
  return doc as object
}

const page = pageGlobal('team', [
  {
    name: 'members',
    type: 'array',
    label: label('copy:members'),
    labels: { singular: label('copy:row'), plural: label('copy:members') },
    maxRows: 24,
    admin: namedRows,
    fields: [
      textField('name', { localized: false }),
      textField('title'),
      textareaField('bio'),
      { name: 'photo', type: 'upload', relationTo: 'site-images', label: label('copy:photo') },
    ],
  },
])

/** The team members. Members are shared by both locales; their titles and bios are localized. */
export const Team: GlobalConfig = {
  ...page,
  hooks: {
    ...page.hooks,
    beforeChange: [...(page.hooks?.beforeChange ?? []), rememberTeamTexts],
    afterChange: [keepTeamTexts, ...(page.hooks?.afterChange ?? [])],
  },
}
