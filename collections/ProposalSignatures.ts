import type { CollectionConfig, Field } from 'payload'

import { proposalLimits } from '../src/features/proposals/rules'
import { signatureMethods } from '@/features/proposal-signing/signing-rules'
import { never, proposalVersionReader } from './access'
import { group, label, options } from './fields/texts'
import { languageField } from './fields/language'

const text = (name: string, rest: object = {}): Field => ({
  name,
  type: 'text',
  required: true,
  label: label(`proposalSignatures:${name}`),
  ...rest,
})

const relation = (name: string, relationTo: string, rest: object = {}): Field =>
  text(name, { type: 'relationship', relationTo, ...rest })

/** A long text, which Payload would refuse above 40,000 characters. */
const long = { type: 'textarea', maxLength: proposalLimits.canonical, admin: { hidden: true } }

/**
 * The evidence of each signature: who signed which version of a proposal, when, from where, and the consent that was
 * shown. One row per version. `sha256` is the digest of `canonical`, the canonical JSON of the other fields. Database
 * triggers (`migrations/base/written-once.ts`) reject updates and deletes. The signer is stored as plain text, so that the
 * row stays the same when an account changes.
 */
export const ProposalSignatures: CollectionConfig = {
  slug: 'proposal-signatures',
  labels: { singular: label('proposalSignatures:singular'), plural: label('proposalSignatures:plural') },
  access: { create: never, read: proposalVersionReader, update: never, delete: never },
  admin: {
    useAsTitle: 'signerName',
    defaultColumns: ['proposal', 'signerName', 'signerEmail', 'method', 'signedAt', 'sha256'],
    group: group('sell'),
    hideAPIURL: true,
  },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  defaultSort: '-signedAt',
  fields: [
    relation('proposal', 'proposals', { index: true }),
    relation('version', 'proposal-versions', { unique: true }),
    relation('client', 'clients'),
    text('signer'),
    text('signerName'),
    text('signerEmail'),
    text('method', { type: 'select', options: options('proposalSignatures:methods', signatureMethods) }),
    text('typedName', { required: false }),
    // A PNG in base64.
    text('image', { ...long, required: false }),
    text('imageSha256', { required: false }),
    text('documentSha256'),
    text('consentVersion'),
    languageField({ name: 'consentLanguage' }),
    text('consentText', { type: 'textarea' }),
    text('signedAt', { type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } }),
    text('address'),
    // Missing when the browser did not send it.
    text('userAgent', { type: 'textarea', required: false }),
    text('canonical', long),
    text('sha256'),
  ],
}
