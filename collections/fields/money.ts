import type { Field, NumberField } from 'payload'

import { currencies, defaultCurrency, isAmount } from '../../src/lib/money'
import { label, translate } from './texts'

const isMissing = (value: unknown) => value === null || value === undefined

/**
 * An amount stored in minor units of the document's currency; the admin shows and edits it in units of the currency. `key` is the path of its label.
 */
export const moneyField = (name: string, key: string, rest: Partial<NumberField> = {}): Field =>
  ({
    name,
    type: 'number',
    label: label(key),
    min: 0,
    validate: (value: unknown, { req }: Parameters<NonNullable<NumberField['validate']>>[1]) =>
      isMissing(value)
        ? !rest.required || req.t('validation:required')
        : isAmount(value) || translate(req, 'common:errors:amount'),
    ...rest,
    admin: {
      ...rest.admin,
      components: {
        // The key, not the label: Payload caches a label in the language of the first user who opens a form.
        Field: {
          path: '/src/features/invoices/staff/lazy#MoneyField',
          clientProps: { label: `puente:${key}` },
        },
        Cell: '/src/features/layout/staff/list-cells#MoneyCell',
      },
    },
  }) as Field

/** The currency of a document's amounts. */
export const currencyField = (): Field => ({
  name: 'currency',
  type: 'select',
  label: label('common:currency'),
  required: true,
  defaultValue: defaultCurrency,
  options: [...currencies],
})
