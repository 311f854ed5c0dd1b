import type { Field, TextFieldSingleValidation } from 'payload'

import { positionOf } from '../../../src/features/settings/map-rules'
import { legalFields, socialNetworks } from '../../../src/features/settings/rules'
import { phoneLinks } from '../../../src/lib/server/phone'
import { namedRows } from '../../fields/copy'
import { label, options } from '../../fields/texts'
import { hint, linkField, rows, settingField, timeZoneField, validateWith } from './setting-field'

/** The links of pages open a chat with it, so it must be one number that can have one. */
const validateChatNumber: TextFieldSingleValidation = (value, args) => {
  const { countryCode } = args.siblingData as { countryCode?: string }
  const canChat = (number: string) => Boolean(phoneLinks(number, countryCode ? [countryCode] : [])?.whatsapp)
  return validateWith(canChat, 'whatsapp')(value, args)
}

/** Who the agency is and how it is reached: what pages and emails show. */
export const agencyFields: Field[] = [
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
]

/** Who runs the site. Every field is optional: what is missing is left out of pages, invoices and emails. */
export const legalGroup: Field = {
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
