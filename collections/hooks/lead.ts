import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  FieldHook,
  PayloadRequest,
} from 'payload'
import { and, eq, isNull } from 'drizzle-orm'
import { displayName } from '@/lib/person-name'
import {
  changeActivities,
  firstActivity,
  isFirstReply,
  scoreLead,
  type Activity,
  type LeadState,
} from '../../src/features/leads/rules'
import { clockBegin } from '../../src/features/leads/first-reply-rules'
import { asSystem } from '../../src/lib/server/db/local-api'
import { runSql, sql, databaseOf } from '../../src/lib/server/db/sql'
import { translate } from '../fields/texts'
import type { Lead } from '../../src/payload-types'
import { eraseEmailsOfLead } from '../../src/features/mail/outbox'
import { queueEmail } from '../../src/features/mail/queue-email'
import { users } from '../../src/payload-tables'

type Assignment = {
  /** The id of the activity that records it: a lead can be assigned to the same person twice. */
  activity: string
  assignee: string
  lead: Lead
}

/**
 * Queues an email to the new assignee of a lead, in their language. Skipped for people who assign a lead to themselves,
 * for a deactivated account and one whose address is not verified, and for changes by the system.
 */
async function queueAssignmentEmail(
  req: PayloadRequest,
  { activity, assignee, lead }: Assignment,
): Promise<void> {
  if (!req.user || req.user.id === assignee) return
  const db = await databaseOf(req)
  const [person] = await db
    .select({ recipient: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, assignee), isNull(users.deactivatedAt), sql`${users._verified} is not false`))
  if (!person) return
  const { id, name, email, company, phone, message, language, firstReplyAt, status } = lead
  const optionalFields = { company: company ?? null, phone: phone ?? null, message: message ?? null }
  const isAnswered = Boolean(firstReplyAt) || status !== 'new'
  const about = {
    leadId: id,
    name,
    email,
    ...optionalFields,
    language,
    receivedAt: clockBegin(lead),
    isAnswered,
  }
  await queueEmail(req, {
    kind: 'lead-assigned',
    subjectId: activity,
    ...person,
    data: { ...about, by: displayName(req.user) },
  })
}

/** Recomputes the score and the names of the rules that contributed to it. */
export const recomputeScore: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc }) => ({
  ...data,
  ...scoreLead({ ...originalDoc, ...data }),
})

/** Sets `firstReplyAt` when a user moves the lead to a status that implies a reply, unless it is set already. */
export const setFirstReplyAt: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc, req }) => {
  const isReply =
    req.user && !originalDoc?.firstReplyAt && isFirstReply(originalDoc?.status ?? 'new', data.status)
  return isReply ? { ...data, firstReplyAt: new Date().toISOString() } : data
}

/**
 * Records the creation or change of a lead as activities, in the same transaction, for the admin, REST and the Local API
 * alike. Lead capture writes its rows by SQL and records the same activities itself.
 */
export const recordActivities: CollectionAfterChangeHook<Lead> = async ({
  doc,
  previousDoc,
  operation,
  req,
  context,
}) => {
  const userName = req.user ? displayName(req.user) : undefined
  const history: Activity[] = operation === 'create' ? [firstActivity(doc, userName)] : []
  const before: LeadState = operation === 'create' ? { status: doc.status } : toLeadState(previousDoc)
  const after = context.noteIsActivity ? { ...toLeadState(doc), notes: before.notes } : toLeadState(doc)
  const assignee = after.assignee && after.assignee !== before.assignee ? after.assignee : undefined
  const assigneeName = assignee ? await fetchDisplayName(assignee, req) : undefined
  for (const { type, data } of [...history, ...changeActivities(before, after, assigneeName)]) {
    const activity = await asSystem(req).create({
      collection: 'lead-activities',
      data: { lead: doc.id, type, data, actor: req.user?.id ?? null },
    })
    if (data.assigned_to && assignee && !context.noEmails)
      await queueAssignmentEmail(req, { activity: activity.id, assignee, lead: doc })
  }
  // Capture leaves this to the worker. Here a person waits anyway. A function of the migrations.
  if (operation === 'create') await runSql(req, sql`select count_lead(${doc.id}::uuid)`)
}

/** Deletes the lead's activities with the lead, and what emails about it say, in the same transaction. */
export const deleteActivities: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await eraseEmailsOfLead(req, String(id))
  await asSystem(req).delete({ collection: 'lead-activities', where: { lead: { equals: id } } })
}

/** Returns the labels of the rules that contributed to the score, in the user's language. */
export const explainScore: FieldHook<Lead> = ({ siblingData, req }) => {
  const names = Array.isArray(siblingData.scoreRules) ? siblingData.scoreRules : []
  return names.map((name) => translate(req, `leads:scoreRules:${String(name)}`)).join(', ')
}

const idOf = (value: Lead['assignedTo']) =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null)

const toLeadState = (lead: Partial<Lead>): LeadState => ({
  status: lead.status,
  assignee: idOf(lead.assignedTo),
  notes: lead.notes,
})

async function fetchDisplayName(id: string, req: Parameters<typeof asSystem>[0]): Promise<string> {
  return displayName(await asSystem(req).findByID({ collection: 'users', id, depth: 0 }))
}
