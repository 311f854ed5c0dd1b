import type { CollectionConfig, CollectionSlug, Field } from 'payload'

import {
  defaultPriority,
  ticketLimits,
  ticketPriorities,
  ticketStatuses,
} from '../src/features/tickets/rules'
import { admin, neverField, staff, staffOrOwnClient } from './access'
import { group, label, options } from './fields/texts'
import { statusCell, personCell } from './fields/list-cells'
import { recordNumberField, timestampFields } from './fields/record'
import { announceHooks } from './hooks/notify'
import { requireStrings, trimText } from './hooks/clean-texts'
import { lockRows } from './hooks/lock-rows'
import { deleteMessages, recordStatusChange, setOpenedBy } from './hooks/ticket'

/** A document that a ticket is about, shown to staff when there is one. */
const subject = (name: 'invoice' | 'proposal' | 'earlierTicket', relationTo: CollectionSlug): Field => ({
  name,
  type: 'relationship',
  label: label(`tickets:${name}`),
  relationTo,
  access: { create: neverField, update: neverField },
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data[name]) },
})

const announced = announceHooks('tickets')

/**
 * Support tickets. Clients open them through `createTicket`, staff through `createTicketForClient`; staff reply through
 * `sendTicketReply`.
 */
export const Tickets: CollectionConfig = {
  slug: 'tickets',
  labels: { singular: label('tickets:singular'), plural: label('tickets:plural') },
  access: { create: staff, read: staffOrOwnClient('client'), update: staff, delete: admin },
  admin: {
    useAsTitle: 'title',
    group: group('answer'),
    defaultColumns: ['number', 'title', 'client', 'priority', 'status', 'createdAt'],
    listSearchableFields: ['number', 'title', 'description'],
    hideAPIURL: true,
    components: {
      views: { edit: { root: { Component: '/src/features/tickets/staff/ticket-link#TicketLink' } } },
    },
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  // `recordStatusChange` compares the status before and after a change, so a request's `select` must not omit it.
  forceSelect: { status: true },
  indexes: [{ fields: ['client', 'createdAt'] }, { fields: ['status', 'priority'] }],
  hooks: {
    beforeOperation: [lockRows('tickets')],
    beforeValidate: [requireStrings, trimText],
    beforeChange: [setOpenedBy],
    afterChange: [recordStatusChange, ...announced.afterChange],
    beforeDelete: [deleteMessages],
    afterDelete: announced.afterDelete,
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: label('tickets:title'),
      required: true,
      maxLength: ticketLimits.title,
      // Staff cannot edit the client's own words.
      access: { update: neverField },
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
        allowCreate: false,
      },
    },
    {
      name: 'priority',
      type: 'select',
      label: label('tickets:priority'),
      required: true,
      defaultValue: defaultPriority,
      options: options('tickets:priorities', ticketPriorities),
      admin: { components: statusCell, position: 'sidebar' },
    },
    {
      name: 'status',
      type: 'select',
      label: label('tickets:status'),
      required: true,
      defaultValue: 'open',
      options: options('tickets:statuses', ticketStatuses),
      admin: { components: statusCell, position: 'sidebar', description: label('tickets:statusHint') },
    },
    {
      name: 'openedBy',
      type: 'relationship',
      label: label('tickets:openedBy'),
      relationTo: 'users',
      access: { create: neverField, update: neverField },
      admin: { position: 'sidebar', readOnly: true, components: personCell },
    },
    // What the client asked about. Set by the `createTicket` operation, which checks that it is the client's own.
    subject('invoice', 'invoices'),
    subject('proposal', 'proposals'),
    subject('earlierTicket', 'tickets'),
    recordNumberField(),
    ...timestampFields(),
  ],
}
