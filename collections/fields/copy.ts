import type {
  ArrayField,
  Field,
  GroupField,
  TextareaField,
  TextareaFieldValidation,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { text as validateTextDefault, textarea as validateTextareaDefault } from 'payload/shared'

import { label, translate } from './texts'

/** Payload would store objects and numbers as JSON, without checking `maxLength`. */
const isNotText = (value: unknown) => value !== null && value !== undefined && typeof value !== 'string'

/** Payload's own validation, for strings only. */
const validateText: TextFieldSingleValidation = (value, args) =>
  isNotText(value) ? translate(args.req, 'common:errors:text') : validateTextDefault(value, args)

/** Payload's own validation, for strings only. */
const validateTextarea: TextareaFieldValidation = (value, args) =>
  isNotText(value) ? translate(args.req, 'common:errors:text') : validateTextareaDefault(value, args)

/** `path` is the path of the label in the admin messages. Fields are localized and required by default. */
type Options = { localized?: boolean; required?: boolean; maxLength?: number; path?: string }

const baseField = (name: string, { localized = true, required = true, path = 'copy' }: Options) => ({
  name,
  localized,
  required,
  label: label(`${path}:${name}`),
})

/** A localized single-line text field. */
export const textField = (name: string, options: Options = {}) =>
  ({
    ...baseField(name, options),
    type: 'text',
    maxLength: options.maxLength ?? 200,
    validate: validateText,
  }) satisfies TextField

/** The same field, which may be empty in a draft. For collections whose drafts are validated. */
export const optionalInDrafts = (field: ReturnType<typeof textField>) => ({
  ...field,
  validate: ((value, args) => {
    const isDraft = (args.data as { _status?: string } | undefined)?._status === 'draft'
    return field.validate(value, { ...args, required: !isDraft })
  }) satisfies TextFieldSingleValidation,
})

/** A localized multi-line text field. */
export const textareaField = (name: string, options: Options = {}) =>
  ({
    ...baseField(name, options),
    type: 'textarea',
    maxLength: options.maxLength ?? 2_000,
    validate: validateTextarea,
  }) satisfies TextareaField

/** A group of fields for one section of a page. */
export const groupField = (name: string, fields: Field[]): GroupField => ({
  name,
  type: 'group',
  label: label(`copy:${name}`),
  admin: { components: { Field: '/src/components/staff/form-section#FormSection' } },
  fields,
})

/** Shows an array with a name on every button of its rows. */
export const namedRows = { components: { Field: '/src/components/staff/lazy#RowsField' } }

/** An array with separate rows for each locale, so that publishing one locale does not change the other. */
export const localizedArrayField = (name: string, fields: Field[], maxRows = 12): ArrayField => ({
  name,
  type: 'array',
  localized: true,
  maxRows,
  label: label(`copy:${name}`),
  labels: { singular: label('copy:row'), plural: label(`copy:${name}`) },
  admin: namedRows,
  fields,
})

/** Fields within a localized array must not be localized again. */
const inRow = { localized: false }

/** A list of headings with a text each. */
export const pointsField = (name = 'points'): ArrayField =>
  localizedArrayField(name, [textField('title', inRow), textareaField('text', { ...inRow, maxLength: 600 })])

/** A list of headings with a time and an optional text each. */
export const timelineField = (name = 'timeline'): ArrayField =>
  localizedArrayField(name, [
    textField('time', inRow),
    textField('title', inRow),
    textareaField('text', { ...inRow, required: false, maxLength: 600 }),
  ])

/** One heading with its text. */
export const pointField = (name: string): GroupField =>
  groupField(name, [textField('title'), textareaField('text')])

/** The call to action at the end of a page; its button links to /contact. */
export const callToActionField = (): GroupField =>
  groupField('call', [textField('title'), textareaField('text'), textField('button')])

/** Title and description for search engines and link previews. */
export const metaFields = (): Field[] => [
  textField('metaTitle', { required: false, maxLength: 120 }),
  textareaField('metaDescription', { required: false, maxLength: 320 }),
]
