import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { asSystem } from '@/lib/server/db/local-api'
import { runSql, sql } from '@/lib/server/db/sql'
import { env } from '@/env'
import { localizedPath, type Language } from '@/i18n/languages'
import { DEFAULT_EXPIRY_DAYS } from '../rules'

export type SendingSettings = {
  /** The agency's time zone (IANA). */
  zone: string
  /** Days for which a proposal can be signed, unless another day is chosen. */
  expiryDays: number
  /** Whether clients are reminded of proposals that expire soon. */
  reminders: boolean
}

/**
 * Returns what the settings say about sending proposals. Reads as the system: it is no secret, and staff and jobs need it.
 */
export async function findSendingSettings(req: PayloadRequest): Promise<SendingSettings> {
  const { agencyZone, proposalExpiryDays, proposalReminders } = await asSystem(req).findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { agencyZone: true, proposalExpiryDays: true, proposalReminders: true },
  })
  return {
    zone: agencyZone || 'UTC',
    expiryDays: proposalExpiryDays || DEFAULT_EXPIRY_DAYS,
    reminders: proposalReminders !== false,
  }
}

/** Returns the last millisecond of a day such as '2026-04-12' in a zone, as an ISO time. */
export async function endOfDay(req: PayloadRequest, day: string, zone: string): Promise<string> {
  // Drizzle selects nothing without a table.
  const [row] = await runSql(
    req,
    sql`
      select (extract(epoch from (${day}::date + 1)::timestamp at time zone ${zone}) * 1000)::float8 as end`,
    z.object({ end: z.number() }),
  )
  if (!row) throw new Error('the database returned no row')
  return new Date(row.end - 1).toISOString()
}

/** Returns the whole address of a proposal, which its client opens in that language. */
export const proposalLink = (id: string, language: Language): string =>
  `${env.SITE_URL}${localizedPath(`/proposal/${id}`, language)}`
