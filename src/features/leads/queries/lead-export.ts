import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { settingsOrDefaults } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { cleanQuery } from '@/lib/search-words'
import { requireAdmin } from '@/lib/server/http/authorize'
import { databaseOf, personName, sql } from '@/lib/server/db/sql'
import { log } from '@/lib/server/log'
import en from '@/messages/en/leadFiles.json'
import es from '@/messages/es/leadFiles.json'
import adminEn from '@/messages/en/admin.json'
import adminEs from '@/messages/es/admin.json'
import { leads, users } from '@/payload-tables'
import { leadSorts, sourceKey, type LeadFilter, type LeadSort, type SortDirection } from '../board-rules'
import { filterConditions, hasWords } from './lead-conditions'
import { beyondCursor, cursorOf, orderBy } from './lead-order'

type ExportRequest = { filter?: LeadFilter; sort?: LeadSort; direction?: SortDirection }

/** Rows of one statement. */
const BATCH = 1_000

/** What files say, in the language of the admin who asks for them. */
export const fileTexts = (language: Language) =>
  ({ en: { ...en, admin: adminEn }, es: { ...es, admin: adminEs } })[language]

/** Returns when something happened on the clocks of a zone, as spreadsheets read it: '2026-03-01 09:00:00'. */
const wallTime = (column: typeof leads.createdAt | typeof leads.firstReplyAt, zone: string) =>
  sql<string | null>`to_char(${column} at time zone ${zone}, 'YYYY-MM-DD HH24:MI:SS')`

/**
 * Reads every lead that the board shows with this filter, in its order, a page at a time: each statement goes on after the last
 * lead of the one before, so the last page takes as long as the first, and none holds a lock or a snapshot. Logs who exported
 * what. For admins only: throws AppError 'forbidden'.
 */
export async function* exportLeads(
  req: PayloadRequest,
  { filter = {}, sort = 'created', direction = leadSorts[sort] }: ExportRequest,
  language: Language,
): AsyncGenerator<(string | number | null)[][], void> {
  requireAdmin(req)
  const { zone } = await settingsOrDefaults(language)
  const { columns, admin } = fileTexts(language)
  yield [
    [
      columns.name,
      columns.email,
      columns.phone,
      columns.company,
      columns.serviceInterest,
      columns.message,
      columns.notes,
      columns.status,
      columns.source,
      columns.score,
      columns.assignee,
      columns.language,
      `${columns.createdAt} (${zone})`,
      `${columns.firstReplyAt} (${zone})`,
      columns.campaign,
    ],
  ]
  let count = 0
  try {
    for await (const rows of readLeads(req, { filter, sort, direction, zone })) {
      count += rows.length
      yield rows.map((lead) => [
        lead.name,
        lead.email,
        lead.phone,
        lead.company,
        lead.serviceInterest && admin.leads.services[lead.serviceInterest],
        lead.message,
        lead.notes,
        admin.leads.statuses[lead.status],
        admin.leads.sources[sourceKey(lead.sourceName)],
        lead.score,
        lead.assignee,
        lead.language,
        lead.createdAt,
        lead.firstReplyAt,
        lead.campaign,
      ])
    }
  } finally {
    // Also what was read of an export that was broken off.
    log.info({ user: req.user?.id, leads: count, filters: Object.keys(filter) }, 'leads were exported')
  }
}

type Read = Required<Pick<ExportRequest, 'filter' | 'sort' | 'direction'>> & { zone: string }
type ExportedLead = Awaited<ReturnType<typeof findRows>>[number]

async function* readLeads(req: PayloadRequest, read: Read): AsyncGenerator<ExportedLead[], void> {
  let cursor: string | undefined
  for (;;) {
    const rows = await findRows(req, { ...read, cursor })
    if (rows.length > 0) yield rows
    cursor = rows.at(-1)?.cursor
    if (rows.length < BATCH || !cursor) return
  }
}

async function findRows(
  req: PayloadRequest,
  { filter, sort, direction, zone, cursor }: Read & { cursor: string | undefined },
) {
  const { name, email, phone, company, serviceInterest, message, notes, status, sourceName, score } = leads
  const { language, utm_campaign } = leads
  const db = await databaseOf(req)
  return db
    .select({
      ...{
        name,
        email,
        phone,
        company,
        serviceInterest,
        message,
        notes,
        status,
        sourceName,
        score,
        language,
      },
      campaign: utm_campaign,
      createdAt: wallTime(leads.createdAt, zone),
      firstReplyAt: wallTime(leads.firstReplyAt, zone),
      assignee: personName(users),
      cursor: cursorOf(leads, sort),
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.assignedTo))
    .where(
      and(
        filterConditions(filter),
        hasWords(cleanQuery(filter.query ?? '')),
        cursor ? beyondCursor(cursor, sort, direction) : undefined,
      ),
    )
    .orderBy(...orderBy(leads, { sort, direction }))
    .limit(BATCH)
}
