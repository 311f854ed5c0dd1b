import type { GlobalConfig } from 'payload'

import { namedRows, textareaField, textField } from '../fields/copy'
import { label } from '../fields/label'
import { keepTeamTexts, rememberTeamTexts } from '../hooks/team'
import { pageGlobal } from './page-global'

const page = pageGlobal('team', [
  {
    name: 'members',
    type: 'array',
    label: label('copy:members'),
    labels: { singular: label('copy:row'), plural: label('copy:members') },
    maxRows: 24,
    admin: namedRows,
    fields: [
      textField('name', { localized: false }),
      textField('title'),
      textareaField('bio'),
      { name: 'photo', type: 'upload', relationTo: 'site-images', label: label('copy:photo') },
    ],
  },
])

/** The team members. Members are shared by both locales; their titles and bios are localized. */
export const Team: GlobalConfig = {
  ...page,
  hooks: {
    ...page.hooks,
    beforeChange: [...(page.hooks?.beforeChange ?? []), rememberTeamTexts],
    afterChange: [keepTeamTexts, ...(page.hooks?.afterChange ?? [])],
  },
}
