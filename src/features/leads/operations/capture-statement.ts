import type { SQL } from 'drizzle-orm'

import { sql } from '@/lib/server/db/sql'
import { submissionRowId } from '@/lib/server/db/once'
import { leads } from '@/payload-tables'
import { contactFields, leadFields, nestByPath, type LeadFieldName } from '../fields'
import { firstActivity, scoreLead } from '../rules'

export type LeadValues = Record<LeadFieldName, string | null>

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

/**
 * Returns the raw statement that inserts a lead with its first activity and returns its id and whether it is new. Because it
 * is one autocommit statement, it fails if its commit fails. The id of the lead is derived from the submission and what
 * the visitor typed, so parallel requests with the same submission return one lead, and a corrected one creates another
 * (docs/decisions/0004-lead-capture-sql.md). `collections/hooks/lead.ts` writes the same rows when staff create a lead.
 */
export function captureStatement(values: LeadValues): SQL {
  const lead = nestByPath(Object.entries(values))
  const { score, scoreRules } = scoreLead(lead)
  const { type, data } = firstActivity(lead)
  const content = visitorFields.map((name) => values[name])
  const id = submissionRowId('leads', { content, id: values.submissionId })
  const fieldValues = sql.join(
    fieldNames.map((name) => sql.param(values[name])),
    sql.raw(', '),
  )
  return sql`
    with lead as (
      insert into leads (${columnList})
      values (${id}::uuid, ${fieldValues}, 'new', 'Contact Form', ${score}, ${JSON.stringify(scoreRules)}::jsonb)
      on conflict (id) do update set id = excluded.id
      returning id, (xmax = 0) as created
    ), activity as (
      insert into lead_activities (lead_id, type, data)
      select id, ${type}::enum_lead_activities_type, ${JSON.stringify(data)}::jsonb from lead where created
    )
    select id, created from lead`
}
