import type { CollectionConfig } from 'payload'

import { activityTypes } from '../src/features/leads/rules'
import { admin, neverField, staff } from './access'
import { label, options } from './fields/texts'
import { personCell } from './fields/list-cells'
import { timestampFields } from './fields/record'
import { announceHooks } from './hooks/notify'
import type { LeadActivity } from '../src/payload-types'
import {
  applyActivityToLead,
  noteOf,
  setActor,
  summarizeActivity,
  validateActivity,
} from './hooks/lead-activity'

const announced = announceHooks('leads', 'lead')

/** One entry of a lead's history. Staff add notes and replies; hooks and operations write all other types. */
export const LeadActivities: CollectionConfig = {
  slug: 'lead-activities',
  labels: { singular: label('activities:singular'), plural: label('activities:plural') },
  access: { create: staff, read: staff, update: staff, delete: admin },
  admin: {
    useAsTitle: 'type',
    // Read in the lead, not as a list of its own.
    group: false,
    hideAPIURL: true,
    defaultColumns: ['lead', 'type', 'summary', 'actor', 'createdAt'],
  },
  disableDuplicate: true,
  forceSelect: { lead: true, type: true, data: true, actor: true },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['lead', 'createdAt'] }],
  hooks: {
    beforeValidate: [validateActivity],
    beforeChange: [setActor],
    afterChange: [applyActivityToLead, ...announced.afterChange],
    afterDelete: announced.afterDelete,
  },
  fields: [
    {
      name: 'lead',
      type: 'relationship',
      label: label('activities:lead'),
      relationTo: 'leads',
      required: true,
      access: { update: neverField },
    },
    {
      name: 'type',
      type: 'select',
      label: label('activities:type'),
      required: true,
      defaultValue: 'note_added',
      options: options('activities:types', activityTypes),
      access: { update: neverField },
    },
    {
      name: 'note',
      type: 'textarea',
      label: label('activities:note'),
      virtual: true,
      admin: { condition: ({ type }: Partial<LeadActivity>) => manualTypes.has(type) },
      hooks: { afterRead: [noteOf] },
    },
    {
      name: 'summary',
      type: 'text',
      label: label('activities:summary'),
      virtual: true,
      access: { create: neverField, update: neverField },
      hooks: { afterRead: [summarizeActivity] },
      admin: { readOnly: true, disableListFilter: true },
    },
    {
      name: 'actor',
      type: 'relationship',
      label: label('activities:actor'),
      relationTo: 'users',
      access: { create: neverField, update: neverField },
      admin: { readOnly: true, components: personCell },
    },
    {
      name: 'data',
      type: 'json',
      required: true,
      access: { create: neverField, update: neverField },
      admin: { hidden: true },
    },
    ...timestampFields(),
  ],
}

/** The types that staff may add by hand. */
const manualTypes = new Set<LeadActivity['type'] | undefined>(['note_added', 'reply_logged'])
