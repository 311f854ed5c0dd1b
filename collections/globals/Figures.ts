import { claimKeys } from '@/features/routes/rules'
import { namedRows, textareaField, textField } from '../fields/copy'
import { label, options } from '../fields/label'
import { pageGlobal } from './page-global'

const inRow = { localized: false }

/** Statistics and claims, each list with a note on its source. */
export const Figures = pageGlobal('figures', [
  {
    name: 'statistics',
    type: 'array',
    localized: true,
    label: label('copy:statistics'),
    labels: { singular: label('copy:row'), plural: label('copy:statistics') },
    maxRows: 8,
    admin: namedRows,
    fields: [textField('value', inRow), textField('label', inRow)],
  },
  textareaField('statisticsSource'),
  {
    name: 'claims',
    type: 'array',
    localized: true,
    label: label('copy:claims'),
    labels: { singular: label('copy:row'), plural: label('copy:claims') },
    maxRows: 12,
    admin: namedRows,
    fields: [
      {
        name: 'key',
        type: 'select',
        required: true,
        label: label('copy:key'),
        options: options('copy:claimKeys', claimKeys),
      },
      textField('value', inRow),
      textField('label', inRow),
    ],
  },
  textareaField('claimsSource'),
])
