import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { PublicationStatus } from '@/features/publishing/staff/publication-status'

/** The way from the form of a document to both of its languages. */

const form = vi.hoisted(() => ({ document: {} as object }))
vi.mock('@payloadcms/ui', () => ({
  Button: 'button',
  toast: {},
  useDocumentInfo: () => ({ hasPublishedDoc: true, unpublishedVersionCount: 0, ...form.document }),
  useLocale: () => ({ code: 'en' }),
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'en' } }),
}))

afterEach(() => {
  form.document = {}
})

const linkOf = (document: object) => {
  form.document = document
  return /href="([^"]*)"/.exec(renderToStaticMarkup(<PublicationStatus />))?.[1]?.replace('&amp;', '&')
}

describe('the form of a document', () => {
  it('leads a page to both languages', () =>
    expect(linkOf({ globalSlug: 'home-page' })).toBe('/admin/translate?slug=home-page'))
  it('leads a service to both languages', () =>
    expect(linkOf({ collectionSlug: 'services', id: '7' })).toBe('/admin/translate?slug=services&document=7'))
  it('of a post has the link above its text', () =>
    expect(linkOf({ collectionSlug: 'posts', id: '7' })).toBeUndefined())
})
