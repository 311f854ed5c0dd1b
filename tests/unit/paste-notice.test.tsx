// @vitest-environment jsdom
import { NextIntlClientProvider } from 'next-intl'
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { ShellProvider } from '@/components/staff/shell'
import { usePasteNotice } from '@/components/staff/use-paste-notice'
import type { Language } from '@/i18n/languages'
import { dashboardMessages } from '@/i18n/staff-messages'
import { createTestRoot } from '../support/jsdom'
import { testShell } from '../support/shell'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const table = '<table><tr><td>Setup</td><td>$650</td></tr></table>'

function Field() {
  return <textarea onPaste={usePasteNotice()} />
}

/** Pastes HTML into a field of plain text. Returns what toasts say of it. */
async function paste(html: string, language: Language): Promise<string[]> {
  const root = createTestRoot()
  const { shell, said } = testShell(language)
  await act(async () =>
    root.render(
      <ShellProvider value={shell}>
        <NextIntlClientProvider locale={language} messages={dashboardMessages(language)} timeZone="UTC">
          <Field />
        </NextIntlClientProvider>
      </ShellProvider>,
    ),
  )
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') } })
  await act(async () => void document.querySelector('textarea')?.dispatchEvent(event))
  expect(event.defaultPrevented).toBe(false)
  await act(async () => root.unmount())
  return said.map(({ title }) => title)
}

test.each([
  [
    'en',
    `<p>Hi <img src="a.png"></p>${table}<img src="b.png">`,
    '2 pictures and 1 table were not taken over. Its text is here, with a line for each row.',
  ],
  ['en', '<p><img src="a.png"></p>', '1 picture was not taken over.'],
  ['es', table + table, 'No se incorporaron 2 tablas. El texto de las tablas quedó en líneas, una por fila.'],
] as const)('a field of plain text says what a paste has lost (%s)', async (language, html, sentence) => {
  expect(await paste(html, language)).toEqual([sentence])
})

test('a field of plain text says nothing about a paste that lost nothing', async () => {
  expect(await paste('<p><b>Hi</b> <img width="1" src="https://x.example/t.gif"></p>', 'en')).toEqual([])
  expect(await paste('', 'en')).toEqual([])
})
