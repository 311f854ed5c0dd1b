import type { CollectionConfig, Field } from 'payload'

import { historyFields, leadSources, leadStatuses, MAX_NOTE_LENGTH } from '../src/features/leads/rules'
import { utmKeys, visitLimits } from '@/features/consent/visit'
import type { Lead } from '../src/payload-types'
import { neverField, staff, activeStaff } from './access'
import { group, label, options } from './fields/texts'
import { statusCell, personCell } from './fields/list-cells'
import { contactField } from './fields/contact-field'
import { languageField } from './fields/language'
import { timestampFields } from './fields/record'
import { announceHooks } from './hooks/notify'
import {
  deleteActivities,
  explainScore,
  recomputeScore,
  recordActivities,
  setFirstReplyAt,
} from './hooks/lead'
import { lockRows } from './hooks/lock-rows'
import { requireStrings } from './hooks/clean-texts'

/** Cannot be written through the API. */
const systemOnly = { create: neverField, update: neverField }

/** The group of campaign parameters of a visit; shown in the admin when it has any value. */
const trackingGroup = (name: 'utm' | 'firstTouch', more: Field[] = []): Field => ({
  name,
  type: 'group',
  label: label(`leads:${name}`),
  access: systemOnly,
  admin: {
    readOnly: true,
    condition: (data: Partial<Lead>) => Object.values(data[name] ?? {}).some(Boolean),
  },
  fields: [
    ...utmKeys.map((key): Field => ({
      name: key,
      type: 'text',
      maxLength: visitLimits.utm,
      label: label(`leads:utmKeys:${key}`),
    })),
    ...more,
  ],
})

/** The first visit, recorded only for visitors who consented. */
const firstTouch = trackingGroup('firstTouch', [
  {
    name: 'referrer',
    type: 'text',
    maxLength: visitLimits.host,
    label: label('leads:referrer'),
  },
  {
    name: 'landingPage',
    type: 'text',
    maxLength: visitLimits.path,
    label: label('leads:landingPage'),
  },
  {
    name: 'at',
    type: 'date',
    label: label('leads:firstTouchAt'),
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
])

const readOnlyText = (name: 'pageUrl' | 'referrer'): Field => ({
  name,
  type: 'text',
  label: label(`leads:${name}`),
  maxLength: visitLimits.url,
  access: systemOnly,
  admin: { readOnly: true },
})

const announced = announceHooks('leads')

/** Leads: people who contacted the agency, or whom staff entered by hand. */
export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: label('leads:singular'), plural: label('leads:plural') },
  access: { create: staff, read: staff, update: staff, delete: staff },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'company', 'sourceName', 'status', 'score', 'assignedTo', 'createdAt'],
    listSearchableFields: ['name', 'email', 'company'],
    group: group('answer'),
    hideAPIURL: true,
  },
  disableDuplicate: true,
  // `recordActivities` compares these fields before and after a change, so a request's `select` must not omit them.
  forceSelect: {
    status: true,
    assignedTo: true,
    notes: true,
    ...Object.fromEntries(historyFields.map(({ name }) => [name, true])),
  },
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['status', 'createdAt'] },
    { fields: ['sourceName', 'createdAt'] },
    { fields: ['assignedTo', 'createdAt'] },
  ],
  hooks: {
    beforeOperation: [lockRows('leads')],
    beforeValidate: [requireStrings],
    beforeChange: [recomputeScore, setFirstReplyAt],
    afterChange: [recordActivities, ...announced.afterChange],
    beforeDelete: [deleteActivities],
    afterDelete: announced.afterDelete,
  },
  fields: [
    contactField('name'),
    contactField('email'),
    contactField('phone'),
    contactField('company'),
    contactField('message', { required: false }),
    { name: 'notes', type: 'textarea', label: label('leads:notes'), maxLength: MAX_NOTE_LENGTH },
    contactField('serviceInterest'),
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
      name: 'calls',
      type: 'join',
      label: label('leads:calls'),
      collection: 'calls',
      on: 'lead',
      defaultSort: '-startsAt',
      admin: { defaultColumns: ['startsAt', 'status', 'by', 'person'], allowCreate: false },
    },
    {
      name: 'status',
      type: 'select',
      label: label('leads:status'),
      required: true,
      defaultValue: 'new',
      options: options('leads:statuses', leadStatuses),
      admin: { components: statusCell, position: 'sidebar' },
    },
    {
      name: 'assignedTo',
      type: 'relationship',
      label: label('leads:assignedTo'),
      relationTo: 'users',
      // Payload checks it when a lead is saved, too.
      filterOptions: activeStaff,
      admin: { position: 'sidebar', components: personCell },
    },
    languageField({ admin: { position: 'sidebar' } }),
    {
      name: 'possiblySame',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/src/features/leads/staff/possibly-same#PossiblySame' },
      },
    },
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
      access: systemOnly,
      admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    // False for a lead that was imported when it was older than the promised time: no clock, and in no figure of replies.
    {
      name: 'replyPromised',
      type: 'checkbox',
      defaultValue: true,
      access: systemOnly,
      admin: { hidden: true },
    },
    // When its booked call begins: until then no reply is due. A trigger of the migrations sets it.
    {
      name: 'callAt',
      type: 'date',
      label: label('leads:callAt'),
      access: systemOnly,
      admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    // Since when it waits for a reply, when not since its creation: its call was missed or canceled. A trigger sets it.
    { name: 'waitsSince', type: 'date', access: systemOnly, admin: { hidden: true } },
    {
      type: 'collapsible',
      label: label('leads:origin'),
      admin: { initCollapsed: true },
      fields: [readOnlyText('pageUrl'), readOnlyText('referrer'), trackingGroup('utm'), firstTouch],
    },
    {
      name: 'submissionId',
      type: 'text',
      // Not unique: a visitor who corrects a message sends it again with the same id (features/leads/operations).
      index: true,
      access: systemOnly,
      admin: { hidden: true },
    },
    ...timestampFields(),
  ],
}
