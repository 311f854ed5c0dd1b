import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { Field, TextFieldSingleValidation } from 'payload'
import { text as textCheck } from 'payload/shared'

import { isPath, isTarget } from '../src/lib/paths'
import { admin, staff } from './access'
import { group, label } from './fields/label'
import { textFor } from './fields/text'
import { announced } from './hooks/announce'

const check =
  (passes: (value: string) => boolean, key: string): TextFieldSingleValidation =>
  (value, args) =>
    value && !(typeof value === 'string' && passes(value)) ? textFor(args.req, key) : textCheck(value, args)

const validations: Record<string, TextFieldSingleValidation> = {
  from: check(isPath, 'redirects:errors:path'),
  url: check(isTarget, 'redirects:errors:target'),
}

/** The plugin's fields with our checks of what is a path of this site. */
const checked = (field: Field): Field => {
  if (field.type === 'group') return { ...field, fields: field.fields.map(checked) } as Field
  const validate = 'name' in field ? validations[field.name] : undefined
  return validate ? ({ ...field, validate } as Field) : field
}

/** Payload's own collection of redirects: to a post, wherever it moves, or to an address. */
export const redirects = redirectsPlugin({
  collections: ['posts'],
  overrides: {
    labels: { singular: label('redirects:singular'), plural: label('redirects:plural') },
    access: { create: admin, read: staff, update: admin, delete: admin },
    admin: { useAsTitle: 'from', group: group('pages') },
    hooks: announced,
    fields: ({ defaultFields }) => defaultFields.map(checked),
  },
})
