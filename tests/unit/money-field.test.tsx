// @vitest-environment jsdom
import { act, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { MoneyField } from '@/features/invoices/staff/money-field'
import { isCents } from '@/lib/money'
import { createTestRoot } from '../support/jsdom'

const saved = vi.fn<(cents: number | null) => void>()
vi.mock('@payloadcms/ui', () => ({
  FieldError: () => null,
  FieldLabel: () => null,
  useTranslation: () => ({ t: (key: string) => key }),
  useField: () => {
    const [value, setValue] = useState<number | null>(null)
    return { value, setValue: (cents: number | null) => (saved(cents), setValue(cents)), showError: false }
  },
}))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  saved.mockReset()
})

it.each([
  ['1.500,00', true, '1500.00'],
  ['12,5', true, '12.50'],
  ['12.345', false, '12.345'],
  ['1.500', false, '1.500'],
])('%j is stored as it was meant or refused, never rounded', async (typed, isStored, shown) => {
  const root = createTestRoot()
  const place = document.body.lastElementChild as HTMLElement
  const props = { field: { name: 'setupFee' }, path: 'setupFee', label: 'puente:fee' }
  await act(async () => root.render(<MoneyField {...(props as Parameters<typeof MoneyField>[0])} />))
  const input = place.querySelector('input') as HTMLInputElement
  await act(async () => {
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => input.blur())
  expect(isCents(saved.mock.lastCall?.[0])).toBe(isStored)
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual([shown, isStored ? null : 'true'])
  await act(async () => root.unmount())
})
