import type { DateField } from 'payload'

import { line, passage } from '../fields/copy'
import { document } from '../fields/document'
import { label } from '../fields/label'
import { page } from './page'

/** The document's own date, shown as 'Last updated' (product.md). */
const updatedOn: DateField = {
  name: 'updatedOn',
  type: 'date',
  required: true,
  label: label('copy:updatedOn'),
  admin: { date: { pickerAppearance: 'dayOnly' } },
}

const legal = (slug: string) => page(slug, [line('title'), passage('lead'), updatedOn, document('copy')])

export const PrivacyPage = legal('privacy-page')
export const TermsPage = legal('terms-page')
