import type { CollectionConfig } from 'payload'

import { activityTypes } from '../src/features/leads/rules'
import { admin, neverField, staff } from './access'
import { label, options } from './fields/label'
import { timestamps } from './fields/timestamps'
import { applyActivity, checkActivity, nameActor, summarise } from './hooks/lead-activity'

/** A line of a lead's history. Staff add notes and replies; everything else is written by the system. */
export const LeadActivities: CollectionConfig = {
  slug: 'lead-activities',
  labels: { singular: label('activities:singular'), plural: label('activities:plural') },
  access: { create: staff, read: staff, update: staff, delete: admin },
  admin: { useAsTitle: 'type', defaultColumns: ['lead', 'type', 'summary', 'actor', 'createdAt'] },
  disableDuplicate: true,
  forceSelect: { lead: true, type: true, data: true, actor: true },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['lead', 'createdAt'] }],
  hooks: { beforeValidate: [checkActivity], beforeChange: [nameActor], afterChange: [applyActivity] },
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
      admin: { condition: (data) => staffTypes.has(data.type) },
      hooks: { afterRead: [({ siblingData }) => siblingData.data?.note] },
    },
    {
      name: 'summary',
      type: 'text',
      label: label('activities:summary'),
      virtual: true,
      access: { create: neverField, update: neverField },
      hooks: { afterRead: [summarise] },
      admin: { readOnly: true, disableListFilter: true },
    },
    {
      name: 'actor',
      type: 'relationship',
      label: label('activities:actor'),
      relationTo: 'users',
      access: { create: neverField, update: neverField },
      admin: { readOnly: true },
    },
    {
      name: 'data',
      type: 'json',
      required: true,
      access: { create: neverField, update: neverField },
      admin: { hidden: true },
    },
    ...timestamps(),
  ],
}

/** What staff may add by hand. */
const staffTypes = new Set(['note_added', 'reply_logged'])
