import type { CollectionConfig } from 'payload'

import { messageTypes, ticketLimits, ticketStatuses, visibilities } from '../src/features/tickets/rules'
import { admin, never, neverField, staffOrOwnClient } from './access'
import { label, options } from './fields/texts'
import { timestampFields } from './fields/record'
import { announceHooks } from './hooks/notify'
import { emailClient, requireBody, setAuthor, summarizeMessage } from './hooks/ticket'

/** Cannot be written through the API. */
const systemOnly = { create: neverField, update: neverField }

const announced = announceHooks('tickets', 'ticket')

/**
 * Messages and status changes of a ticket. Only operations and the hook `recordStatusChange` create them: a reply to the
 * client waits until it can no longer be undone, and is emailed in the transaction that stores it. They cannot be edited;
 * admins may delete them.
 */
export const TicketMessages: CollectionConfig = {
  slug: 'ticket-messages',
  labels: { singular: label('ticketMessages:singular'), plural: label('ticketMessages:plural') },
  access: {
    create: never,
    read: staffOrOwnClient('ticket.client', 'ticket.client.status', { visibility: { equals: 'public' } }),
    update: never,
    delete: admin,
  },
  admin: {
    useAsTitle: 'body',
    // Hidden from the navigation: messages are read and written within their ticket.
    group: false,
    defaultColumns: ['createdAt', 'ticket', 'authorName', 'summary'],
    hideAPIURL: true,
  },
  disableDuplicate: true,
  lockDocuments: false,
  // The summary and the email to the client need these fields, so a request's `select` must not omit them.
  forceSelect: {
    ticket: true,
    type: true,
    body: true,
    visibility: true,
    newStatus: true,
    authorName: true,
    fromStaff: true,
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['ticket', 'createdAt'] }],
  hooks: {
    beforeValidate: [requireBody],
    beforeChange: [setAuthor],
    afterChange: [emailClient, ...announced.afterChange],
    afterDelete: announced.afterDelete,
  },
  fields: [
    {
      name: 'body',
      type: 'textarea',
      label: label('ticketMessages:body'),
      maxLength: ticketLimits.body,
      admin: { rows: 8, condition: ({ type }) => type !== 'status_change' },
    },
    {
      name: 'visibility',
      type: 'radio',
      label: label('ticketMessages:visibility'),
      required: true,
      defaultValue: 'public',
      options: options('ticketMessages:visibilities', visibilities),
      admin: { layout: 'vertical', description: label('ticketMessages:visibilityHint') },
    },
    {
      name: 'ticket',
      type: 'relationship',
      label: label('ticketMessages:ticket'),
      relationTo: 'tickets',
      required: true,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'authorName',
      type: 'text',
      label: label('ticketMessages:authorName'),
      access: systemOnly,
      admin: { position: 'sidebar', readOnly: true, condition: ({ authorName }) => Boolean(authorName) },
    },
    // The text of the list's column. The form shows the fields it is made of instead.
    {
      name: 'summary',
      type: 'text',
      label: label('ticketMessages:summary'),
      virtual: true,
      access: systemOnly,
      hooks: { afterRead: [summarizeMessage] },
      admin: {
        condition: () => false,
        disableListFilter: true,
        components: { Cell: '/src/features/tickets/staff/message-cell#MessageCell' },
      },
    },
    {
      name: 'type',
      type: 'select',
      label: label('ticketMessages:type'),
      required: true,
      defaultValue: 'reply',
      options: options('ticketMessages:types', messageTypes),
      access: systemOnly,
      admin: { hidden: true },
    },
    {
      name: 'newStatus',
      type: 'select',
      label: label('ticketMessages:newStatus'),
      options: options('tickets:statuses', ticketStatuses),
      access: systemOnly,
      admin: { hidden: true },
    },
    {
      name: 'author',
      type: 'relationship',
      label: label('ticketMessages:author'),
      relationTo: 'users',
      access: systemOnly,
      admin: { readOnly: true, hidden: true },
    },
    {
      name: 'fromStaff',
      type: 'checkbox',
      label: label('ticketMessages:fromStaff'),
      defaultValue: false,
      access: systemOnly,
      admin: { hidden: true },
    },
    ...timestampFields(),
  ],
}
