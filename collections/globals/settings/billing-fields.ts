import type { ArrayFieldValidation, Field, NumberFieldSingleValidation } from 'payload'
import { number as validateNumber } from 'payload/shared'

import { DEFAULT_EXPIRY_DAYS, MAX_EXPIRY_DAYS } from '../../../src/features/proposals/rules'
import { currencies } from '../../../src/lib/money'
import { namedRows } from '../../fields/copy'
import { currencyField } from '../../fields/money'
import { label } from '../../fields/texts'
import { hint, rows, settingField, validateWith } from './setting-field'

const wholeDays: NumberFieldSingleValidation = async (value, args) =>
  Number.isInteger(value ?? 0)
    ? validateNumber(value, args)
    : (args.req.t as (key: string) => string)('puente:settings:errors:days')

/** A second text of a currency would never be shown. */
const onePerCurrency: ArrayFieldValidation = (rows, { req }) => {
  const chosen = (rows ?? []).map((row) => (row as { currency?: string }).currency)
  return (
    new Set(chosen).size === chosen.length ||
    (req.t as (key: string) => string)('puente:settings:errors:currencyTwice')
  )
}

/** Numbers of invoices, how long proposals stand, and how clients pay. */
export const billingFields: Field[] = [
  settingField('invoicePrefix', {
    maxLength: 10,
    validate: validateWith((value) => /^[A-Za-z0-9-]+$/.test(value), 'invoicePrefix'),
    admin: { description: hint('invoicePrefix') },
  }),
  {
    name: 'invoiceYear',
    type: 'checkbox',
    defaultValue: true,
    label: label('settings:invoiceYear'),
  },
  {
    name: 'proposalExpiryDays',
    type: 'number',
    required: true,
    min: 1,
    max: MAX_EXPIRY_DAYS,
    defaultValue: DEFAULT_EXPIRY_DAYS,
    label: label('settings:proposalExpiryDays'),
    validate: wholeDays,
    admin: { description: hint('proposalExpiryDays') },
  },
  {
    name: 'proposalReminders',
    type: 'checkbox',
    defaultValue: true,
    label: label('settings:proposalReminders'),
    admin: { description: hint('proposalReminders') },
  },
  {
    name: 'paymentInstructions',
    type: 'array',
    label: label('settings:paymentInstructions'),
    labels: rows('paymentInstruction', 'paymentInstructions'),
    admin: { ...namedRows, description: hint('paymentInstructions') },
    // Asks for each currency from the start.
    defaultValue: currencies.map((currency) => ({ currency })),
    validate: onePerCurrency,
    fields: [
      currencyField(),
      {
        name: 'instructions',
        type: 'textarea',
        localized: true,
        label: label('settings:instructions'),
        maxLength: 2000,
      },
    ],
  },
  {
    name: 'paymentGaps',
    type: 'ui',
    admin: { components: { Field: '/src/features/invoices/staff/payment-gaps#PaymentGaps' } },
  },
]
