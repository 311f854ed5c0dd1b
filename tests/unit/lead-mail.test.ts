import { expect, it } from 'vitest'

import { composeEmail } from '../support/emails'
import type { Language } from '@/i18n/languages'

/** What the emails to and about a lead say beyond their texts in mail.test.ts. */

const lead = {
  leadId: '0b9f9b06-6d0c-4a3e-9a55-1f2f7c1c3a11',
  name: 'Marisol Vega',
  email: 'marisol@clinica.example',
  message: 'Queremos más citas.',
  language: 'es',
  campaign: [],
  score: 55,
  scoreRules: [],
  receivedAt: '2026-03-16T12:00:00.000Z',
}

const mailOf = (kind: string, language: Language, data: object = lead) =>
  composeEmail(
    { id: 'id', kind, recipient: 'a@b.example', language, data },
    {
      language,
      recipient: 'a@b.example',
      siteUrl: 'https://puente.example',
      brand: 'Puente',
      email: 'hola@puente.example',
      phone: null,
      zone: 'America/Lima',
    },
  )

it('the acknowledgement names a person of the team where there is one, and the next step', async () => {
  const { text } = await mailOf('lead-acknowledgement', 'es', { ...lead, person: 'Lucía Fernández' })
  expect(text).toContain('Lucía Fernández u otra persona de nuestro equipo lo leerá')
  expect(text).toContain('El siguiente paso es una llamada gratis de 30 minutos.')
  expect(text).toContain('https://puente.example/es/services')
  expect((await mailOf('lead-acknowledgement', 'en')).text).toContain('A person on our team will read it')
})

it('the notification asks for a reply by email only where one can arrive', async () => {
  const ask = 'Reply to this email'
  expect((await mailOf('lead-notification', 'en')).text).toContain(ask)
  expect(
    (await mailOf('lead-notification', 'en', { ...lead, email: 'peña@clinica.example' })).text,
  ).not.toContain(ask)
})

it.each([
  ['Gracias.\n\nLucía Fernández', 'Puente'],
  ['Gracias.\n\n— Lucía', 'Puente'],
  ['Gracias.\n\nLUCIA FERNANDEZ.', 'Puente'],
  ['Gracias, te escribe Lucía Fernández.', 'Lucía Fernández, Puente'],
  ['Gracias.', 'Lucía Fernández, Puente'],
])('a reply is signed once: %j', async (text, signature) => {
  const email = { subject: 'Hola', text, author: 'Lucía Fernández' }
  const sent = (await mailOf('lead-reply', 'es', email)).text
  const [, end = ''] = sent.split(text.split('\n').at(-1) ?? '')
  expect(end.trim().split('\n')[0]).toBe(signature)
})
