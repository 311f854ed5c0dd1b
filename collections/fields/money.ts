import type { Field, NumberField } from 'payload'

import { currencies, defaultCurrency, isCents } from '../../src/lib/money'
import { label } from './label'
import { textFor } from './text'

const isEmpty = (value: unknown) => value === null || value === undefined

/** An amount in whole cents, shown and typed in the currency itself. `key` is the path of its label. */
export const cents = (name: string, key: string, rest: Partial<NumberField> = {}): Field =>
  ({
    name,
    type: 'number',
    label: label(key),
    min: 0,
    validate: (value: unknown, { req }: Parameters<NonNullable<NumberField['validate']>>[1]) =>
      isEmpty(value)
        ? !rest.required || req.t('validation:required')
        : isCents(value) || textFor(req, 'common:errors:cents'),
    ...rest,
    admin: {
      ...rest.admin,
      components: {
        // By its key: Payload keeps the label itself in the language of who first opened a form.
        Field: {
          path: '/src/features/shell/staff/money-field#MoneyField',
          clientProps: { label: `puente:${key}` },
        },
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
