import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type FieldHook,
  type PayloadRequest,
} from 'payload'

import { leadLimits, type ActivityData } from '../../src/features/leads/rules'
import { asSystem, statement, sql } from '../../src/lib/server/db'
import { textFor } from '../fields/text'
import type { LeadActivity } from '../../src/payload-types'

/** What staff type becomes the activity's data; only notes and replies may be added by hand, and only with a text. */
export const checkActivity: CollectionBeforeValidateHook<LeadActivity> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data || (data.data && operation === 'create')) return data
  const kept = (originalDoc?.data as ActivityData | undefined)?.note
  if (operation === 'update' && (data.note === undefined || data.note === kept)) return data
  if (operation === 'update' && !mayRewrite(originalDoc?.actor, req))
    throw fault(req, 'note', 'activities:errors:author')
  const type = originalDoc?.type ?? data.type ?? 'note_added'
  if (type !== 'note_added' && type !== 'reply_logged') throw fault(req, 'type', 'activities:errors:type')
  const note = typeof data.note === 'string' ? data.note.trim() : ''
  if (!note) throw fault(req, 'note', 'activities:errors:note')
  if (note.length > leadLimits.note) throw fault(req, 'note', 'activities:errors:long')
  return { ...data, type, data: { note } }
}

/** An admin, or whoever wrote it. */
function mayRewrite(actor: LeadActivity['actor'], { user }: PayloadRequest): boolean {
  const author = typeof actor === 'object' ? actor?.id : actor
  return !user || user.role === 'admin' || author === user.id
}

export const nameActor: CollectionBeforeChangeHook<LeadActivity> = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, actor: req.user.id } : data

/** A note added by hand is also the lead's latest note; a logged reply stops the first-reply clock (product.md). */
export const applyActivity: CollectionAfterChangeHook<LeadActivity> = async ({ doc, operation, req }) => {
  const note = (doc.data as ActivityData).note
  if (operation !== 'create' || !note || !req.user) return
  const lead = typeof doc.lead === 'object' ? doc.lead.id : doc.lead
  if (doc.type === 'reply_logged')
    await sql(
      req,
      statement`update leads set first_reply_at = coalesce(first_reply_at, now()) where id = ${lead}`,
    )
  if (doc.type === 'note_added')
    await asSystem(req).update({
      collection: 'leads',
      id: lead,
      data: { notes: note },
      context: { noteIsActivity: true },
    })
}

/** The activity in one sentence, in the reader's language. */
export const summarise: FieldHook<LeadActivity> = ({ siblingData, req }) => {
  const t = (path: string) => textFor(req, path)
  const data = (siblingData.data ?? {}) as ActivityData
  if (data.new_status) return `${t('activities:newStatus')}: ${t(`leads:statuses:${data.new_status}`)}`
  if (data.assigned_to) return `${t('activities:assignedTo')}: ${data.assigned_to}`
  if (data.unassigned) return t('activities:unassigned')
  if (data.entered_by) return `${t('activities:enteredBy')}: ${data.entered_by}`
  return data.note ?? data.message ?? ''
}

const fault = (req: PayloadRequest, path: string, key: string) =>
  new ValidationError(
    {
      collection: 'lead-activities',
      errors: [{ path, message: (req.t as (key: string) => string)(`puente:${key}`) }],
      req,
    },
    req.t,
  )
