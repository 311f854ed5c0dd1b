// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { RevokeLinks } from '@/features/preview/site/share-panel'
import previewEn from '@/messages/en/preview.json'
import previewEs from '@/messages/es/preview.json'
import { createTestRoot } from '../support/jsdom'

/** Shared links are revoked after a question, and the page hears what the server said. */

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const document_ = { collection: 'posts' as const, id: '11111111-2222-4333-8444-555555555555' }
const sent: unknown[] = []
const said: boolean[] = []
let answer = { success: true }

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    return Promise.resolve(Response.json(answer))
  })
})
afterEach(() => {
  answer = { success: true }
  sent.length = 0
  said.length = 0
  document.body.replaceChildren()
})

async function show({ sharing }: typeof previewEn) {
  const { text, ...revoke } = sharing.revoke
  const texts = { ...revoke, text: text.es, region: '' }
  const root = createTestRoot()
  const onDone = (isRevoked: boolean) => said.push(isRevoked)
  await act(async () =>
    root.render(<RevokeLinks document={document_} language="es" texts={texts} onDone={onDone} />),
  )
}
const click = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click())

test.each([
  ['en', previewEn],
  ['es', previewEs],
])('asks first, in %s', async (_, texts) => {
  const { open, heading, text, keep, confirm } = texts.sharing.revoke
  await show(texts)
  await click(open)
  expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain(`${heading} ${text.es}`)
  await click(keep)
  expect(document.querySelector('[role="alertdialog"]')).toBeNull()
  expect(sent).toEqual([])
  await click(open)
  await click(confirm)
  expect(sent).toEqual([['/api/revoke-preview-links', { document: document_, language: 'es' }]])
  expect(said).toEqual([true])
  expect(document.querySelector('[role="alertdialog"]')).toBeNull()
})

test('says that it failed', async () => {
  answer = { success: false }
  await show(previewEn)
  await click(previewEn.sharing.revoke.open)
  await click(previewEn.sharing.revoke.confirm)
  expect(said).toEqual([false])
})
