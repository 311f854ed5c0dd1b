import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import type { LeadDetails } from '@/features/leads/queries/lead-details'
import { LeadDetailsDialog } from '@/features/leads/staff/lead-details-dialog'
import { leadDetailsQuery, replyTemplatesQuery } from '@/features/leads/staff/lead-params'
import type { EmailState } from '@/features/mail/rules'
import { languages, type Language } from '@/i18n/languages'
import { RequestError } from '@/lib/request-error'
import { StaffScreen } from '../support/staff-screen'

const id = '11111111-1111-4111-8111-111111111111'
const at = '2026-03-16T12:00:00.000Z'

const lead = (email: EmailState | null = null): LeadDetails => ({
  id,
  name: 'Rosa',
  email: 'rosa@example.com',
  phone: '(407) 555-0148',
  ways: { call: 'tel:+14075550148', whatsapp: null },
  company: null,
  message: 'Tenemos tres tiendas.',
  notes: null,
  serviceInterest: null,
  status: 'new',
  language: 'es',
  sourceName: 'Contact Form',
  score: 10,
  firstReplyAt: null,
  pageUrl: null,
  referrer: null,
  utm: {},
  firstTouch: { referrer: 'https://www.google.com/', landingPage: '/es/services' },
  createdAt: at,
  assignee: null,
  scoreParts: [],
  activities: [
    { id: 'a', type: 'reply_logged', data: { subject: 'Tu tienda', note: 'Hola.' }, at, actor: null, email },
  ],
  hasMoreActivities: false,
  possiblySame: [],
  client: null,
})

/** The dialog as the server renders it, with what was read and the failure of a later reading. */
function render(language: Language, shown?: LeadDetails, failure?: RequestError): string {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const { queryKey } = leadDetailsQuery(id)
  const query = queryClient.getQueryCache().build<LeadDetails>(queryClient, { queryKey })
  queryClient.setQueryData(replyTemplatesQuery.queryKey, { en: [], es: [] })
  if (shown) query.setData(shown)
  if (failure) query.setState({ status: 'error', error: failure, fetchStatus: 'idle' })
  return renderToStaticMarkup(
    <StaffScreen
      language={language}
      queryClient={queryClient}
      timeZone="America/New_York"
      now={new Date('2026-03-17T14:42:00.000Z')}
    >
      <LeadDetailsDialog id={id} onClose={() => undefined} />
    </StaffScreen>,
  )
}

const gone = new RequestError('not_found')

describe.each(languages)('the dialog of a lead (%s)', (language) => {
  const { leadBoard } = dashboardMessages(language)

  it.each(['sending', 'sent', 'queued', 'failed'] as const)(
    'says that the email of a reply is %s',
    (state) => {
      const words = leadBoard.email[state].replaceAll('{name}', 'Rosa').replaceAll("'", '&#x27;')
      expect(render(language, lead(state))).toContain(words)
      expect(render(language, lead())).not.toContain(words)
    },
  )

  it('keeps what is being written when a colleague deletes the lead, and says so', () => {
    const html = render(language, lead(), gone)
    expect(html).toContain(leadBoard.gone.title)
    expect(html).toContain(leadBoard.gone.keep.replaceAll("'", '&#x27;'))
    expect(html).toContain('<textarea')
    expect(html).not.toContain('type="submit" form=')
  })

  it('says that a lead is gone that it never showed', () => {
    const html = render(language, undefined, gone)
    expect(html).toContain(leadBoard.gone.text)
    expect(html).not.toContain('<textarea')
  })
})

it('shows where a lead came from at its first visit', () => {
  expect(render('en', lead())).toContain('https://www.google.com/')
})
