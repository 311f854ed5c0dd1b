import { textareaField, textField } from '../fields/copy'
import { label } from '../fields/label'
import { pageGlobal } from './page-global'

/** The team members. Members are shared by both locales; their titles and bios are localized. */
export const Team = pageGlobal('team', [
  {
    name: 'members',
    type: 'array',
    label: label('copy:members'),
    labels: { singular: label('copy:row'), plural: label('copy:members') },
    maxRows: 24,
    fields: [
      textField('name', { localized: false }),
      textField('title'),
      textareaField('bio'),
      { name: 'photo', type: 'upload', relationTo: 'site-images', label: label('copy:photo') },
    ],
  },
])
