import { expect, test } from 'vitest'

import { failureText, textsOf } from '@/features/publishing/staff/texts'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'

const textsIn = (messages: object) =>
  textsOf((key: string) =>
    key
      .split(':')
      .slice(1)
      .reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], messages),
  )

test('name the language, in the language of the reader', () => {
  expect(textsIn(en)('publishIn', { language: 'Spanish' })).toBe('Publish in Spanish')
  expect(textsIn(es)('publishIn', { language: 'español' })).toBe('Publicar en español')
})

test.each([
  [{ error: 'invalid', fields: { es: 'incomplete' } }, /^Spanish isn’t complete/],
  [{ error: 'conflict' }, en.publishing.errors.conflict],
  [{ error: 'unknown' }, en.publishing.errors.failed],
  [{ error: 'invalid' }, en.publishing.errors.failed],
])('say why a verb failed: %j', (failure, expected) =>
  expect(failureText(textsIn(en), failure)).toMatch(expected),
)
