import type {
  ArrayField,
  Field,
  GroupField,
  TextareaField,
  TextareaFieldValidation,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { text as textCheck, textarea as textareaCheck } from 'payload/shared'

import { label } from './label'
import { textFor } from './text'

/** A text is a text: Payload would keep an object as its JSON, past every limit of length. */
const isOther = (value: unknown) => value !== null && value !== undefined && typeof value !== 'string'

const lineCheck: TextFieldSingleValidation = (value, args) =>
  isOther(value) ? textFor(args.req, 'common:errors:text') : textCheck(value, args)

const passageCheck: TextareaFieldValidation = (value, args) =>
  isOther(value) ? textFor(args.req, 'common:errors:text') : textareaCheck(value, args)

type Options = { localized?: boolean; required?: boolean; maxLength?: number; path?: string }

const common = (name: string, { localized = true, required = true, path = 'copy' }: Options) => ({
  name,
  localized,
  required,
  label: label(`${path}:${name}`),
})

/** One line of copy, per language. Its label stands in the admin messages, below `copy` unless `path` says where. */
export const line = (name: string, options: Options = {}) =>
  ({
    ...common(name, options),
    type: 'text',
    maxLength: options.maxLength ?? 200,
    validate: lineCheck,
  }) satisfies TextField

/** A few sentences, per language. */
export const passage = (name: string, options: Options = {}) =>
  ({
    ...common(name, options),
    type: 'textarea',
    maxLength: options.maxLength ?? 2_000,
    validate: passageCheck,
  }) satisfies TextareaField

/** A part of a page. */
export const section = (name: string, fields: Field[]): GroupField => ({
  name,
  type: 'group',
  label: label(`copy:${name}`),
  fields,
})

/** A list, each language with rows of its own, so that publishing one language leaves the other as it is. */
export const rows = (name: string, fields: Field[], maxRows = 12): ArrayField => ({
  name,
  type: 'array',
  localized: true,
  maxRows,
  label: label(`copy:${name}`),
  labels: { singular: label('copy:row'), plural: label(`copy:${name}`) },
  fields,
})

const inRow = { localized: false }

/** Rows of a heading and its sentence. */
export const points = (name = 'points'): ArrayField =>
  rows(name, [line('title', inRow), passage('text', { ...inRow, maxLength: 600 })])

/** The same with when it happens. */
export const moments = (name = 'moments'): ArrayField =>
  rows(name, [
    line('time', inRow),
    line('title', inRow),
    passage('text', { ...inRow, required: false, maxLength: 600 }),
  ])

/** A heading with its sentence, once. */
export const point = (name: string): GroupField => section(name, [line('title'), passage('text')])

/** A closing call, whose button leads to /contact. */
export const call = (): GroupField => section('call', [line('title'), passage('text'), line('button')])

/** What search engines and shared links show. */
export const meta = (): Field[] => [
  line('metaTitle', { required: false, maxLength: 120 }),
  passage('metaDescription', { required: false, maxLength: 320 }),
]
