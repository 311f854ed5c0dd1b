// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { SignOutDialog } from '@/features/saving/staff/sign-out-dialog'
import type { UnsavedDocument } from '@/features/saving/staff/tabs-channel'
import { languages } from '@/i18n/languages'
import { createTestRoot } from '../support/jsdom'

/** The words that could not be saved, before someone signs out. */

const payload = vi.hoisted(() => ({ language: 'en' }))
vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: payload.language } }),
  useForm: () => ({}),
  useConfig: () => ({
    getEntityConfig: () => ({ labels: { singular: { en: 'Post', es: 'Artículo' } } }),
  }),
}))

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllEnvs()
})

const target = { collection: 'posts', id: '7' }
const since = Date.parse('2026-01-02T10:42:00.000Z')
const words = { title: 'A shop', words: 3, text: 'One two three' }
const documents: UnsavedDocument[] = [
  { ...words, key: '1', origin: { target, language: 'en', since } },
  { ...words, key: '2', origin: { target, language: 'es', since } },
  { ...words, key: '3', origin: { target, language: 'en', since: since + 60_000 } },
  { ...words, key: '4', origin: { target: { global: 'home-page' }, language: 'en', since } },
  { ...words, key: '5' },
]

test.each(languages)('documents of the same title are told apart, in %s', (language) => {
  payload.language = language
  const root = createTestRoot()
  const ignore = () => undefined
  act(() => root.render(<SignOutDialog documents={documents} onStay={ignore} onDiscard={ignore} />))
  const origins = [...document.querySelectorAll('li small')].map(({ textContent }) =>
    textContent.replaceAll(/[\u202f\u00a0]/g, ' '),
  )
  const expected = {
    en: [
      'Post, English, since 10:42 AM on January 2',
      'Post, Spanish, since 10:42 AM on January 2',
      'Post, English, since 10:43 AM on January 2',
      'English, since 10:42 AM on January 2',
      '',
    ],
    es: [
      'Artículo, Inglés, desde las 10:42 a.m. del 2 de enero',
      'Artículo, Español, desde las 10:42 a.m. del 2 de enero',
      'Artículo, Inglés, desde las 10:43 a.m. del 2 de enero',
      'Inglés, desde las 10:42 a.m. del 2 de enero',
      '',
    ],
  }
  expect(origins).toEqual(expected[language])
  act(() => root.unmount())
})
