// @vitest-environment jsdom
import { NextIntlClientProvider } from 'next-intl'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { createTestRoot } from '../support/jsdom'

const left = vi.fn<(title: string) => void>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  left.mockReset()
})

async function show(titles: string[]) {
  const root = createTestRoot()
  const render = (shown: string[]) =>
    act(async () =>
      root.render(
        <NextIntlClientProvider locale="en" messages={dashboardMessages('en')} timeZone="UTC">
          <h1>Dashboard</h1>
          {shown.map((title) => (
            <StaffDialog key={title} title={title} onClose={() => left(title)}>
              {null}
            </StaffDialog>
          ))}
        </NextIntlClientProvider>,
      ),
    )
  await render(titles)
  return { render, close: () => act(async () => root.unmount()) }
}

it('an Escape that reaches two dialogs closes only the top one', async () => {
  const { close } = await show(['Lead', 'Create proposal'])
  const dialogs = [...document.querySelectorAll('dialog')].reverse()
  await act(async () => {
    for (const dialog of dialogs) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  expect(left.mock.calls).toEqual([['Create proposal']])
  await close()
})

it('the focus goes to the heading when nothing opened the dialog', async () => {
  const { render, close } = await show(['Compare'])
  await render([])
  expect(document.activeElement?.tagName).toBe('H1')
  await close()
})
