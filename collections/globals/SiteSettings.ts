import type {
  ArrayFieldValidation,
  Field,
  GlobalConfig,
  NumberFieldSingleValidation,
  TextFieldSingleValidation,
} from 'payload'
import { number as validateNumber, text as validateText } from 'payload/shared'

import { DEFAULT_EXPIRY_DAYS, MAX_EXPIRY_DAYS } from '../../src/features/proposals/rules'
import { env } from '../../src/env'
import { positionOf } from '../../src/features/settings/map-rules'
import { isLink, isTimeZone, legalFields, socialNetworks } from '../../src/features/settings/rules'
import { analyticsTools, ga4Id, isDomain, isScript } from '../../src/lib/analytics'
import { currencies } from '../../src/lib/money'
import { phoneLinks } from '../../src/lib/server/phone'
import { admin, staff } from '../access'
import { namedRows } from '../fields/copy'
import { group, label, options, type Label } from '../fields/texts'
import { languageField } from '../fields/language'
import { currencyField } from '../fields/money'
import { revalidateGlobal } from '../hooks/notify'

/** Returns a validator that runs Payload's own, then `passes`. `key` names the error in the admin messages. */
const validateWith =
  (passes: (value: string) => boolean, key: string): TextFieldSingleValidation =>
  async (value, args) => {
    const result = await validateText(value, args)
    if (result !== true || !value) return result
    return passes(value) || (args.req.t as (key: string) => string)(`puente:settings:errors:${key}`)
  }

/** The links of pages open a chat with it, so it must be one number that can have one. */
const validateChatNumber: TextFieldSingleValidation = (value, args) => {
  const { countryCode } = args.siblingData as { countryCode?: string }
  const canChat = (number: string) => Boolean(phoneLinks(number, countryCode ? [countryCode] : [])?.whatsapp)
  return validateWith(canChat, 'whatsapp')(value, args)
}

const wholeDays: NumberFieldSingleValidation = async (value, args) =>
  Number.isInteger(value ?? 0)
    ? validateNumber(value, args)
    : (args.req.t as (key: string) => string)('puente:settings:errors:days')

/** A second text of a currency would never be shown. */
const onePerCurrency: ArrayFieldValidation = (rows, { req }) => {
  const chosen = (rows ?? []).map((row) => (row as { currency?: string }).currency)
  return (
    new Set(chosen).size === chosen.length ||
    (req.t as (key: string) => string)('puente:settings:errors:currencyTwice')
  )
}

const settingField = (
  name: string,
  { label: own = label(`settings:${name}`), ...rest }: { label?: Label; [option: string]: unknown } = {},
): Field => ({ name, type: 'text', label: own, maxLength: 300, ...rest })

/** The names of one row of a list, and of all. */
const rows = (one: string, all: string) => ({
  singular: label(`settings:${one}`),
  plural: label(`settings:${all}`),
})

const hint = (name: string) => label(`settings:hints:${name}`)

const timeZoneField = (name: string) =>
  settingField(name, { required: true, validate: validateWith(isTimeZone, 'zone') })
const linkField = (name: string, rest: object = {}) =>
  settingField(name, { validate: validateWith(isLink, 'link'), ...rest })

/** A setting of one analytics tool: shown and required while that tool is selected. */
const toolField = (
  tool: (typeof analyticsTools)[number],
  name: string,
  passes: (value: string) => boolean,
) => {
  const validateFormat = validateWith(passes, name)
  const validate: TextFieldSingleValidation = (value, args) =>
    isTool(tool)(args.siblingData) && !value ? args.req.t('validation:required') : validateFormat(value, args)
  return settingField(name, {
    validate,
    admin: {
      condition: (_: unknown, siblings: unknown) => isTool(tool)(siblings),
      description: hint(name),
    },
  })
}
/** Who runs the site. Every field is optional: what is missing is left out of pages, invoices and emails. */
const legalGroup: Field = {
  name: 'legal',
  type: 'group',
  label: label('settings:legal'),
  admin: { description: hint('legal') },
  fields: legalFields.map((name) =>
    settingField(name, {
      type: name === 'privacyEmail' ? 'email' : 'text',
      label: label(`settings:legalFields:${name}`),
      // Laws have a name in each language.
      localized: name === 'governingLaw',
      admin: { description: label(`settings:legalHints:${name}`) },
    }),
  ),
}

const isTool = (tool: string) => (group: unknown) => (group as { tool?: string } | undefined)?.tool === tool

