import { describe, expect, test } from 'vitest'

import { Today } from '@/features/dashboard/staff/today'
import { emailTemplates } from '@/worker/email-templates'
import { RequestError } from '@/lib/request-error'
import { languages } from '@/i18n/languages'
import { dashboardMessages } from '@/i18n/staff-messages'
import { openTicketFixture, quietDashboard, renderDashboard, unanswered } from '../support/dashboard'

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const count = (text: string, part: string) => text.split(part).length - 1

const withLeads = (running = [unanswered(134)], late: ReturnType<typeof unanswered>[] = []) => {
  const dashboard = quietDashboard()
  dashboard.today.leads = {
    running,
    late,
    total: { running: running.length, late: late.length, more: false },
  }
  return dashboard
}

describe('what needs me today', () => {
  test.each(languages)('says so when everyone has an answer, without other blocks, in %s', (language) => {
    const html = renderDashboard(<Today />, quietDashboard(), language)
    const { title, everyone } = dashboardMessages(language).overview.today
    expect(html).toContain(title)
    expect(html).toContain(everyone)
    expect(count(html, '<section')).toBe(1)
    expect(html).not.toContain('bg-accent-fill')
  })

  test('has exactly these English texts', () => {
    const { title, everyone, failed } = dashboardMessages('en').overview.today
    expect([title, everyone, failed]).toEqual([
      'What needs me today',
      'Everyone has a reply',
      'Failed to load dashboard data.',
    ])
  })

  test('shows that it loads, and what failed with a way to try again', () => {
    expect(renderDashboard(<Today />, undefined)).toContain('Loading...')
    const html = renderDashboard(<Today />, new RequestError('unavailable', { requestId: 'abc' }))
    expect(html).toContain('role="alert"')
    expect(html).toContain('Failed to load dashboard data.')
    expect(html).toContain('The server isn’t responding.')
    expect(html).toContain('Request abc')
    expect(html).toContain('Try Again')
  })

  test('the lead with the least time has its own words, its language and the one accent button', () => {
    const html = renderDashboard(
      <Today />,
      withLeads([unanswered(134), unanswered(458), unanswered(1_190), unanswered(1_343)]),
    )
    expect(textOf(html)).toContain('4 leads wait for a first reply')
    expect(textOf(html)).toContain('The first clock runs out at 12:56 PM, in 2 hr 14 min.')
    expect(html).toMatch(/<article class="[^"]*bg-red-ground/)
    expect(html).toContain('lang="es">«Tenemos tres sucursales.»')
    expect(textOf(html)).toContain('Ferretería del Valle · Web development')
    expect(textOf(html)).toContain('Not assigned')
    expect(count(html, 'bg-accent-fill')).toBe(1)
    expect(html).toMatch(
      /href="\/admin\?lead=lead-134"[^>]*bg-accent-fill|bg-accent-fill[^>]*href="\/admin\?lead=lead-134"/,
    )
    expect(textOf(html)).toContain('Reply to Guillermo')
    expect(count(html, 'aria-label="Reply to Guillermo Echeverría"')).toBe(3)
  })

  test.each([
    [134, 'text-red-text', '2 hr 14 min left'],
    [458, 'text-yellow-text', '7 hr 38 min left'],
    [1_190, 'text-muted', '19 hr 50 min left'],
  ])('a clock with %s minutes has its color and its words', (minutes, color, words) => {
    const html = renderDashboard(<Today />, withLeads([unanswered(minutes)]))
    expect(html).toMatch(new RegExp(`<span class="[^"]*${color}[^"]*">${words}</span>`))
  })

  test('says in Spanish when the first clock runs out, also tomorrow', () => {
    const html = renderDashboard(<Today />, withLeads([unanswered(1_190)]), 'es')
    expect(textOf(html)).toContain('1 prospecto espera su primera respuesta')
    expect(textOf(html)).toMatch(/El primer plazo vence mañana a las 6:32 a\.m\., en 19 h 50 min\./)
    expect(textOf(html)).toContain('Responder a Guillermo')
  })

  test('names those whose 24 hours have passed', () => {
    const html = textOf(renderDashboard(<Today />, withLeads([], [unanswered(-90)])))
    expect(html).toContain('1 lead waits for a first reply')
    expect(html).toContain('1 has waited longer than 24 hours.')
    expect(html).toContain('1 hr 30 min late')
    expect(html).not.toContain('runs out')
    expect(html).not.toContain('come first')
  })

  test.each([
    ['en', 'Leads you can still answer in time come first.'],
    ['es', 'Primero van los que todavía puedes responder a tiempo.'],
  ] as const)('says why a late lead comes after one that is not, in %s', (language, words) =>
    expect(
      textOf(renderDashboard(<Today />, withLeads([unanswered(60)], [unanswered(-90)]), language)),
    ).toContain(words),
  )

  test('a lead without a name is unknown, and the button names its address', () => {
    const html = textOf(
      renderDashboard(<Today />, withLeads([unanswered(60, { name: '', company: null, service: null })])),
    )
    expect(html).toContain('Unknown')
    expect(html).toContain('Reply to g@ferreteria.example')
  })

  test('a failed refetch keeps what was read', () => {
    const dashboard = withLeads()
    const html = renderDashboard(<Today />, dashboard)
    expect(html).toContain('Guillermo')
    expect(html).not.toContain('role="alert"')
  })

  test('lists tickets, proposals and failed emails with their age, two rows each', () => {
    const dashboard = quietDashboard()
    dashboard.today.tickets = {
      urgent: [openTicketFixture(11), openTicketFixture(360, { waitsForUs: false, status: 'in_progress' })],
      urgentTotal: 2,
      waiting: [
        openTicketFixture(11),
        openTicketFixture(71),
        openTicketFixture(5_760),
        openTicketFixture(9_000),
      ],
      waitingTotal: 4,
    }
    dashboard.today.proposals = {
      list: [
        {
          id: 'p',
          number: 48,
          title: 'Website in two languages',
          amount: 635_000,
          currency: 'USD',
          sentAt: '2026-03-13T14:42:00.000Z',
          expiresAt: '2026-03-30T14:00:00.000Z',
          owner: null,
          client: { id: 'c', name: 'Ana', company: 'Gulf Breeze Dental' },
        },
      ],
      total: 3,
    }
    dashboard.today.failedEmails = {
      list: [
        {
          id: 'e',
          kind: 'lead-reply',
          recipient: 'pagos@illari.example',
          reason: 'mailbox full',
          failedAt: '2026-03-17T12:42:00.000Z',
        },
      ],
      total: 1,
    }
    const html = renderDashboard(<Today />, dashboard)
    const text = textOf(html)
    expect(text).toMatch(/2 Urgent tickets .* Ticket of 11 minutes Boutique Ixchel 11 min waiting for us/)
    expect(text).toContain('6 hr in progress')
    expect(text).toMatch(
      /3 Tickets waiting for us .* 1 hr 11 min since they wrote .* 4 days since they wrote/,
    )
    expect(count(html, 'Ticket of 11 minutes</b>')).toBe(1)
    expect(text).not.toContain('Ticket of 9000 minutes')
    expect(text).toMatch(/3 Proposals awaiting a signature/)
    expect(text).toContain('Gulf Breeze Dental, sent 4 days ago $6,350.00 until Mar 30')
    expect(text).toMatch(
      /1 Failed email .* Reply to a lead 2 hr ago, pagos@illari.example : mailbox full|Reply to a lead 2 hr ago, pagos@illari.example: mailbox full/,
    )
    expect(html).toContain('aria-label="Send again: Reply to a lead, pagos@illari.example"')
    expect(textOf(renderDashboard(<Today />, dashboard, 'es'))).toContain('US$6,350.00 hasta el 30 mar')
  })
})

test.each(languages)('every kind of email that can fail has a name (%s)', (language) => {
  const { kinds } = dashboardMessages(language).overview.today
  expect(Object.keys(kinds)).toEqual(expect.arrayContaining(Object.keys(emailTemplates)))
})
