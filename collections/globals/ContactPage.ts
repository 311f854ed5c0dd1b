import type { Field, GlobalConfig } from 'payload'

import { publishedOrStaff, staff } from '../access'
import { group, label } from '../fields/label'
import { announceGlobal } from '../hooks/announce'

const copy = (name: string, type: 'text' | 'textarea' = 'text') =>
  ({
    name,
    type,
    localized: true,
    label: label(`contactPage:${name}`),
    maxLength: type === 'text' ? 200 : 1000,
  }) as Field

/** The copy of /contact, per language. */
export const ContactPage: GlobalConfig = {
  slug: 'contact-page',
  label: label('contactPage:title'),
  admin: { group: group('pages') },
  access: { read: publishedOrStaff, update: staff, readVersions: staff },
  versions: { max: 50, drafts: { localizeStatus: true, autosave: false } },
  hooks: { afterChange: [announceGlobal] },
  fields: [
    copy('heroTitle'),
    copy('heroText', 'textarea'),
    copy('formTitle'),
    copy('formNote', 'textarea'),
    copy('officesTitle'),
    copy('callTitle'),
    copy('callText', 'textarea'),
    copy('callButton'),
    copy('metaTitle'),
    copy('metaDescription', 'textarea'),
  ],
}
