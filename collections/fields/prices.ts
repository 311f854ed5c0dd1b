import type { ArrayField, Field } from 'payload'

import { MAX_JOBS, MAX_PACKAGES, periods } from '../../src/features/services/price-rules'
import { localizedArrayField, textareaField, textField } from './copy'
import { currencyField, moneyField } from './money'
import { label, options } from './texts'

/**
 * What a service costs, in each language, because people pay in different currencies. All of it is optional: pages show what is
 * filled in, and nothing else turns prices on or off.
 */

const path = 'services'
const inRow = { path, localized: false }

const periodField = (name: string): Field => ({
  name,
  type: 'select',
  defaultValue: 'month',
  options: options('services:periods', periods),
  label: label('services:period'),
})

/** Up to three packages, from the smallest to the largest. */
const packagesField = (): ArrayField =>
  localizedArrayField(
    'packages',
    [
      textField('name', { ...inRow, maxLength: 60 }),
      textField('audience', { ...inRow, required: false }),
      moneyField('price', 'services:price', { required: true }),
      periodField('period'),
      moneyField('setupFee', 'services:setupFee'),
      textareaField('included', inRow),
      textareaField('excluded', { ...inRow, required: false }),
      {
        name: 'jobs',
        type: 'number',
        min: 0,
        max: MAX_JOBS,
        label: label('services:jobs'),
        admin: { description: label('services:jobsHint') },
      },
    ],
    MAX_PACKAGES,
  )

/** The fields of the prices. Amounts are minor units of the currency. */
export const priceFields = (): Field[] => [
  { ...currencyField(), required: false, localized: true } as Field,
  moneyField('priceFrom', 'services:priceFrom', { localized: true }),
  { ...periodField('pricePeriod'), localized: true } as Field,
  moneyField('setupFee', 'services:setupFee', { localized: true }),
  textField('readyIn', { path, required: false, maxLength: 40 }),
  textareaField('pricesText', { path, required: false, maxLength: 400 }),
  textareaField('pricesNote', { path, required: false, maxLength: 300 }),
  packagesField(),
]

/** Questions that people ask before they buy, with their answers. */
export const questionsField = (): ArrayField =>
  localizedArrayField('questions', [
    textField('question', inRow),
    textareaField('answer', { ...inRow, maxLength: 1_000 }),
  ])
