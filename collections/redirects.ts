import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { Field, TextFieldSingleValidation } from 'payload'
import { text as validateText } from 'payload/shared'

import { isPlainPath, isReservedPath, movableCollections } from '../src/features/redirects/rules'
import { isSitePath, isLinkTarget } from '../src/lib/paths'
import { admin, neverField, staff } from './access'
import { group, label, options, translate } from './fields/texts'
import { relatedField } from './fields/list-cells'
import { serializeRedirectWrites, setAutomatic } from './hooks/automatic-redirects'
import { describeTarget, validateRedirect } from './hooks/validate-redirect'
import { revalidateHooks } from './hooks/notify'

type Check = [passes: (value: string) => boolean, key: string]

/** Returns a validator that runs the checks, then Payload's own. The first failing check gives the message. */
const runChecks =
  (...all: Check[]): TextFieldSingleValidation =>
  (value, args) => {
    const failed = value ? all.find(([passes]) => typeof value !== 'string' || !passes(value)) : undefined
    return failed ? translate(args.req, `redirects:errors:${failed[1]}`) : validateText(value, args)
  }

/** Labels and validation for the fields of the plugin, by field name. */
const fieldOverrides: Record<string, Record<string, unknown> & { admin?: object }> = {
  from: {
    label: label('redirects:from'),
    validate: runChecks(
      [isSitePath, 'path'],
      [isPlainPath, 'plain'],
      [(path) => !isReservedPath(path), 'own'],
    ),
  },
  type: { label: label('redirects:to'), options: options('redirects:types', ['reference', 'custom']) },
  reference: { label: label('redirects:reference'), admin: { components: relatedField } },
  url: { label: label('redirects:url'), validate: runChecks([isLinkTarget, 'target']) },
}

/** Nested fields have no readable column heading in the list; the `leadsTo` column shows the target instead. */
const hiddenFromList = { disableListColumn: true, disableListFilter: true }

/** Applies the overrides to a field, and to the fields of a group. */
const overrideField = (field: Field): Field => {
  if (field.type === 'group')
    return {
      ...field,
      fields: field.fields.map((nested) => {
        const overridden = overrideField(nested)
        return { ...overridden, admin: { ...overridden.admin, ...hiddenFromList } } as Field
      }),
    }
  if (!('name' in field)) return field
  const own = fieldOverrides[field.name]
  return { ...field, ...own, admin: { ...field.admin, ...own?.admin } } as Field
}

/** The current path or URL of the target, for the list and the sidebar. */
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

/** True for redirects created by the hooks in `hooks/automatic-redirects.ts`. */
const automatic: Field = {
  name: 'automatic',
  type: 'checkbox',
  defaultValue: false,
  access: { create: neverField, update: neverField },
  label: label('redirects:automatic'),
  admin: { readOnly: true, position: 'sidebar', description: label('redirects:automaticHint') },
}

/** The redirects plugin. A redirect leads to a document with a page, following its slug when it changes, or to a URL. */
export const redirects = redirectsPlugin({
  collections: [...movableCollections],
  overrides: {
    labels: { singular: label('redirects:singular'), plural: label('redirects:plural') },
    access: { create: admin, read: staff, update: admin, delete: admin },
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'leadsTo', 'automatic', 'createdAt'],
      group: group('run'),
      hideAPIURL: true,
    },
    hooks: {
      beforeValidate: [serializeRedirectWrites, validateRedirect],
      beforeChange: [setAutomatic],
      ...revalidateHooks,
    },
    fields: ({ defaultFields }) => [...defaultFields.map(overrideField), leadsTo, automatic],
  },
})
