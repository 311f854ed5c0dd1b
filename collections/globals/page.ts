import type { Field, GlobalConfig } from 'payload'

import { publishedOrStaff, staff } from '../access'
import { meta } from '../fields/copy'
import { group, label } from '../fields/label'
import { announceGlobal } from '../hooks/announce'

/** The copy of a page: drafts and versions, each language published by itself. */
export const page = (slug: string, fields: Field[]): GlobalConfig => ({
  slug,
  label: label(`pages:${slug}`),
  admin: { group: group('pages') },
  access: { read: publishedOrStaff, update: staff, readVersions: staff },
  versions: { max: 50, drafts: { localizeStatus: true, autosave: false } },
  hooks: { afterChange: [announceGlobal] },
  fields: [...fields, ...meta()],
})
