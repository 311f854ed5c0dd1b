import type { SQLWrapper } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { prepared, runSql, sql } from '@/lib/server/db/sql'
import { submissionRowId } from '@/lib/server/db/once'
import { leads } from '@/payload-tables'
import { contactFields, leadFields, nestByPath, type LeadFieldName } from '../fields'
import { firstActivity, scoreLead, type LeadSource } from '../rules'

export type LeadValues = Record<LeadFieldName, string | null>

/** Where a lead comes from that no visitor sent with the form: the source of a key for leads, and the name of the key. */
export type LeadOrigin = { source: LeadSource; key: string }

const fieldNames = Object.keys(leadFields) as LeadFieldName[]
const visitorFields = Object.keys(contactFields) as LeadFieldName[]

type Key<Name> = Name extends `${infer Group}.${infer Part}` ? `${Group}_${Part}` : Name

/** Returns the column of a field: 'firstTouch.landingPage' is first_touch_landing_page. */
export const columnOf = (name: LeadFieldName): string =>
  // The type of a replaced text is `string`.
  leads[name.replace('.', '_') as Key<LeadFieldName>].name

/** The columns of `leads` that the statement writes, in the order of its values. */
export const capturedColumns = [
  'id',
  ...fieldNames.map(columnOf),
  leads.status.name,
  leads.sourceName.name,
  leads.score.name,
  leads.scoreRules.name,
]

const columnList = sql.raw(capturedColumns.join(', '))
type ValueName = keyof ReturnType<typeof captureValues>
type ValueOf = (name: ValueName) => SQLWrapper

/**
 * The raw statement that inserts a lead with its first activity and returns its id and whether it is new. Because it
 * is one autocommit statement, it fails if its commit fails. `collections/hooks/lead.ts` writes the same rows when staff
 * create a lead.
 */
const statementOf = (value: ValueOf) => sql`
  with lead as (
    insert into leads (${columnList})
    values (
      ${value('id')}::uuid, ${sql.join(fieldNames.map(value), sql.raw(', '))}, 'new',
      ${value('source')}::enum_leads_source_name, ${value('score')}, ${value('scoreRules')}::jsonb
    )
    on conflict (id) do update set id = excluded.id
    returning id, (xmax = 0) as created
  ), activity as (
    insert into lead_activities (lead_id, type, data)
    select id, ${value('activityType')}::enum_lead_activities_type, ${value('activityData')}::jsonb from lead where created
  )
  select id, created from lead`

export const captureStatement = statementOf((name) => sql`${sql.placeholder(name)}`)

/**
 * Returns the values of the statement. The id of the lead is derived from the submission and what the visitor typed, so
 * parallel requests with the same submission return one lead, and a corrected one creates another
 * (docs/decisions/0004-lead-capture-sql.md).
 */
export function captureValues(values: LeadValues, origin?: LeadOrigin) {
  const lead = nestByPath(Object.entries(values))
  const { score, scoreRules } = scoreLead(lead)
  const { type, data } = firstActivity(lead)
  const content = visitorFields.map((name) => values[name])
  return {
    ...values,
    id: submissionRowId('leads', { content, id: values.submissionId }),
    score,
    scoreRules: JSON.stringify(scoreRules),
    source: origin?.source ?? 'Contact Form',
    activityType: type,
    activityData: JSON.stringify({ ...data, key: origin?.key }),
  }
}

const capturedRow = z.object({ id: z.string(), created: z.boolean() })

/** Inserts a lead with its first activity, or finds the lead of a repeated submission. */
export const insertLead = prepared('capture-lead', captureStatement, capturedRow)

/** The same in the transaction of the request, for a lead that comes with other rows. */
export async function insertLeadIn(req: PayloadRequest, values: ReturnType<typeof captureValues>) {
  const [row] = await runSql(
    req,
    statementOf((name) => sql`${values[name]}`),
    capturedRow,
  )
  if (!row) throw new Error('the lead was not returned')
  return row
}
