import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import type { LeadDetails } from '@/features/leads/queries/lead-details'
import { proposalEventTypes } from '@/features/leads/rules'
import { LeadHistory } from '@/features/leads/staff/lead-history'

const rosa = { id: 'r', name: 'Rosa Huamán' }
const lead = {
  id: 'l',
  name: 'Guillermo',
  hasMoreActivities: false,
  activities: proposalEventTypes.map((type) => ({
    id: type,
    type,
    data: { proposal: 'A shop' },
    at: '2026-03-17T14:42:00.000Z',
    actor: type === 'proposal_sent' ? { id: 't', name: 'Tomás Vega' } : rosa,
  })),
} as unknown as LeadDetails

const render = (language: 'en' | 'es', shown: LeadDetails) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={language}
      messages={dashboardMessages(language)}
      timeZone="UTC"
      now={new Date('2026-03-18T14:42:00.000Z')}
    >
      <LeadHistory lead={shown} />
    </NextIntlClientProvider>,
  )
/** What each line says. */
const wordsOf = (markup: string) =>
  [...markup.matchAll(/<p>(.*?)<\/p>/g)].map(([, words = '']) => words.replaceAll(/<[^>]+>/g, ''))

it.each([
  [
    'en',
    [
      'Tomás Vega sent the proposal “A shop”',
      'Rosa Huamán opened the proposal “A shop” for the first time',
      'Rosa Huamán signed the proposal “A shop”',
      'Rosa Huamán declined the proposal “A shop”',
      'Rosa Huamán started revising the proposal “A shop”',
    ],
  ],
  [
    'es',
    [
      'Tomás Vega envió la propuesta «A shop»',
      'Rosa Huamán abrió por primera vez la propuesta «A shop»',
      'Rosa Huamán firmó la propuesta «A shop»',
      'Rosa Huamán rechazó la propuesta «A shop»',
      'Rosa Huamán empezó a modificar la propuesta «A shop»',
    ],
  ],
] as const)('says what happened to the proposals of a lead, each with an icon, in %s', (language, said) => {
  const markup = render(language, lead)
  expect(wordsOf(markup)).toEqual(said)
  const icons = [...markup.matchAll(/<svg[^>]*><path d="([^"]+)"/g)].map(([, path]) => path)
  expect(new Set(icons).size).toBe(said.length)
})

it.each([
  [
    'en',
    [
      'Guillermo may have opened an email: a mail program loaded it by itself',
      'Guillermo opened an email',
      'Guillermo opened the email “Your shop”',
      'Tomás Vega replied by email: “Your shop”',
      'Guillermo came through “Landing page”',
    ],
  ],
  [
    'es',
    [
      'Guillermo quizá abrió un correo: un programa de correo lo cargó por su cuenta',
      'Guillermo abrió un correo',
      'Guillermo abrió el correo «Your shop»',
      'Tomás Vega respondió por correo: «Your shop»',
      'Guillermo llegó por «Landing page»',
    ],
  ],
] as const)('says which email was opened, and through which key a lead came, in %s', (language, said) => {
  const entries = [
    { type: 'email_open', data: { email: 'e', by_program: true } },
    // As imports have them.
    { type: 'email_open', data: {} },
    { type: 'email_open', data: { email: 'e' } },
    {
      type: 'reply_logged',
      data: { email: 'e', subject: 'Your shop' },
      actor: { id: 't', name: 'Tomás Vega' },
    },
    { type: 'form_submit', data: { key: 'Landing page', message: 'We want a shop.' } },
  ]
  const activities = entries.map((entry, index) => ({
    ...{ id: String(index), at: '2026-03-17T14:42:00.000Z', actor: null, email: null },
    ...entry,
  }))
  expect(wordsOf(render(language, { ...lead, activities } as unknown as LeadDetails))).toEqual(said)
})
