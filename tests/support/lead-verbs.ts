import type { Payload } from 'payload'

import * as schemas from '@/features/leads/board-schemas'
import {
  addLeadNote,
  assignLead,
  createLead,
  deleteLead,
  setLeadStatus,
  convertLead,
} from '@/features/leads/operations/lead-changes'
import { logLeadReply, replyToLead } from '@/features/leads/operations/reply-to-lead'
import { autocommit, sql } from '@/lib/server/db/sql'
import type { User } from '@/payload-types'
import { makeUser } from './actors'
import { historyOf, makeLead } from './fixtures'
import { contextOf } from './tickets'
import { rowsOf } from './rows'

type Schema<Input> = { parse: (value: unknown) => Input }
type Run<Input, Result> = (context: never, input: Input) => Promise<Result>

/** Calls a verb as `handle` does after its checks: with the parsed input, as the user. */
export const callVerb = async <Input, Result>(
  payload: Payload,
  user: User,
  { run, schema, input }: { run: Run<Input, Result>; schema: Schema<Input>; input: unknown },
): Promise<Result> => run((await contextOf(payload, user)) as never, schema.parse(input))

/** The emails of a kind about a lead, by its id or by its own address. */
export const emailsAbout = (payload: Payload, kind: string, leadEmailOrId: string) =>
  rowsOf<{
    id: string
    recipient: string
    language: string
    status: string
    data: Record<string, unknown>
  }>(
    payload,
    sql`
      select id, recipient, language, status, data from outbox
      where kind = ${kind} and (data->>'leadId' = ${leadEmailOrId} or recipient = ${leadEmailOrId})
      order by created_at`,
  )

/** Moves the arrival of a lead to some hours ago. Counted leads keep the day on which they were counted. */
export const backdate = (payload: Payload, lead: string, hours: number) =>
  autocommit(
    payload,
    sql`update leads set created_at = now() - ${hours} * interval '1 hour' where id = ${lead}`,
  )

/** The verbs of one lead, as a user calls them. */
function verbsOf(payload: Payload, lead: string, team: User) {
  const of =
    <Input, Result>(run: Run<Input, Result>, schema: Schema<Input>, defaults: object = {}) =>
    (input: object = {}, user = team) =>
      callVerb(payload, user, { run, schema, input: { lead, ...defaults, ...input } })
  return {
    setStatus: of(setLeadStatus, schemas.setLeadStatusSchema),
    assign: of(assignLead, schemas.assignLeadSchema),
    addNote: of(addLeadNote, schemas.addLeadNoteSchema),
    reply: of(replyToLead, schemas.replyToLeadSchema),
    logReply: of(logLeadReply, schemas.logLeadReplySchema),
    convert: of(convertLead, schemas.convertLeadSchema, { first_name: 'Rosa', last_name: 'Huamán' }),
    create: of(createLead, schemas.createLeadSchema),
    remove: of(deleteLead, schemas.deleteLeadSchema),
  }
}

/** Creates a team member and a colleague who reads Spanish. */
export async function createStaff(payload: Payload) {
  const team = await makeUser(payload, 'team', { firstName: 'Lucía', lastName: 'Fernández' })
  const spanish = { firstName: 'Tomás', lastName: 'Beltrán', language: 'es' } as const
  return { team, colleague: await makeUser(payload, 'admin', spanish) }
}

/** Creates a lead. Returns it with its verbs and with what the database has of it. */
export async function createLeadVerbs(payload: Payload, team: User) {
  const lead = await makeLead(payload, { email: `${crypto.randomUUID()}@lead.example` })
  return {
    lead,
    ...verbsOf(payload, lead.id, team),
    rowOf: async () =>
      (
        await rowsOf<Record<string, unknown>>(
          payload,
          sql`select status, assigned_to_id, notes, first_reply_at, updated_at from leads where id = ${lead.id}`,
        )
      )[0],
    /** The history after the first entry. */
    linesOf: async () =>
      (await historyOf(payload, lead.id)).map(({ type, data }) => [type, data] as const).slice(1),
  }
}
