import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { UnprintableNote } from '@/components/staff/unprintable-note'
import en from '@/messages/en/dashboard.json'
import es from '@/messages/es/dashboard.json'

const shown = (locale: 'en' | 'es', characters: string[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={{ dashboard: { en, es }[locale] }}>
      <UnprintableNote characters={characters} />
    </NextIntlClientProvider>,
  )

it('names the characters that the PDF cannot print, and says nothing without', () => {
  expect(shown('en', ['計', '🚀'])).toContain('� in their place: 計 🚀')
  expect(shown('es', ['計'])).toContain('� en su lugar: 計')
  expect(shown('en', [])).toBe('')
})
