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
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={language}
      messages={dashboardMessages(language)}
      timeZone="UTC"
      now={new Date('2026-03-18T14:42:00.000Z')}
    >
      <LeadHistory lead={lead} />
    </NextIntlClientProvider>,
  )
  const shown = [...markup.matchAll(/<p>(.*?)<\/p>/g)].map(([, words = '']) =>
    words.replaceAll(/<[^>]+>/g, ''),
  )
  expect(shown).toEqual(said)
  const icons = [...markup.matchAll(/<svg[^>]*><path d="([^"]+)"/g)].map(([, path]) => path)
  expect(new Set(icons).size).toBe(said.length)
})
