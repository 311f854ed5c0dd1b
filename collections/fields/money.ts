import type { Field, NumberField } from 'payload'

import { currencies, defaultCurrency, isCents } from '../../src/lib/money'
import { label } from './label'
import { textFor } from './text'

/** An amount in whole cents, shown and typed in the currency itself. `key` is the path of its label. */
export const cents = (name: string, key: string, rest: Partial<NumberField> = {}): Field =>
  ({
    name,
    type: 'number',
    label: label(key),
    min: 0,
    validate: (value: unknown, { req }: Parameters<NonNullable<NumberField['validate']>>[1]) =>
      value === null || value === undefined ? true : isCents(value) || textFor(req, 'common:errors:cents'),
    ...rest,
    admin: {
      ...rest.admin,
      components: {
        Field: '/src/features/shell/staff/money-field#MoneyField',
        Cell: '/src/features/shell/staff/money-cell#MoneyCell',
      },
    },
  }) as Field

export const currency = (): Field => ({
  name: 'currency',
  type: 'select',
  label: label('common:currency'),
  required: true,
  defaultValue: defaultCurrency,
  options: [...currencies],
})
