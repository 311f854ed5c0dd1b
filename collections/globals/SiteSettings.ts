import type { Field, GlobalConfig, TextFieldSingleValidation } from 'payload'
import { text as textCheck } from 'payload/shared'

import { env } from '../../src/env'
import {
  analyticsTools,
  ga4Id,
  isDomain,
  isLink,
  isScript,
  isTimeZone,
  socialNetworks,
} from '../../src/features/settings/rules'
import { admin, staff } from '../access'
import { label, options } from '../fields/label'
import { language } from '../fields/language'
import { announceGlobal } from '../hooks/announce'

/** Payload's own check of a text, and one of ours whose sentence stands in the admin messages. */
const check =
  (passes: (value: string) => boolean, key: string): TextFieldSingleValidation =>
  async (value, args) => {
    const ordinary = await textCheck(value, args)
    if (ordinary !== true || !value) return ordinary
    return passes(value) || (args.req.t as (key: string) => string)(`puente:settings:errors:${key}`)
  }

const text = (name: string, rest: object = {}): Field =>
  ({ name, type: 'text', label: label(`settings:${name}`), maxLength: 300, ...rest }) as Field

const zone = (name: string) => text(name, { required: true, validate: check(isTimeZone, 'zone') })
const link = (name: string, rest: object = {}) => text(name, { validate: check(isLink, 'link'), ...rest })

/** What belongs to one analytics tool: asked for, and shown, when that tool is chosen. */
const ofTool = (tool: (typeof analyticsTools)[number], name: string, passes: (value: string) => boolean) => {
  const wellFormed = check(passes, name)
  const validate: TextFieldSingleValidation = (value, args) =>
    isOf(tool)(args.siblingData) && !value ? args.req.t('validation:required') : wellFormed(value, args)
  return text(name, {
    validate,
    admin: {
      condition: (_: unknown, siblings: unknown) => isOf(tool)(siblings),
      description: describe(name),
    },
  })
}
const isOf = (tool: string) => (group: unknown) => (group as { tool?: string } | undefined)?.tool === tool
const describe = (name: string) => label(`settings:hints:${name}`)

/** Who the agency is: what pages, mails and papers say of it. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: label('settings:title'),
  access: { read: staff, update: admin, readVersions: admin },
  hooks: { afterChange: [announceGlobal] },
  fields: [
    text('brand', { required: true, defaultValue: 'Puente' }),
    text('tagline', { localized: true }),
    { name: 'email', type: 'email', label: label('settings:email') },
    text('phone'),
    text('phoneHours', { localized: true }),
    text('responseTime', { localized: true }),
    zone('agencyZone'),
    {
      name: 'offices',
      type: 'array',
      label: label('settings:offices'),
      fields: [
        text('city', { required: true, localized: true }),
        text('country', { required: true, localized: true }),
        text('countryCode', {
          required: true,
          validate: check((value) => /^[A-Z]{2}$/.test(value), 'country'),
        }),
        zone('zone'),
      ],
    },
    {
      name: 'socialLinks',
      type: 'array',
      label: label('settings:socialLinks'),
      fields: [
        {
          name: 'network',
          type: 'select',
          required: true,
          label: label('settings:network'),
          options: options('settings:networks', socialNetworks),
        },
        link('url', { required: true }),
      ],
    },
    link('blogAddress', { required: true, defaultValue: '/resources' }),
    {
      name: 'howToPay',
      type: 'textarea',
      localized: true,
      label: label('settings:howToPay'),
      maxLength: 2000,
    },
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
        ofTool('plausible', 'plausibleDomain', isDomain),
        ofTool('plausible', 'plausibleScript', (value) => isScript(value, env.SITE_URL)),
        ofTool('ga4', 'ga4Id', (value) => ga4Id.test(value)),
      ],
    },
    { name: 'notificationEmail', type: 'email', label: label('settings:notificationEmail') },
    language({ name: 'notificationLanguage' }),
  ],
}
