import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  FieldHook,
} from 'payload'

import { displayName } from '../../src/features/accounts/rules'
import {
  arrival,
  changes,
  isFirstReply,
  scoreLead,
  type Activity,
  type LeadState,
} from '../../src/features/leads/rules'
import { textFor } from '../fields/text'
import { asSystem } from '../../src/lib/server/db'
import type { Lead } from '../../src/payload-types'

/** Sets the score with its rules, and stops the first-reply clock when a person moves the lead on. */
export const scoreAndClock: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc, req }) => {
  Object.assign(data, scoreLead({ ...originalDoc, ...data }))
  const replied =
    req.user && !originalDoc?.firstReplyAt && isFirstReply(originalDoc?.status ?? 'new', data.status)
  if (replied) data.firstReplyAt = new Date().toISOString()
  return data
}

/** Writes the history of a change in the transaction of the change, whoever made it and by whatever door. */
export const writeHistory: CollectionAfterChangeHook<Lead> = async ({
  doc,
  previousDoc,
  operation,
  req,
  context,
}) => {
  const person = req.user ? displayName(req.user) : undefined
  const history: Activity[] = operation === 'create' ? [arrival(doc, person)] : []
  const before: LeadState = operation === 'create' ? { status: doc.status } : state(previousDoc)
  const after = context.noteIsActivity ? { ...state(doc), notes: before.notes } : state(doc)
  const assignee = after.assignee && after.assignee !== before.assignee ? after.assignee : undefined
  const assigneeName = assignee ? await nameOf(assignee, req) : undefined
  for (const { type, data } of [...history, ...changes(before, after, assigneeName)])
    await asSystem(req).create({
      collection: 'lead-activities',
      data: { lead: doc.id, type, data, actor: req.user?.id ?? null },
    })
}

/** A lead takes its history with it, in the same transaction. */
export const deleteHistory: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await asSystem(req).delete({ collection: 'lead-activities', where: { lead: { equals: id } } })
}

/** The names of the rules behind the score, in the reader's language. */
export const explainScore: FieldHook<Lead> = ({ siblingData, req }) => {
  const names = Array.isArray(siblingData.scoreRules) ? siblingData.scoreRules : []
  return names.map((name) => textFor(req, `leads:scoreRules:${String(name)}`)).join(', ')
}

const idOf = (value: Lead['assignedTo']) =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null)

const state = (lead: Partial<Lead>): LeadState => ({
  status: lead.status,
  assignee: idOf(lead.assignedTo),
  notes: lead.notes,
})

async function nameOf(id: string, req: Parameters<typeof asSystem>[0]): Promise<string> {
  return displayName(await asSystem(req).findByID({ collection: 'users', id, depth: 0 }))
}
