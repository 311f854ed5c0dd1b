import type { CollectionConfig } from 'payload'

import { messageTypes, ticketLimits, ticketStatuses, visibilities } from '../src/features/tickets/rules'
import { admin, neverField, never, staff, staffOrOwnClient } from './access'
import { label, options } from './fields/label'
import { timestamps } from './fields/timestamps'
import { checkMessage, nameAuthor, summarise } from './hooks/ticket-message'
import { writeToClient } from './hooks/ticket-mail'

/** Set by the system alone. */
const systemOnly = { create: neverField, update: neverField }

/** A line of a ticket's thread. What was said stays said: nobody changes it, an admin may take it away. */
export const TicketMessages: CollectionConfig = {
  slug: 'ticket-messages',
  labels: { singular: label('ticketMessages:singular'), plural: label('ticketMessages:plural') },
  access: {
    create: staff,
    read: staffOrOwnClient('ticket.client', 'ticket.client.status', { visibility: { equals: 'public' } }),
    update: never,
    delete: admin,
  },
  admin: {
    useAsTitle: 'body',
    // They are read and written in their ticket.
    group: false,
    defaultColumns: ['createdAt', 'ticket', 'authorName', 'summary'],
    hideAPIURL: true,
  },
  disableDuplicate: true,
  lockDocuments: false,
  // What is said of a line, and whom it is sent to, depends on all of it: a request must not be able to leave it out.
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
  hooks: { beforeValidate: [checkMessage], beforeChange: [nameAuthor], afterChange: [writeToClient] },
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
    // The line as the thread shows it; in the form its parts stand by themselves.
    {
      name: 'summary',
      type: 'text',
      label: label('ticketMessages:summary'),
      virtual: true,
      access: systemOnly,
      hooks: { afterRead: [summarise] },
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
    ...timestamps(),
  ],
}
