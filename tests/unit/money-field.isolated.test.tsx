// @vitest-environment jsdom
import { act, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { MoneyField } from '@/features/invoices/staff/money-field'
import { isAmount } from '@/lib/money'
import { createTestRoot } from '../support/jsdom'

const saved = vi.fn<(amount: number | null) => void>()
const form = { currency: 'USD', amount: null as number | null }
vi.mock('@payloadcms/ui', () => ({
  FieldError: ({ showError, message }: { showError: boolean; message?: string }) =>
    showError && <output>{message}</output>,
  FieldLabel: () => null,
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'en' } }),
  useFormFields: (read: (state: [object]) => unknown) => read([{ currency: { value: form.currency } }]),
  useField: () => {
    const [value, setValue] = useState<number | null>(form.amount)
    return { value, setValue: (amount: number | null) => (saved(amount), setValue(amount)), showError: false }
  },
}))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  saved.mockReset()
  Object.assign(form, { currency: 'USD', amount: null })
})

async function open() {
  const root = createTestRoot()
  const place = document.body.lastElementChild as HTMLElement
  const props = { field: { name: 'setupFee' }, path: 'setupFee', label: 'puente:fee' }
  const render = () =>
    act(async () => root.render(<MoneyField {...(props as Parameters<typeof MoneyField>[0])} />))
  await render()
  const input = place.querySelector('input') as HTMLInputElement
  const type = (text: string) =>
    act(async () => {
      input.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  return { root, render, place, input, type }
}

it.each([
  ['USD', '1.500,00', true, '1500.00', undefined],
  ['USD', '$1,450.00', true, '1450.00', undefined],
  ['USD', '12,5', true, '12.50', undefined],
  ['CLP', '1.500', true, '1500', undefined],
  ['USD', '12.34', true, '12.34', undefined],
  ['USD', '1.500', false, '1.500', 'ambiguous'],
  ['USD', 'MXN 1,500', false, 'MXN 1,500', 'currency'],
  ['CLP', '1500.5', false, '1500.5', 'noDecimals'],
])(
  'in %s, %j is stored as it was meant or refused, never rounded',
  async (currency, typed, isStored, shown, why) => {
    form.currency = currency
    const { root, place, input, type } = await open()
    await type(typed)
    await act(async () => input.blur())
    expect(isAmount(saved.mock.lastCall?.[0])).toBe(isStored)
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual([shown, isStored ? null : 'true'])
    expect(place.querySelector('output')?.textContent).toBe(why && `puente:amounts:${why}`)
    await act(async () => root.unmount())
  },
)

it.each([
  ['CLP', 1_450_00, 1_450],
  ['CLP', 1_450_50, -1],
  ['MXN', 1_450_00, undefined],
])('another currency (%s) changes no amount in its units', async (next, amount, stored) => {
  form.amount = amount
  const { root, render } = await open()
  form.currency = next
  await render()
  expect(saved.mock.lastCall?.[0]).toBe(stored)
  await act(async () => root.unmount())
})
