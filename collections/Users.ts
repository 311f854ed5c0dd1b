import type { CollectionConfig } from 'payload'

import { env } from '../src/env'
import { roles } from '../src/lib/roles'
import { sessionStrategy } from '../src/lib/server/auth/session-strategy'
import { admin, adminField, adminOrStaffSelf, canAccessAdmin, never, neverField, staffOrSelf } from './access'
import { group, label, options } from './fields/texts'
import { languageField } from './fields/language'
import { timestampFields } from './fields/record'
import { announceHooks, announceSignOut, revalidateForStaff } from './hooks/notify'
import {
  enforceLastAdmin,
  trackDeletion,
  trackDemotion,
  resetPromotedAccount,
  trackPasswordChange,
  defaultToVerified,
  disableVerificationEmail,
  followLanguage,
  linkToClient,
  validatePassword,
} from './hooks/user'
import { nameOfPerson, searchByName } from './hooks/person-name'
import { requireStrings, trimText } from './hooks/clean-texts'

const announced = announceHooks('users')

/** Accounts: admins, team members and clients. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: label('users:singular'), plural: label('users:plural') },
  auth: {
    tokenExpiration: 2 * 60 * 60,
    // Attempts are rate-limited instead: a lock would reveal which addresses have an account
    // (docs/decisions/0009-rate-limits-not-lockouts.md).
    maxLoginAttempts: 0,
    verify: true,
    // The session is an httpOnly cookie; the token must not appear in a response body.
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
    strategies: [sessionStrategy],
  },
  access: {
    create: admin,
    read: staffOrSelf,
    update: adminOrStaffSelf,
    delete: admin,
    unlock: never,
    admin: canAccessAdmin,
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'client', 'language', 'createdAt'],
    listSearchableFields: ['firstName', 'lastName', 'email'],
    group: group('run'),
    hideAPIURL: true,
  },
  disableDuplicate: true,
  // `name` is computed from these, so a request's `select` must not omit them.
  forceSelect: { firstName: true, lastName: true },
  hooks: {
    beforeOperation: [validatePassword, disableVerificationEmail, searchByName],
    beforeValidate: [requireStrings, trimText],
    beforeChange: [trackDemotion, trackPasswordChange, defaultToVerified],
    afterChange: [
      linkToClient,
      resetPromotedAccount,
      followLanguage,
      revalidateForStaff,
      ...announced.afterChange,
    ],
    beforeDelete: [trackDeletion],
    afterDelete: announced.afterDelete,
    afterLogout: [announceSignOut],
    afterOperation: [enforceLastAdmin],
  },
  fields: [
    // Whoever controls the email address can reset the password, so an open session alone must not change it.
    {
      name: 'email',
      type: 'email',
      label: label('leads:email'),
      required: true,
      unique: true,
      access: { update: neverField },
    },
    // The title wherever an account is shown. Not stored: it is made of the fields below.
    {
      name: 'name',
      type: 'text',
      label: label('users:name'),
      virtual: true,
      access: { create: neverField, update: neverField },
      hooks: { afterRead: [nameOfPerson] },
      admin: {
        condition: () => false,
        components: { Cell: '/src/features/accounts/staff/person-cell#PersonNameCell' },
      },
    },
    // Every account has a name: people are never shown by their address.
    { name: 'firstName', type: 'text', label: label('users:firstName'), required: true, maxLength: 100 },
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
    languageField(),
    // People who sign up verify their address; accounts that staff create count as verified (`defaultToVerified`).
    {
      name: '_verified',
      type: 'checkbox',
      label: label('users:verified'),
      access: { create: neverField, update: adminField },
    },
    // Set by an invitation, or when the account verifies the email address of a client; never through the API.
    {
      name: 'client',
      type: 'relationship',
      label: label('users:client'),
      relationTo: 'clients',
      access: { create: neverField, update: neverField },
      admin: { readOnly: true, condition: (data) => data.role === 'client' },
    },
    // Set when an admin unlinks the account from its client: then only an invitation links it again.
    {
      name: 'unlinkedAt',
      type: 'date',
      admin: { hidden: true },
      access: { create: neverField, read: neverField, update: neverField },
    },
    // The id of the account's first session, set with it (src/lib/server/db/user-row-lock.ts): the greeting depends on
    // it.
    {
      name: 'firstSession',
      type: 'text',
      admin: { hidden: true },
      access: { create: neverField, read: neverField, update: neverField },
    },
    {
      name: 'deactivatedAt',
      type: 'date',
      label: label('users:deactivatedAt'),
      access: { create: adminField, update: adminField },
      admin: { description: label('users:deactivatedHint'), date: { pickerAppearance: 'dayAndTime' } },
    },
    ...timestampFields(),
  ],
}
