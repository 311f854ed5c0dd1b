import type { Field, TextFieldSingleValidation } from 'payload'
import { text as validateText } from 'payload/shared'

import { isLink, isTimeZone } from '../../../src/features/settings/rules'
import { label, type Label } from '../../fields/texts'

/** What the fields of the site settings are made of. */

/** Returns a validator that runs Payload's own, then `passes`. `key` names the error in the admin messages. */
export const validateWith =
  (passes: (value: string) => boolean, key: string): TextFieldSingleValidation =>
  async (value, args) => {
    const result = await validateText(value, args)
    if (result !== true || !value) return result
    return passes(value) || (args.req.t as (key: string) => string)(`puente:settings:errors:${key}`)
  }

/** A line of text whose label has the field's name. */
export const settingField = (
  name: string,
  { label: own = label(`settings:${name}`), ...rest }: { label?: Label; [option: string]: unknown } = {},
): Field => ({ name, type: 'text', label: own, maxLength: 300, ...rest })

/** The names of one row of a list, and of all. */
export const rows = (one: string, all: string) => ({
  singular: label(`settings:${one}`),
  plural: label(`settings:${all}`),
})

/** The description below a field. */
export const hint = (name: string) => label(`settings:hints:${name}`)

/** A required IANA time zone. */
export const timeZoneField = (name: string) =>
  settingField(name, { required: true, validate: validateWith(isTimeZone, 'zone') })
/** The path of a page of this site, or an address of another. */
export const linkField = (name: string, rest: object = {}) =>
  settingField(name, { validate: validateWith(isLink, 'link'), ...rest })
