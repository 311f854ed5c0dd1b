import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { Field, TextFieldSingleValidation } from 'payload'
import { text as textCheck } from 'payload/shared'

import { folderOf, isOwnPath, isPlainPath } from '../src/features/redirects/rules'
import { isPath, isTarget } from '../src/lib/paths'
import { admin, neverField, staff } from './access'
import { group, label, options } from './fields/label'
import { textFor } from './fields/text'
import { announced } from './hooks/announce'
import { markAutomatic, redirectsOneAtATime } from './hooks/moved'
import { redirectsMakeSense } from './hooks/redirect-checks'
import { describeTarget } from './hooks/redirect-target'

type Check = [passes: (value: string) => boolean, key: string]

/** The first check that fails says why, after the plain one of a text. */
const checks =
  (...all: Check[]): TextFieldSingleValidation =>
  (value, args) => {
    const failed = value ? all.find(([passes]) => typeof value !== 'string' || !passes(value)) : undefined
    return failed ? textFor(args.req, `redirects:errors:${failed[1]}`) : textCheck(value, args)
  }

/** What the plugin's fields are called and must hold, in our words. */
const ours: Record<string, object> = {
  from: {
    label: label('redirects:from'),
    validate: checks([isPath, 'path'], [isPlainPath, 'plain'], [(path) => !isOwnPath(path), 'own']),
  },
  type: { label: label('redirects:to'), options: options('redirects:types', ['reference', 'custom']) },
  reference: { label: label('redirects:reference') },
  url: { label: label('redirects:url'), validate: checks([isTarget, 'target']) },
}

/** What stands within another field has no heading of its own in the list: where a redirect leads is told there in one. */
const unlisted = { disableListColumn: true, disableListFilter: true }

const overridden = (field: Field): Field => {
  if (field.type === 'group')
    return {
      ...field,
      fields: field.fields.map((one) => {
        const own = overridden(one)
        return { ...own, admin: { ...own.admin, ...unlisted } } as Field
      }),
    }
  return 'name' in field ? ({ ...field, ...ours[field.name] } as Field) : field
}

/** For the list, and beside what staff fill in. */
const leadsTo: Field = {
  name: 'leadsTo',
  type: 'text',
  virtual: true,
  access: { create: neverField, update: neverField },
  hooks: { afterRead: [describeTarget] },
  label: label('redirects:leadsTo'),
  admin: {
    readOnly: true,
    position: 'sidebar',
    disableListFilter: true,
    condition: (data) => Boolean(data.leadsTo),
  },
}

/** Made when a post or a category moved. */
const automatic: Field = {
  name: 'automatic',
  type: 'checkbox',
  defaultValue: false,
  access: { create: neverField, update: neverField },
  label: label('redirects:automatic'),
  admin: { readOnly: true, position: 'sidebar', description: label('redirects:automaticHint') },
}

/** Payload's own collection of redirects: to a post or a category, wherever it moves, or to an address. */
export const redirects = redirectsPlugin({
  collections: Object.keys(folderOf),
  overrides: {
    labels: { singular: label('redirects:singular'), plural: label('redirects:plural') },
    access: { create: admin, read: staff, update: admin, delete: admin },
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'leadsTo', 'automatic', 'createdAt'],
      group: group('pages'),
    },
    hooks: {
      beforeValidate: [redirectsOneAtATime, redirectsMakeSense],
      beforeChange: [markAutomatic],
      ...announced,
    },
    fields: ({ defaultFields }) => [...defaultFields.map(overridden), leadsTo, automatic],
  },
})
