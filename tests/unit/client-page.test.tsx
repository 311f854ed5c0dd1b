import { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import type { ClientDetails } from '@/features/client-pages/queries/client-details'
import { timelineKinds, type TimelineEntry } from '@/features/client-pages/timeline-rules'
import { clientDetailsQuery } from '@/features/client-pages/staff/client-params'
import { ClientRow } from '@/features/client-pages/staff/clients-board'
import type { ListedClient } from '@/features/client-pages/queries/client-board-page'
import { ClientPageView } from '@/features/client-pages/staff/client-page-view'
import { languages, type Language } from '@/i18n/languages'
import { RequestError } from '@/lib/request-error'
import { StaffScreen } from '../support/staff-screen'

const id = '11111111-1111-4111-8111-111111111111'
const at = '2026-03-16T12:00:00.000Z'
const amount = { cents: 205_000, currency: 'USD' }

const entry = (kind: TimelineEntry['kind'], actor: string | null): TimelineEntry => ({
  kind,
  id,
  at,
  isDay: false,
  actor,
  title: `Title of ${kind}`,
  number: 214,
  amount: null,
})

const details: ClientDetails = {
  client: {
    id,
    name: 'Marisol Ortega',
    email: 'marisol@gulf.example',
    phone: '+1 407 555 0121',
    ways: { call: 'tel:+14075550121', whatsapp: 'https://wa.me/14075550121' },
    company: 'Gulf Breeze Dental',
    billingId: 'cus_R8vXq2',
    status: 'active',
    language: 'en',
    createdAt: at,
    lead: id,
    notes: null,
  },
  steps: [
    { kind: 'lead', state: 'done', at, detail: 'Contact Form' },
    { kind: 'proposal', state: 'now', at, verb: 'sent', detail: 'Local SEO', amount },
    { kind: 'signature', state: 'next', at: null },
  ],
  waiting: { id, number: 214, title: 'The wrong clinic', since: at },
  unpaid: [{ cents: 102_000, currency: 'USD', overdueCents: 101_500, overdueSince: '2026-03-06' }],
  people: (['active', 'invited', 'expired', 'failed', 'deactivated'] as const).flatMap((state) => [
    { id: `${state}-1`, name: state, email: 'marisol@gulf.example', state, at },
    { id: `${state}-2`, name: state, email: 'dana@gulf.example', state, at: null },
  ]),
  documents: {
    proposals: {
      total: 30,
      rows: [
        {
          id,
          title: 'Local SEO',
          state: 'awaiting',
          setupFee: 50_000,
          monthlyFee: 155_000,
          currency: 'USD',
          createdAt: at,
          openedAt: null,
          sentAt: at,
          signedAt: null,
          canOpen: false,
        },
      ],
    },
    invoices: {
      total: 1,
      rows: [{ id, number: 'P-101', amount: 101_500, currency: 'USD', dueDate: at, status: 'overdue' }],
    },
    support: { total: 0, rows: [] },
  },
  timeline: {
    entries: timelineKinds.flatMap((kind) => [entry(kind, 'Ana Ruiz'), entry(kind, null)]),
    hasEarlier: true,
  },
  may: { unlink: false, delete: false },
}

/** The page as the server renders it, with what was read, or with the failure of the reading. */
function render(
  read: ClientDetails | RequestError,
  language: Language,
  search = '',
  page: ReactElement = <ClientPageView id={id} />,
): string {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const { queryKey } = clientDetailsQuery(id)
  if (read instanceof RequestError)
    queryClient
      .getQueryCache()
      .build<ClientDetails>(queryClient, { queryKey })
      .setState({ status: 'error', error: read, fetchStatus: 'idle' })
  else queryClient.setQueryData(queryKey, read)
  return renderToStaticMarkup(
    <StaffScreen
      language={language}
      queryClient={queryClient}
      timeZone="America/New_York"
      now={new Date('2026-03-17T14:42:00.000Z')}
      search={search}
    >
      {page}
    </StaffScreen>,
  ).replaceAll('\u00a0', ' ')
}

const words = {
  en: {
    back: 'Back to Clients',
    notFound: 'Client not found',
    failed: 'Failed to load client data.',
    tabs: ['Proposals 30', 'Invoices 1', 'Support 0'],
    unpaid: '<b>$1,020.00</b> <span class="text-red-text">$1,015.00 of it overdue since March 6, 2026</span>',
    more: 'The newest 1 of 30',
    waits: 'Reply to ticket 214',
    step: 'Contact Form',
  },
  es: {
    back: 'Volver a Clientes',
    notFound: 'Cliente no encontrado',
    failed: 'No se pudieron cargar los datos del cliente.',
    tabs: ['Propuestas 30', 'Facturas 1', 'Soporte 0'],
    unpaid:
      '<b>US$1,020.00</b> <span class="text-red-text">US$1,015.00 vencidos desde el 6 de marzo de 2026</span>',
    more: 'Los 1 más recientes de 30',
    waits: 'Responder al ticket 214',
    step: 'Formulario de contacto',
  },
}

describe.each(languages)('the page of a client, in %s', (language) => {
  const text = words[language]

  test('has every state, every kind of entry, and the counts of the tabs', () => {
    const html = render(details, language)
    for (const part of [text.back, text.unpaid, text.more, text.waits, text.step, ...text.tabs])
      expect(html).toContain(part)
    for (const kind of ['sent', 'signed', 'issued', 'overdue', 'opened'])
      expect(html).toContain(`Title of ${kind}`)
    expect(html).not.toContain('{')
  })

  test('says that a client is gone, or that it could not be read', () => {
    expect(render(new RequestError('not_found'), language)).toContain(text.notFound)
    const failed = render(new RequestError('unavailable'), language)
    expect(failed).toContain(text.failed)
    expect(failed).not.toContain(text.notFound)
  })
})

test('View and Delete are only where they work', () => {
  const team = render(details, 'en')
  expect(team).not.toContain('View: Local SEO')
  expect(team).not.toContain('>Delete<')
  const [row] = details.documents.proposals.rows
  const proposals = { total: 1, rows: row ? [{ ...row, canOpen: true }] : [] }
  const admin = render(
    { ...details, documents: { ...details.documents, proposals }, may: { unlink: true, delete: true } },
    'en',
  )
  expect(admin).toContain('View: Local SEO')
  expect(admin).toContain('>Delete<')
})

test('a fee of zero is a dash, and a proposal being revised is no draft', () => {
  const [row] = details.documents.proposals.rows
  const rows = row ? [{ ...row, state: 'revised' as const, setupFee: 0, monthlyFee: 0 }] : []
  const html = render(
    { ...details, documents: { ...details.documents, proposals: { total: 1, rows } } },
    'en',
  )
  expect(html).not.toContain('$0.00')
  expect(html.match(/—<\/td>/g)).toHaveLength(2)
  expect(html).toContain('Being Revised')
})

test('a client without company and billing has dashes on the board', () => {
  const client = { ...details.client, company: null, billingId: null }
  const row = render(details, 'en', '', <ClientRow client={client as ListedClient} isCurrent={false} />)
  expect(row.match(/—<\/td>/g)).toHaveLength(2)
})

test('the address chooses the tab', () => {
  expect(render(details, 'en', 'documents=invoices')).toMatch(/aria-selected="true"[^>]*>Invoices 1/)
})

test('a phone number has links only where it is known which number to dial', () => {
  const withWays = (ways: ClientDetails['client']['ways']) =>
    render({ ...details, client: { ...details.client, ways } }, 'en')
  expect(withWays({ call: 'tel:+14075550121;ext=9', whatsapp: null })).toContain(
    'href="tel:+14075550121;ext=9"',
  )
  expect(withWays({ call: 'tel:+14075550121;ext=9', whatsapp: null })).not.toContain('wa.me')
  expect(withWays(null)).not.toMatch(/tel:|wa\.me/)
  expect(withWays(null)).toContain('+1 407 555 0121')
})
