import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type FieldHook,
} from 'payload'

import { displayName, isStaff } from '../../src/features/accounts/rules'
import type { TicketMessage } from '../../src/payload-types'
import { textFor } from '../fields/text'

/** Words are never empty. */
export const checkMessage: CollectionBeforeValidateHook<TicketMessage> = ({ data, req }) => {
  if (!data || data.type === 'status_change') return data
  const body = typeof data.body === 'string' ? data.body.trim() : ''
  if (body) return { ...data, body }
  const errors = [{ path: 'body', message: textFor(req, 'ticketMessages:errors:body') }]
  throw new ValidationError({ collection: 'ticket-messages', errors, req }, req.t)
}

/** Who wrote it, by the name of that moment: an account may be gone later. */
export const nameAuthor: CollectionBeforeChangeHook<TicketMessage> = ({ data, operation, req }) => {
  if (operation !== 'create' || !req.user) return data
  return { ...data, author: req.user.id, authorName: displayName(req.user), fromStaff: isStaff(req.user) }
}

/** The line in one sentence, in the reader's language. */
export const summarise: FieldHook<TicketMessage> = ({ siblingData, req }) =>
  siblingData.type === 'status_change' && siblingData.newStatus
    ? `${textFor(req, 'ticketMessages:newStatus')}: ${textFor(req, `tickets:statuses:${siblingData.newStatus}`)}`
    : (siblingData.body ?? '')
