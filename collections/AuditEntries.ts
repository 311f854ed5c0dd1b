import type { CollectionConfig, Field } from 'payload'

import { auditTypes } from '../src/features/audit/rules'
import { admin, never } from './access'
import { group, label, options } from './fields/texts'

const entryField = (name: string, type = 'text', rest: object = {}): Field =>
  ({ name, type, required: true, label: label(`auditEntries:${name}`), ...rest }) as Field

/**
 * The audit chain: what happened to proposals and invoices, each entry with the hash of the one before. The database
 * function `append_audit_entry` (`migrations/base/audit-chain.ts`) writes the rows; the runtime role may only read them.
 * Subjects are plain ids, so an entry outlives what it is about.
 */
export const AuditEntries: CollectionConfig = {
  slug: 'audit-entries',
  labels: { singular: label('auditEntries:singular'), plural: label('auditEntries:plural') },
  access: { create: never, read: admin, update: never, delete: never },
  admin: {
    useAsTitle: 'type',
    defaultColumns: ['seq', 'type', 'subjectId', 'occurredAt', 'hash'],
    group: group('run'),
    hideAPIURL: true,
  },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  defaultSort: '-seq',
  indexes: [{ fields: ['subjectId', 'seq'] }],
  fields: [
    // From 1, without gaps.
    entryField('seq', 'number', { unique: true }),
    entryField('type', 'select', { options: options('auditEntries:types', auditTypes) }),
    entryField('subjectId'),
    // Canonical JSON.
    entryField('data', 'textarea'),
    entryField('occurredAt', 'date', { admin: { date: { pickerAppearance: 'dayAndTime' } } }),
    entryField('previousHash'),
    entryField('hash'),
  ],
}
