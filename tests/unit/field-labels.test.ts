import type { I18nClient } from '@payloadcms/translations'
import type { ClientField } from 'payload'
import { expect, test } from 'vitest'

import { fieldLabels } from '@/features/saving/staff/field-labels'

const both = (en: string) => ({ en, es: `${en} (es)` })
const fields = [
  {
    type: 'tabs',
    tabs: [{ label: 'Content', fields: [{ name: 'title', type: 'text', label: both('Title') }] }],
  },
  {
    name: 'hero',
    type: 'group',
    label: both('Top of the page'),
    fields: [
      {
        name: 'points',
        type: 'array',
        label: both('Points'),
        fields: [{ type: 'row', fields: [{ name: 'title', type: 'text', label: both('Heading') }] }],
      },
    ],
  },
  { name: 'content', type: 'richText', label: both('Text') },
  { name: 'plain', type: 'text' },
] as unknown as ClientField[]

test.each([
  ['title', ['Title']],
  ['hero.points.1.title', ['Top of the page', 'Points 2', 'Heading']],
  ['content.root.children', ['Text']],
  ['plain', ['plain']],
  ['gone.0.title', []],
])('the labels on the way to %s', (path, labels) => {
  const i18n = { language: 'en', fallbackLanguage: 'en' } as I18nClient
  expect(fieldLabels(fields, path, i18n)).toEqual(labels)
  const spanish = { ...i18n, language: 'es' } as I18nClient
  expect(fieldLabels(fields, 'title', spanish)).toEqual(['Title (es)'])
})
