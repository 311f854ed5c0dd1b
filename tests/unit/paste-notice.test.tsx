// @vitest-environment jsdom
import { toast, TranslationProvider } from '@payloadcms/ui'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { usePasteNotice } from '@/components/editor/dropped-text'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import { createTestRoot } from '../support/jsdom'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const table = '<table><tr><td>Setup</td><td>$650</td></tr></table>'

function Field() {
  return <textarea onPaste={usePasteNotice()} />
}

/** Pastes HTML into a field of plain text. Returns what toasts say of it. */
async function paste(html: string, language: 'en' | 'es'): Promise<unknown[]> {
  const root = createTestRoot()
  await act(async () =>
    root.render(
      <AppRouterContext value={{ refresh: () => undefined } as AppRouterInstance}>
        <TranslationProvider
          dateFNSKey="en-US"
          fallbackLang="en"
          language={language}
          languageOptions={[]}
          switchLanguageServerAction={() => Promise.resolve()}
          translations={{ puente: { en, es }[language] }}
        >
          <Field />
        </TranslationProvider>
      </AppRouterContext>,
    ),
  )
  const before = toast.getHistory().length
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') } })
  await act(async () => void document.querySelector('textarea')?.dispatchEvent(event))
  expect(event.defaultPrevented).toBe(false)
  const said = toast.getHistory().slice(before)
  await act(async () => root.unmount())
  return said.map((shown) => ('title' in shown ? shown.title : undefined))
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