/** Settings of the agency that pages, emails and PDFs show, and of analytics and notifications. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: label('settings:title'),
  admin: { group: group('run'), hideAPIURL: true },
  access: { read: staff, update: admin, readVersions: admin },
  hooks: { afterChange: [revalidateGlobal] },
  fields: [
    settingField('brand', { required: true, defaultValue: 'Puente' }),
    settingField('tagline', { localized: true }),
    { name: 'email', type: 'email', label: label('settings:email') },
    settingField('phone'),
    settingField('phoneHours', { localized: true }),
    settingField('responseTime', { localized: true }),
    timeZoneField('agencyZone'),
    {
      name: 'offices',
      type: 'array',
      label: label('settings:offices'),
      labels: rows('office', 'offices'),
      admin: namedRows,
      fields: [
        settingField('city', { required: true, localized: true }),
        settingField('country', { required: true, localized: true }),
        settingField('countryCode', {
          required: true,
          validate: validateWith((value) => /^[A-Z]{2}$/.test(value), 'country'),
        }),
        timeZoneField('zone'),
        settingField('phone'),
        settingField('whatsapp', { validate: validateChatNumber }),
        settingField('address', { admin: { description: hint('address') } }),
        settingField('coordinates', {
          validate: validateWith((value) => positionOf(value) !== undefined, 'coordinates'),
          admin: { description: hint('coordinates') },
        }),
      ],
    },
    {
      name: 'socialLinks',
      type: 'array',
      label: label('settings:socialLinks'),
      labels: rows('socialLink', 'socialLinks'),
      admin: namedRows,
      fields: [
        {
          name: 'network',
          type: 'select',
          required: true,
          label: label('settings:network'),
          options: options('settings:networks', socialNetworks),
        },
        linkField('url', { required: true }),
      ],
    },
    linkField('blogAddress', { required: true, defaultValue: '/resources' }),
    settingField('invoicePrefix', {
      maxLength: 10,
      validate: validateWith((value) => /^[A-Za-z0-9-]+$/.test(value), 'invoicePrefix'),
      admin: { description: hint('invoicePrefix') },
    }),
    {
      name: 'invoiceYear',
      type: 'checkbox',
      defaultValue: true,
      label: label('settings:invoiceYear'),
    },
    {
      name: 'proposalExpiryDays',
      type: 'number',
      required: true,
      min: 1,
      max: MAX_EXPIRY_DAYS,
      defaultValue: DEFAULT_EXPIRY_DAYS,
      label: label('settings:proposalExpiryDays'),
      validate: wholeDays,
      admin: { description: hint('proposalExpiryDays') },
    },
    {
      name: 'proposalReminders',
      type: 'checkbox',
      defaultValue: true,
      label: label('settings:proposalReminders'),
      admin: { description: hint('proposalReminders') },
    },
    {
      name: 'paymentInstructions',
      type: 'array',
      label: label('settings:paymentInstructions'),
      labels: rows('paymentInstruction', 'paymentInstructions'),
      admin: { ...namedRows, description: hint('paymentInstructions') },
      // Asks for each currency from the start.
      defaultValue: currencies.map((currency) => ({ currency })),
      validate: onePerCurrency,
      fields: [
        currencyField(),
        {
          name: 'instructions',
          type: 'textarea',
          localized: true,
          label: label('settings:instructions'),
          maxLength: 2000,
        },
      ],
    },
    {
      name: 'paymentGaps',
      type: 'ui',
      admin: { components: { Field: '/src/features/invoices/staff/payment-gaps#PaymentGaps' } },
    },
    legalGroup,
    {
      name: 'analytics',
      type: 'group',
      label: label('settings:analytics'),
      admin: { description: label('settings:hints:analytics') },
      fields: [
        {
          name: 'tool',
          type: 'select',
          required: true,
          defaultValue: 'none',
          label: label('settings:tool'),
          options: options('settings:tools', analyticsTools),
        },
        toolField('plausible', 'plausibleDomain', isDomain),
        toolField('plausible', 'plausibleScript', (value) => isScript(value, env.SITE_URL)),
        toolField('ga4', 'ga4Id', (value) => ga4Id.test(value)),
      ],
    },
    {
      name: 'emailOpens',
      type: 'checkbox',
      defaultValue: false,
      label: label('settings:emailOpens'),
      admin: { description: hint('emailOpens') },
    },
    { name: 'notificationEmail', type: 'email', label: label('settings:notificationEmail') },
    languageField({ name: 'notificationLanguage' }),
    {
      name: 'connections',
      type: 'ui',
      admin: { components: { Field: '/src/features/settings/staff/connections#Connections' } },
    },
  ],
}
