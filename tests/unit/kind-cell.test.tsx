import type { DefaultServerCellComponentProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { emailTemplates } from '@/worker/email-templates'
import { KindCell } from '@/features/mail/staff/kind-cell'

const cell = (cellData: string, language: string, more: object = {}) =>
  renderToStaticMarkup(
    KindCell({
      cellData,
      collectionSlug: 'outbox',
      i18n: { language },
      rowData: { id: '1' },
      ...more,
    } as unknown as DefaultServerCellComponentProps),
  )

it.each(Object.keys(emailTemplates))('the outbox names emails of kind %s in both languages', (kind) => {
  for (const language of ['en', 'es']) {
    expect(cell(kind, language)).not.toBe(kind)
    expect(cell(kind, language)).not.toBe(cell('payload', language))
  }
})

it('the name is a link in the first column', () => {
  expect(cell('lead-reminder', 'es', { link: true })).toBe(
    '<a href="/admin/collections/outbox/1">Recordatorio de un prospecto</a>',
  )
})
