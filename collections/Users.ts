import type { CollectionConfig } from 'payload'

import { env } from '../src/env'
import { roles } from '../src/features/accounts/rules'
import { admin, adminField, adminOrOwnStaff, never, neverField, staffOnly, staffOrSelf } from './access'
import { label, options } from './fields/label'
import { language } from './fields/language'
import { timestamps } from './fields/timestamps'
import { keepOneAdmin, noteDeletion, noteDemotion } from './hooks/last-admin'
import { noteNewPassword, promote } from './hooks/promotion'
import { requireText } from './hooks/text'
import { checkPassword, linkToClient, vouch, writeOwnMails } from './hooks/user'

/** Everybody who can sign in (the specification's profiles that have an account). */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: label('users:singular'), plural: label('users:plural') },
  auth: {
    tokenExpiration: 2 * 60 * 60,
    // Attempts are limited in lib/server/limits.ts, alike for known and unknown addresses (security.md, L10).
    maxLoginAttempts: 0,
    verify: true,
    // A session is a cookie that no script can read.
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
  },
  access: {
    create: admin,
    read: staffOrSelf,
    update: adminOrOwnStaff,
    delete: admin,
    unlock: never,
    admin: staffOnly,
  },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'firstName', 'lastName', 'role'] },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [checkPassword, writeOwnMails],
    beforeValidate: [requireText],
    beforeChange: [noteDemotion, noteNewPassword, vouch],
    afterChange: [linkToClient, promote],
    beforeDelete: [noteDeletion],
    afterOperation: [keepOneAdmin],
  },
  fields: [
    // Who changes the address owns the account: it changes by a verb that asks for proof, never by an open session.
    { name: 'email', type: 'email', required: true, unique: true, access: { update: neverField } },
    { name: 'firstName', type: 'text', label: label('users:firstName'), maxLength: 100 },
    { name: 'lastName', type: 'text', label: label('users:lastName'), maxLength: 100 },
    { name: 'companyName', type: 'text', label: label('users:companyName'), maxLength: 200 },
    { name: 'phone', type: 'text', label: label('users:phone'), maxLength: 50 },
    {
      name: 'role',
      type: 'select',
      label: label('users:role'),
      required: true,
      defaultValue: 'client',
      index: true,
      options: options('users:roles', roles),
      access: { create: adminField, update: adminField },
      admin: { description: label('users:roleHint') },
    },
    language(),
    // Who signs up by the site proves the address; for whom staff make an account, staff vouch.
    {
      name: '_verified',
      type: 'checkbox',
      label: label('users:verified'),
      access: { create: neverField, update: adminField },
    },
    // Set by the system alone: by an invitation, or when the address of a client is verified (product.md).
    {
      name: 'client',
      type: 'relationship',
      label: label('users:client'),
      relationTo: 'clients',
      access: { create: neverField, update: neverField },
      admin: { readOnly: true, condition: (data) => data.role === 'client' },
    },
    {
      name: 'deactivatedAt',
      type: 'date',
      label: label('users:deactivatedAt'),
      access: { create: adminField, update: adminField },
      admin: { description: label('users:deactivatedHint'), date: { pickerAppearance: 'dayAndTime' } },
    },
    ...timestamps(),
  ],
}
