// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ShellProvider } from '@/components/staff/shell'
import type { SaveTarget } from '@/features/saving/answer-rules'
import { SignOutDialog } from '@/features/saving/staff/sign-out-dialog'
import type { UnsavedDocument } from '@/features/saving/staff/tabs-channel'
import { languages, type Language } from '@/i18n/languages'
import { createTestRoot } from '../support/jsdom'
import { testShell } from '../support/shell'

/** The words that could not be saved, before someone signs out. */

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

/** Opens the dialog. Returns what it says of each document below its title. */
function originsOf(unsaved: UnsavedDocument[], language: Language): string[] {
  const root = createTestRoot()
  const ignore = () => undefined
  act(() =>
    root.render(
      <ShellProvider value={testShell(language).shell}>
        <SignOutDialog documents={unsaved} onStay={ignore} onDiscard={ignore} />
      </ShellProvider>,
    ),
  )
  const origins = [...document.querySelectorAll('li small')].map(({ textContent }) =>
    textContent.replaceAll(/[\u202f\u00a0]/g, ' '),
  )
  act(() => root.unmount())
  return origins
}

test.each(languages)('documents of the same title are told apart, in %s', (language) => {
  const origins = originsOf(documents, language)
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
})

/** The kind of a document with these targets; undefined when the dialog names none. */
const kindOf = (savedTo: SaveTarget, language: Language): string | undefined => {
  const origin = { target: savedTo, language: 'en', since }
  const [text = ''] = originsOf([{ ...words, key: '1', origin }], language)
  return /^(.+), (?:English|Inglés), /.exec(text)?.[1]
}

test.each([
  ['services', 'Service', 'Servicio'],
  ['reply-templates', 'Reply template', 'Plantilla de respuesta'],
  ['proposal-templates', 'Proposal template', 'Plantilla de propuesta'],
  ['proposals', 'Proposal', 'Propuesta'],
  ['testimonials', 'Testimonial', 'Testimonio'],
  ['blog-images', 'Blog picture', 'Imagen del blog'],
  ['site-images', 'Site picture', 'Imagen del sitio'],
  ['testimonial-images', 'Portrait', 'Retrato'],
  ['proposal-images', 'Proposal picture', 'Imagen de propuesta'],
])('a document of %s is named by its kind', (collection, en, es) => {
  const saved = { collection, id: '7' }
  expect([kindOf(saved, 'en'), kindOf(saved, 'es')]).toEqual([en, es])
})

test('a global, and a collection without a name of its own, is named by its title only', () => {
  expect(kindOf({ global: 'posts' }, 'en')).toBeUndefined()
  expect(kindOf({ collection: 'form-drafts', id: '7' }, 'en')).toBeUndefined()
})
