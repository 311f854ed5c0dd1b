import { expect, test } from 'vitest'

import { splitSentence } from '@/features/leads/site/contact-page'

test.each([
  [
    'Tell us what you sell. We’ll reply within 24 hours.',
    ['Tell us what you sell.', 'We’ll reply within 24 hours.'],
  ],
  ['Three. Two. One.', ['Three.', 'Two. One.']],
  ['¿Qué vendes? Cuéntanos.', ['¿Qué vendes?', 'Cuéntanos.']],
  ['One sentence.', ['One sentence.']],
  ['No end', ['No end']],
])('splits %j after its first sentence', (text, expected) => {
  expect(splitSentence(text)).toEqual(expected)
})
