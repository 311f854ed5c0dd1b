import type { CollectionConfig } from 'payload'

import { callKinds, callLimits, callStatuses } from '../src/features/calls/rules'
import { never, staff } from './access'
import { group, label, options } from './fields/texts'
import { languageField } from './fields/language'
import { personCell, statusCell } from './fields/list-cells'
import { timestampFields } from './fields/record'

/**
 * Strategy calls that visitors have booked. Only verbs write them, and the database lets no person have two at one time (a
 * constraint of the migrations). Erasing a lead erases its calls.
 */
export const Calls: CollectionConfig = {
  slug: 'calls',
  labels: { singular: label('calls:singular'), plural: label('calls:plural') },
  access: { create: never, read: staff, update: never, delete: never },
  admin: {
    useAsTitle: 'topic',
    // Each is on the dashboard and in its lead; the entry of the navigation leads to when the person takes calls.
    group: group('answer'),
    hideAPIURL: true,
    defaultColumns: ['lead', 'person', 'startsAt', 'status', 'by', 'language'],
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-startsAt',
  indexes: [{ fields: ['person', 'startsAt'] }, { fields: ['status', 'startsAt'] }],
  fields: [
    { name: 'lead', type: 'relationship', label: label('calls:lead'), relationTo: 'leads', required: true },
    // Empty only after the person's account was deleted: the call then waits for a colleague.
    {
      name: 'person',
      type: 'relationship',
      label: label('calls:person'),
      relationTo: 'users',
      admin: { components: personCell },
    },
    {
      name: 'startsAt',
      type: 'date',
      label: label('calls:startsAt'),
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'endsAt',
      type: 'date',
      label: label('calls:endsAt'),
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'status',
      type: 'select',
      label: label('calls:status'),
      required: true,
      defaultValue: 'booked',
      options: options('calls:statuses', callStatuses),
      admin: { components: statusCell },
    },
    languageField(),
    {
      name: 'by',
      type: 'select',
      label: label('calls:by'),
      required: true,
      options: options('calls:kinds', callKinds),
    },
    { name: 'phone', type: 'text', label: label('calls:phone'), maxLength: callLimits.phone },
    // Of the person's availability when the call was booked.
    { name: 'videoUrl', type: 'text', label: label('calls:videoUrl'), maxLength: callLimits.url },
    { name: 'topic', type: 'textarea', label: label('calls:topic'), maxLength: callLimits.topic },
    // The visitor's.
    {
      name: 'timeZone',
      type: 'text',
      label: label('calls:timeZone'),
      required: true,
      maxLength: callLimits.zone,
    },
    { name: 'service', type: 'text', label: label('calls:service'), maxLength: 100 },
    // That of the calendar file: one more with each change.
    {
      name: 'sequence',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { hidden: true },
    },
    {
      name: 'cancelReason',
      type: 'textarea',
      label: label('calls:cancelReason'),
      maxLength: callLimits.reason,
    },
    ...timestampFields(),
  ],
}
