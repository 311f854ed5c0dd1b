import { eq } from 'drizzle-orm'
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type FieldHook,
  type PayloadRequest,
} from 'payload'

import { MAX_NOTE_LENGTH, type ActivityData } from '../../src/features/leads/rules'
import { asSystem } from '../../src/lib/server/db/local-api'
import { databaseOf, sql } from '../../src/lib/server/db/sql'
import { translate } from '../fields/texts'
import { leads } from '../../src/payload-tables'
import type { LeadActivity } from '../../src/payload-types'

/**
 * Moves the text that staff enter into `data`. Throws a ValidationError when the text is empty or too long, when the
 * type is neither a note nor a reply, or when someone other than an admin edits another person's note.
 */
export const validateActivity: CollectionBeforeValidateHook<LeadActivity> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data || (data.data && operation === 'create')) return data
  const previousNote = (originalDoc?.data as ActivityData | undefined)?.note
  if (operation === 'update' && (data.note === undefined || data.note === previousNote)) return data
  if (operation === 'update' && !canEditNote(originalDoc?.actor, req))
    throw validationError(req, 'note', 'activities:errors:author')
  const type = originalDoc?.type ?? data.type ?? 'note_added'
  if (type !== 'note_added' && type !== 'reply_logged')
    throw validationError(req, 'type', 'activities:errors:type')
  const note = typeof data.note === 'string' ? data.note.trim() : ''
  if (!note) throw validationError(req, 'note', 'activities:errors:note')
  if (note.length > MAX_NOTE_LENGTH) throw validationError(req, 'note', 'activities:errors:long')
  return { ...data, type, data: { note } }
}

/** Admins and the author may edit a note; so may the system, which has no user. */
function canEditNote(actor: LeadActivity['actor'], { user }: PayloadRequest): boolean {
  const author = typeof actor === 'object' ? actor?.id : actor
  return !user || user.role === 'admin' || author === user.id
}

/** Returns the note of an activity; undefined for activities of other kinds. */
export const noteOf: FieldHook<LeadActivity, string | undefined, Partial<LeadActivity>> = ({ siblingData }) =>
  (siblingData.data as ActivityData | null | undefined)?.note

/** Sets the signed-in user as the actor of a new activity. */
export const setActor: CollectionBeforeChangeHook<LeadActivity> = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, actor: req.user.id } : data

/**
 * Copies a note added by hand to the lead's `notes`. The first logged reply sets the lead's `firstReplyAt`, and moves a new
 * lead to contacted. `noteIsActivity` keeps `recordActivities` from recording the note a second time.
 */
export const applyActivityToLead: CollectionAfterChangeHook<LeadActivity> = async ({
  doc,
  operation,
  req,
}) => {
  const note = (doc.data as ActivityData).note
  if (operation !== 'create' || !req.user) return
  const lead = typeof doc.lead === 'object' ? doc.lead.id : doc.lead
  if (doc.type === 'reply_logged') {
    const db = await databaseOf(req)
    const [row] = await db
      .update(leads)
      .set({ firstReplyAt: sql`coalesce(${leads.firstReplyAt}, now())` })
      .where(eq(leads.id, lead))
      .returning({ status: leads.status })
    if (row?.status === 'new')
      await asSystem(req).update({ collection: 'leads', id: lead, data: { status: 'contacted' } })
  }
  if (doc.type === 'note_added' && note)
    await asSystem(req).update({
      collection: 'leads',
      id: lead,
      data: { notes: note },
      context: { noteIsActivity: true },
    })
}

/** Returns the activity as one line of text in the user's language. */
export const summarizeActivity: FieldHook<LeadActivity, string, Partial<LeadActivity>> = ({
  siblingData,
  req,
}) => {
  const t = (path: string) => translate(req, path)
  const data = (siblingData.data ?? {}) as ActivityData
  if (data.call)
    return `${t(`activities:calls:${data.call}`)}: ${(data.call_at ?? '').slice(0, 16).replace('T', ' ')} UTC`
  if (data.new_status) return `${t('activities:newStatus')}: ${t(`leads:statuses:${data.new_status}`)}`
  if (data.assigned_to) return `${t('activities:assignedTo')}: ${data.assigned_to}`
  if (data.unassigned) return t('activities:unassigned')
  if (data.imported_from) return `${t('activities:importedFrom')}: ${data.imported_from}`
  if (data.entered_by) return `${t('activities:enteredBy')}: ${data.entered_by}`
  if (data.key) return `${t('activities:viaKey')}: ${data.key}`
  if (data.by_program) return t('activities:byProgram')
  if (data.client) return `${t('activities:madeClient')}: ${data.client}`
  if (data.elsewhere && !data.note) return t('activities:repliedElsewhere')
  return data.note ?? data.message ?? ''
}

const validationError = (req: PayloadRequest, path: string, key: string) =>
  new ValidationError(
    {
      collection: 'lead-activities',
      errors: [{ path, message: (req.t as (key: string) => string)(`puente:${key}`) }],
      req,
    },
    req.t,
  )
