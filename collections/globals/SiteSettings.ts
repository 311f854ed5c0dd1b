import type { GlobalConfig } from 'payload'

import { admin, staff } from '../access'
import { languageField } from '../fields/language'
import { group, label } from '../fields/texts'
import { revalidateGlobal } from '../hooks/notify'
import { agencyFields, legalGroup } from './settings/agency-fields'
import { analyticsGroup } from './settings/analytics-group'
import { billingFields } from './settings/billing-fields'
import { hint } from './settings/setting-field'

/** Settings of the agency that pages, emails and PDFs show, and of analytics and notifications. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: label('settings:title'),
  admin: { group: group('run'), hideAPIURL: true },
  access: { read: staff, update: admin, readVersions: admin },
  hooks: { afterChange: [revalidateGlobal] },
  fields: [
    ...agencyFields,
    ...billingFields,
    legalGroup,
    analyticsGroup,
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
