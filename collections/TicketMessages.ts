import type { CollectionConfig } from 'payload'

import { messageTypes, ticketLimits, ticketStatuses, visibilities } from '../src/features/tickets/rules'
import { admin, neverField, never, staff, staffOrOwnClient } from './access'
import { label, options } from './fields/label'
import { timestamps } from './fields/timestamps'
import { checkMessage, nameAuthor, summarise } from './hooks/ticket-message'

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
    defaultColumns: ['ticket', 'summary', 'visibility', 'authorName', 'createdAt'],
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['ticket', 'createdAt'] }],
  hooks: { beforeValidate: [checkMessage], beforeChange: [nameAuthor] },
  fields: [
    {
      name: 'ticket',
      type: 'relationship',
      label: label('ticketMessages:ticket'),
      relationTo: 'tickets',
      required: true,
    },
    {
      name: 'body',
      type: 'textarea',
      label: label('ticketMessages:body'),
      maxLength: ticketLimits.body,
    },
    {
      name: 'visibility',
      type: 'select',
      label: label('ticketMessages:visibility'),
      required: true,
      defaultValue: 'public',
      options: options('ticketMessages:visibilities', visibilities),
      admin: { description: label('ticketMessages:visibilityHint') },
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
      name: 'summary',
      type: 'text',
      label: label('ticketMessages:summary'),
      virtual: true,
      access: systemOnly,
      hooks: { afterRead: [summarise] },
      admin: { hidden: true, disableListFilter: true },
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
      name: 'authorName',
      type: 'text',
      label: label('ticketMessages:authorName'),
      access: systemOnly,
      admin: { readOnly: true },
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
