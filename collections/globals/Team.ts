import { line, passage } from '../fields/copy'
import { label } from '../fields/label'
import { page } from './page'

/** The people of the agency. A person is one row for all languages; what is said of them is per language. */
export const Team = page('team', [
  {
    name: 'members',
    type: 'array',
    label: label('copy:members'),
    maxRows: 24,
    fields: [
      line('name', { localized: false }),
      line('title'),
      passage('bio'),
      { name: 'photo', type: 'upload', relationTo: 'site-images', label: label('copy:photo') },
    ],
  },
])
