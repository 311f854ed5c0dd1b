// @vitest-environment jsdom
import { NextIntlClientProvider } from 'next-intl'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { TypedName } from '@/features/proposal-signing/portal/sign-form'
import signing from '@/messages/es/signing.json' with { type: 'json' }
import { createTestRoot } from '../support/jsdom'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createTestRoot()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const show = (name: string) =>
  act(async () =>
    root.render(
      <NextIntlClientProvider locale="es" messages={{ signing }} timeZone="UTC">
        <TypedName name={name} onChange={() => undefined} />
      </NextIntlClientProvider>,
    ),
  )
const status = () => document.querySelector('[role=status]')?.textContent

it('names the characters of a signature that its PDF can not print', async () => {
  await show('张伟 Łucja Ólafur 😀')
  await vi.waitFor(() => expect(status()).toContain('张 伟 😀'))
  await show('Łucja Ólafur')
  expect(status()).toBeUndefined()
})
