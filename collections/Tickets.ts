import type { CollectionConfig } from 'payload'

import {
  defaultPriority,
  ticketLimits,
  ticketPriorities,
  ticketStatuses,
} from '../src/features/tickets/rules'
import { admin, neverField, staff, staffOrOwnClient } from './access'
import { group, label, options } from './fields/label'
import { timestamps } from './fields/timestamps'
import { deleteThread, holdTickets, nameOpener, writeStatusChange } from './hooks/ticket'
import { requireText } from './hooks/text'
import { trimTexts } from './hooks/trim'

/** What a client asks for help with. Clients open them by a verb; staff answer in the thread. */
export const Tickets: CollectionConfig = {
  slug: 'tickets',
  labels: { singular: label('tickets:singular'), plural: label('tickets:plural') },
  access: { create: admin, read: staffOrOwnClient('client'), update: staff, delete: admin },
  admin: {
    useAsTitle: 'title',
    group: group('clients'),
    defaultColumns: ['title', 'client', 'priority', 'status', 'createdAt'],
    listSearchableFields: ['title', 'description'],
    hideAPIURL: true,
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  // The thread compares what a change left: a request must not be able to leave it out.
  forceSelect: { status: true },
  indexes: [{ fields: ['client', 'createdAt'] }, { fields: ['status', 'priority'] }],
  hooks: {
    beforeOperation: [holdTickets],
    beforeValidate: [requireText, trimTexts],
    beforeChange: [nameOpener],
    afterChange: [writeStatusChange],
    beforeDelete: [deleteThread],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: label('tickets:title'),
      required: true,
      maxLength: ticketLimits.title,
    },
    {
      name: 'client',
      type: 'relationship',
      label: label('tickets:client'),
      relationTo: 'clients',
      required: true,
      access: { update: neverField },
    },
    {
      name: 'description',
      type: 'textarea',
      label: label('tickets:description'),
      required: true,
      maxLength: ticketLimits.description,
      // What somebody asked for stays as they wrote it.
      access: { update: neverField },
    },
    {
      name: 'messages',
      type: 'join',
      label: label('tickets:messages'),
      collection: 'ticket-messages',
      on: 'ticket',
      defaultSort: 'createdAt',
      defaultLimit: 50,
      admin: {
        description: label('tickets:messagesHint'),
        defaultColumns: ['createdAt', 'authorName', 'summary'],
        allowCreate: true,
      },
    },
    {
      name: 'priority',
      type: 'select',
      label: label('tickets:priority'),
      required: true,
      defaultValue: defaultPriority,
      options: options('tickets:priorities', ticketPriorities),
      admin: { position: 'sidebar' },
    },
    {
      name: 'status',
      type: 'select',
      label: label('tickets:status'),
      required: true,
      defaultValue: 'open',
      options: options('tickets:statuses', ticketStatuses),
      admin: { position: 'sidebar', description: label('tickets:statusHint') },
    },
    {
      name: 'openedBy',
      type: 'relationship',
      label: label('tickets:openedBy'),
      relationTo: 'users',
      access: { create: neverField, update: neverField },
      admin: { position: 'sidebar', readOnly: true },
    },
    ...timestamps(),
  ],
}
