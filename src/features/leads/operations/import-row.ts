import { z } from 'zod'

import { isLanguage, type Language } from '@/i18n/languages'
import { withoutGuard } from '@/lib/csv/write-csv'
import { fieldErrorsOf } from '@/lib/field-errors'
import { normalizeForSearch } from '@/lib/search-words'
import { text } from '@/lib/text-fields'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import { createLeadSchema } from '../board-schemas'
import { contactFields } from '../fields'
import { PROMISED_HOURS } from '../first-reply-rules'
import { readDate } from '../import-dates'
import { importFields, type ImportField, type ImportSettings, type RowProblem } from '../import-rules'
import { leadStatuses, MAX_NOTE_LENGTH, scoreLead, type LeadStatus } from '../rules'

/** The cells of a row that become fields of a lead, as the file has them. */
export type ImportCells = Partial<Record<ImportField, string>>

export type ImportedLead = {
  name: string
  email: string
  phone: string | null
  company: string | null
  serviceInterest: (typeof contactFields.serviceInterest.options)[number] | null
  message: string | null
  notes: string | null
  status: LeadStatus
  language: Language
  createdAt: string
  /** False for a lead that is older than the promised time. */
  replyPromised: boolean
  score: number
  scoreRules: string[]
}

export type ReadRow = { lead: ImportedLead } | { problem: RowProblem; field: ImportField | null }

type Terms = Pick<ImportSettings, 'language' | 'dayFirst'> & {
  /** The agency's time zone, in which dates without an offset are. */
  zone: string
  now: Date
}

/** The same rules as those of leads that staff enter. */
const { name, email, phone, company, message } = createLeadSchema.shape
const rowSchema = z.object({
  name,
  email,
  phone,
  company,
  message,
  notes: text(MAX_NOTE_LENGTH).transform((value) => value || null),
})

/** Returns the lead of a row, or why there can be none and in which column. */
export function readImportRow(cells: ImportCells, terms: Terms): ReadRow {
  const cell = (field: ImportField) => withoutGuard((cells[field] ?? '').trim())
  const parts = [cell('firstName'), cell('lastName')].filter(Boolean).join(' ')
  const { success, data, error } = rowSchema.safeParse({
    name: cell('name') || parts,
    email: cell('email'),
    phone: cell('phone'),
    company: cell('company'),
    message: cell('message'),
    notes: cell('notes'),
  })
  if (!success) {
    const [[field, problem] = ['name', 'invalid'] as const] = Object.entries(fieldErrorsOf(error))
    return { problem: problem as RowProblem, field: importFields.find((one) => one === field) ?? null }
  }
  const status = cell('status') ? statusOf(cell('status')) : 'new'
  if (!status) return { problem: 'status', field: 'status' }
  const service = cell('serviceInterest') ? serviceOf(cell('serviceInterest')) : null
  if (service === undefined) return { problem: 'service', field: 'serviceInterest' }
  const language = cell('language') ? languageOf(cell('language')) : terms.language
  if (!language) return { problem: 'language', field: 'language' }
  const created = cell('createdAt') ? readDate(cell('createdAt'), terms) : terms.now.toISOString()
  if (!created) return { problem: 'date', field: 'createdAt' }
  // A file without times names the noon of today in the morning, too.
  if (Date.parse(created) > terms.now.getTime() + DAY_MS) return { problem: 'future', field: 'createdAt' }
  const createdAt = Date.parse(created) > terms.now.getTime() ? terms.now.toISOString() : created
  const fields = { ...data, status, serviceInterest: service, language, createdAt }
  const replyPromised = terms.now.getTime() - Date.parse(createdAt) <= PROMISED_HOURS * HOUR_MS
  return { lead: { ...fields, replyPromised, ...scoreLead(fields) } }
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Finds a value by its key, or by what the admin calls it in either language. */
function finder<Value extends string>(values: readonly Value[], names: Record<string, string>[]) {
  const known = new Map<string, Value>()
  for (const value of values)
    for (const word of [value, value.replaceAll('_', ' '), ...names.map((texts) => texts[value] ?? value)])
      known.set(normalizeForSearch(word), value)
  return (word: string): Value | undefined => known.get(normalizeForSearch(word))
}

const statusOf = finder(leadStatuses, [en.leads.statuses, es.leads.statuses])
const serviceOf = finder(contactFields.serviceInterest.options, [en.leads.services, es.leads.services])

const languageNames: Record<string, Language> = {
  english: 'en',
  ingles: 'en',
  'en-us': 'en',
  spanish: 'es',
  espanol: 'es',
  castellano: 'es',
  'es-mx': 'es',
  'es-pe': 'es',
}
function languageOf(word: string): Language | undefined {
  const plain = normalizeForSearch(word)
  return isLanguage(plain) ? plain : languageNames[plain]
}
