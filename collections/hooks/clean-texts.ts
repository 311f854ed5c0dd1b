import {
  ValidationError,
  type EmailFieldValidation,
  type Field,
  type FieldHook,
  type SanitizedConfig,
  type CollectionBeforeValidateHook,
  type TypeWithID,
} from 'payload'
import { email as validateEmail } from 'payload/shared'
import { cleanLine, cleanText, isStorable } from '../../src/lib/clean-text'
import { isEmailAddress } from '../../src/lib/email-address'
import { never } from '../access'
import { translate } from '../fields/texts'

const textTypes = new Set(['text', 'textarea'])

/** Trims text fields and stores null for empty ones. A hook, so that it applies to REST and the Local API as well. */
export const trimText: CollectionBeforeValidateHook<TypeWithID> = ({ collection, data }) => {
  if (!data) return data
  const trimmed = collection.flattenedFields.flatMap(({ name, type }) => {
    const value = (data as Record<string, unknown>)[name]
    if (!textTypes.has(type) || typeof value !== 'string') return []
    return [[name, value.trim() || null] as const]
  })
  return { ...data, ...Object.fromEntries(trimmed) }
}

const stringTypes = new Set(['text', 'textarea', 'email'])

/**
 * Rejects values of text fields that are not strings. Payload would store objects and numbers as JSON, without checking
 * `maxLength`.
 */
export const requireStrings: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  const invalid = collection.flattenedFields.filter(({ name, type }) => {
    const value = (data as Record<string, unknown> | undefined)?.[name]
    return stringTypes.has(type) && value !== undefined && value !== null && typeof value !== 'string'
  })
  if (invalid.length === 0) return data
  const message = (req.t as (key: string) => string)('puente:common:errors:text')
  const errors = invalid.map(({ name }) => ({ path: name, message }))
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

/** Cleans a text, or each text of a list. Throws a ValidationError for one that cannot be stored. */
const cleanWith =
  (clean: (text: string) => string): FieldHook =>
  ({ collection, global, path, req, value }) => {
    const cleanOne = (text: unknown) => {
      if (typeof text !== 'string') return text
      if (isStorable(text)) return clean(text)
      const errors = [{ path: path.join('.'), message: translate(req, 'common:errors:characters') }]
      throw new ValidationError({ collection: collection?.slug, global: global?.slug, errors, req }, req.t)
    }
    return Array.isArray(value) ? value.map(cleanOne) : cleanOne(value)
  }

const cleanTextHook = cleanWith(cleanText)
const cleanLineHook = cleanWith(cleanLine)

/** An address that was stored before the rule stays: otherwise nothing else of its document could change. */
const refuseUndeliverable =
  (validate: EmailFieldValidation = validateEmail): EmailFieldValidation =>
  (value, args) => {
    if (typeof value === 'string' && value) {
      if (value === args.previousValue) return true
      if (!isEmailAddress(value)) return args.req.t('validation:emailAddress')
    }
    return validate(value, args)
  }

/**
 * Adds the hook before the others of each text field, at any depth, and the rule of addresses to each email field. In blocks of a rich text it runs before the change,
 * because Payload's editor runs no `beforeValidate` hook there.
 */
export function cleanTextsOf(
  fields: Field[],
  when: 'beforeValidate' | 'beforeChange' = 'beforeValidate',
): void {
  for (const field of fields) {
    if (field.type === 'text' || field.type === 'email' || field.type === 'textarea') {
      const hook = field.type === 'textarea' ? cleanTextHook : cleanLineHook
      field.hooks = { ...field.hooks, [when]: [hook, ...(field.hooks?.[when] ?? [])] }
      if (field.type === 'email') field.validate = refuseUndeliverable(field.validate)
    }
    if ('fields' in field) cleanTextsOf(field.fields, when)
    if (field.type === 'tabs') for (const tab of field.tabs) cleanTextsOf(tab.fields, when)
    if (field.type === 'blocks') for (const block of field.blocks) cleanTextsOf(block.fields, when)
  }
}

/**
 * Cleans the texts of every document that people write, in the admin, through REST or by an operation. Works on the built
 * config, which has the fields of Payload and of plugins, such as the address of an account. Documents that only the system
 * writes stay as they are: signatures and their evidence are compared byte by byte.
 */
export function cleanTexts(config: SanitizedConfig): SanitizedConfig {
  for (const { access, fields } of config.collections) if (access.create !== never) cleanTextsOf(fields)
  for (const { fields } of config.globals) cleanTextsOf(fields)
  return config
}
