import { claimKeys } from '../../src/features/pages/rules'
import { line, passage } from '../fields/copy'
import { label, options } from '../fields/label'
import { page } from './page'

const inRow = { localized: false }

/** The numbers that the agency claims, each list with the note on its source (product.md). */
export const Figures = page('figures', [
  {
    name: 'statistics',
    type: 'array',
    localized: true,
    label: label('copy:statistics'),
    maxRows: 8,
    fields: [line('value', inRow), line('label', inRow)],
  },
  passage('statisticsSource'),
  {
    name: 'claims',
    type: 'array',
    localized: true,
    label: label('copy:claims'),
    maxRows: 12,
    fields: [
      {
        name: 'key',
        type: 'select',
        required: true,
        label: label('copy:key'),
        options: options('copy:claimKeys', claimKeys),
      },
      line('value', inRow),
      line('label', inRow),
    ],
  },
  passage('claimsSource'),
])
