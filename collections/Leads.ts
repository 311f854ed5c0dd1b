import type { CollectionConfig, Field } from 'payload'

import { leadLimits, leadSources, leadStatuses, serviceInterests, utmKeys } from '../src/features/leads/rules'
import { neverField, staff } from './access'
import { label, options } from './fields/label'
import { language } from './fields/language'
import { timestamps } from './fields/timestamps'
import { scoreAndClock, deleteHistory, writeHistory, explainScore } from './hooks/lead'
import { requireText } from './hooks/text'

/** Set by the system alone; staff read it. */
const systemOnly = { create: neverField, update: neverField }

/** Where a visit came from; shown when something of it is known. */
const origin = (name: 'utm' | 'firstTouch', more: Field[] = []): Field => ({
  name,
  type: 'group',
  label: label(`leads:${name}`),
  access: systemOnly,
  admin: { readOnly: true, condition: (data) => Object.values(data[name] ?? {}).some(Boolean) },
  fields: [
    ...utmKeys.map((key): Field => ({
      name: key,
      type: 'text',
      maxLength: leadLimits.utm,
      label: label(`leads:utmKeys:${key}`),
    })),
    ...more,
  ],
})

/** The first visit, of those who agreed that it is remembered. */
const firstTouch = origin('firstTouch', [
  {
    name: 'referrer',
    type: 'text',
    maxLength: leadLimits.host,
    label: label('leads:referrer'),
  },
  {
    name: 'landingPage',
    type: 'text',
    maxLength: leadLimits.path,
    label: label('leads:landingPage'),
  },
  {
    name: 'at',
    type: 'date',
    label: label('leads:firstTouchAt'),
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
])

const readOnly = (name: 'pageUrl' | 'referrer'): Field => ({
  name,
  type: 'text',
  label: label(`leads:${name}`),
  maxLength: leadLimits.url,
  access: systemOnly,
  admin: { readOnly: true },
})

/** Somebody who wrote to the agency (specification, section 3). */
export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: label('leads:singular'), plural: label('leads:plural') },
  access: { create: staff, read: staff, update: staff, delete: staff },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'company', 'sourceName', 'status', 'score', 'assignedTo', 'createdAt'],
    listSearchableFields: ['name', 'email', 'company'],
    hideAPIURL: true,
  },
  disableDuplicate: true,
  // The history compares what a change left: a request must not be able to leave it out.
  forceSelect: {
    status: true,
    assignedTo: true,
    notes: true,
    message: true,
    serviceInterest: true,
    pageUrl: true,
    referrer: true,
  },
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['status', 'createdAt'] },
    { fields: ['sourceName', 'createdAt'] },
    { fields: ['assignedTo', 'createdAt'] },
  ],
  hooks: {
    beforeValidate: [requireText],
    beforeChange: [scoreAndClock],
    afterChange: [writeHistory],
    beforeDelete: [deleteHistory],
  },
  fields: [
    { name: 'name', type: 'text', label: label('leads:name'), required: true, maxLength: leadLimits.name },
    { name: 'email', type: 'email', label: label('leads:email'), required: true, index: true },
    { name: 'phone', type: 'text', label: label('leads:phone'), maxLength: leadLimits.phone },
    { name: 'company', type: 'text', label: label('leads:company'), maxLength: leadLimits.company },
    { name: 'message', type: 'textarea', label: label('leads:message'), maxLength: leadLimits.message },
    { name: 'notes', type: 'textarea', label: label('leads:notes'), maxLength: leadLimits.note },
    {
      name: 'serviceInterest',
      type: 'select',
      label: label('leads:serviceInterest'),
      options: options('leads:services', serviceInterests),
    },
    {
      name: 'activities',
      type: 'join',
      label: label('leads:activities'),
      collection: 'lead-activities',
      on: 'lead',
      defaultSort: '-createdAt',
      admin: { defaultColumns: ['type', 'summary', 'actor', 'createdAt'], allowCreate: true },
    },
    {
      name: 'status',
      type: 'select',
      label: label('leads:status'),
      required: true,
      defaultValue: 'new',
      options: options('leads:statuses', leadStatuses),
      admin: { position: 'sidebar' },
    },
    {
      name: 'assignedTo',
      type: 'relationship',
      label: label('leads:assignedTo'),
      relationTo: 'users',
      filterOptions: { role: { in: ['admin', 'team'] } },
      admin: { position: 'sidebar' },
    },
    language({ admin: { position: 'sidebar' } }),
    {
      name: 'sourceName',
      type: 'select',
      label: label('leads:sourceName'),
      required: true,
      defaultValue: 'Contact Form',
      options: options('leads:sources', leadSources),
      access: systemOnly,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'score',
      type: 'number',
      label: label('leads:score'),
      required: true,
      defaultValue: 0,
      min: 0,
      max: 100,
      index: true,
      access: systemOnly,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'scoreExplained',
      type: 'textarea',
      label: label('leads:scoreExplained'),
      virtual: true,
      access: systemOnly,
      hooks: { afterRead: [explainScore] },
      admin: { position: 'sidebar', readOnly: true, disableListColumn: true, disableListFilter: true },
    },
    { name: 'scoreRules', type: 'json', defaultValue: [], access: systemOnly, admin: { hidden: true } },
    {
      name: 'firstReplyAt',
      type: 'date',
      label: label('leads:firstReplyAt'),
      index: true,
      access: systemOnly,
      admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      type: 'collapsible',
      label: label('leads:origin'),
      admin: { initCollapsed: true },
      fields: [readOnly('pageUrl'), readOnly('referrer'), origin('utm'), firstTouch],
    },
    {
      name: 'submissionId',
      type: 'text',
      unique: true,
      index: true,
      access: systemOnly,
      admin: { hidden: true },
    },
    ...timestamps(),
  ],
}
