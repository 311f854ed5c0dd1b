import type { Field, GlobalConfig } from 'payload'

import { publishedOrStaff, staff } from '../access'
import { globalWithDrafts } from '../drafted'
import { group, label } from '../fields/label'
import { revalidateGlobal } from '../hooks/revalidate'

const copyField = (name: string, type: 'text' | 'textarea' = 'text') =>
  ({
    name,
    type,
    localized: true,
    label: label(`contactPage:${name}`),
    maxLength: type === 'text' ? 200 : 1000,
  }) as Field

/** The copy of /contact, localized. */
export const ContactPage: GlobalConfig = globalWithDrafts({
  slug: 'contact-page',
  label: label('contactPage:title'),
  admin: { group: group('publish'), hideAPIURL: true },
  access: { read: publishedOrStaff, update: staff, readVersions: staff },
  hooks: { afterChange: [revalidateGlobal] },
  fields: [
    copyField('heroTitle'),
    copyField('heroText', 'textarea'),
    copyField('formTitle'),
    copyField('formNote', 'textarea'),
    copyField('officesTitle'),
    copyField('callTitle'),
    copyField('callText', 'textarea'),
    copyField('callButton'),
    copyField('metaTitle'),
    copyField('metaDescription', 'textarea'),
  ],
})
