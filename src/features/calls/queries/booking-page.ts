import { randomUUID } from 'node:crypto'

import { createLocalReq } from 'payload'
import { eq } from 'drizzle-orm'

import { carriedInputs } from '@/features/consent/visit'
import { findContactFormDraft } from '@/features/leads/queries/contact-form-draft'
import { isTimeZone } from '@/features/settings/rules'
import type { Settings } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { autocommitDatabase } from '@/lib/server/db/sql'
import { payload } from '@/lib/server/payload'
import { leads } from '@/payload-tables'
import { idOfToken } from '../call-link'
import { datesIn, type TimesToPick } from '../picker-rules'
import { findTimesToPick } from './times-to-pick'

/** The query of a page about calls, of which each key may be repeated. */
export type Query = Record<string, string | string[] | undefined>
export const one = (query: Query, name: string): string | undefined => {
  const value = query[name]
  return (Array.isArray(value) ? value[0] : value)?.slice(0, 300)
}

/** The zone in a query, else the agency's. */
export function zoneOf(query: Query, { zone }: Settings): { zone: string; isZoneChosen: boolean } {
  const asked = one(query, 'zone')
  return isTimeZone(asked) && asked ? { zone: asked, isZoneChosen: true } : { zone, isZoneChosen: false }
}

export const weekOf = (query: Query): number | undefined => {
  const week = Number(one(query, 'week'))
  return Number.isInteger(week) ? week : undefined
}

export type BookingData = {
  free: TimesToPick
  values: Record<string, string>
  hidden: Record<string, string>
  errors: Record<string, string>
  trouble?: { code: string; nearest: string[]; stands?: string }
  /** The name of the lead that books from our email. */
  lead?: string
}

/** Returns what the page that books a call shows: free times, and what is known of the visitor. Changes nothing. */
export async function findBookingData(
  language: Language,
  query: Query,
  draftId: string | undefined,
): Promise<BookingData> {
  const instance = await payload()
  const token = one(query, 'for')
  const [draft, lead] = await Promise.all([
    findContactFormDraft(draftId, 'call'),
    findLead(idOfToken('lead', token)),
  ])
  const typed = draft?.values ?? {}
  const callLanguage =
    typed.call_language === 'es' || typed.call_language === 'en' ? typed.call_language : language
  const free = await findTimesToPick(instance, { language: callLanguage })
  const errors = draft?.errors ?? {}
  const code = errors.form
  const hidden = {
    submission_id: randomUUID(),
    ...(lead && token && { for: token }),
    ...pick(query, typed, 'service'),
    ...Object.fromEntries(carriedInputs.flatMap((name) => (typed[name] ? [[name, typed[name]]] : []))),
  }
  return {
    free,
    values: { ...(lead && { name: lead.name, email: lead.email }), time: one(query, 'time') ?? '', ...typed },
    hidden,
    errors,
    trouble: code ? { code, nearest: datesIn(typed.nearest), stands: datesIn(typed.stands)[0] } : undefined,
    lead: lead?.name,
  }
}

const pick = (query: Query, typed: Record<string, string>, name: string): Record<string, string> => {
  const value = one(query, name) ?? typed[name]
  return value && /^[a-z-]{1,60}$/.test(value) ? { [name]: value } : {}
}

async function findLead(id: string | undefined): Promise<{ name: string; email: string } | undefined> {
  if (!id) return undefined
  const [row] = await autocommitDatabase(await payload())
    .select({ name: leads.name, email: leads.email })
    .from(leads)
    .where(eq(leads.id, id))
  return row
}

/** A request without a session, for queries of pages. */
export const visitorRequest = async () => createLocalReq({}, await payload())
