import { describe, expect, test } from 'vitest'

import { Cards } from '@/features/dashboard/staff/cards'
import { Charts } from '@/features/dashboard/staff/charts'
import { RequestError } from '@/lib/request-error'
import { languages } from '@/i18n/languages'
import { quietDashboard, renderDashboard } from '../support/dashboard'

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('the cards', () => {
  test('have exactly these texts', () => {
    const text = textOf(renderDashboard(<Cards />, quietDashboard()))
    expect(text).toContain('Total Clients 1,234 41 active')
    expect(text).toContain('Open Tickets 12 137 total tickets')
    expect(text).toContain('Urgent Tickets 0 Requires immediate attention')
    expect(text).toContain('System Health Good All checks pass')
    expect(text).not.toContain('What to Do')
  })

  test('urgent tickets are red only when there are any', () => {
    const dashboard = quietDashboard()
    expect(renderDashboard(<Cards />, dashboard)).not.toContain('text-red-text')
    dashboard.cards.tickets.urgent = 2
    expect(renderDashboard(<Cards />, dashboard)).toMatch(/text-red-text">2</)
  })

  test.each(languages)('are dashes while and when nothing could be read, in %s', (language) => {
    for (const read of [undefined, new RequestError('failed')])
      expect(renderDashboard(<Cards />, read, language).match(/—/g)).toHaveLength(4)
  })

  test('say what is wrong with the system, how much more, and what to do', () => {
    const dashboard = quietDashboard()
    const failed = { recipient: 'a@b.example', emails: 2, reason: 'no such mailbox' }
    dashboard.cards.health = {
      problems: ['worker', 'leadNotifications'],
      failedLeadNotifications: [failed],
      details: null,
    }
    expect(textOf(renderDashboard(<Cards />, dashboard))).toContain(
      'System Health No worker and 1 more problem What to Do',
    )
    expect(textOf(renderDashboard(<Cards />, dashboard, 'es'))).toContain(
      'Estado del sistema Sin worker y 1 problema más Qué hacer',
    )
  })

  test('say that the health could not be read', () => {
    const dashboard = quietDashboard()
    dashboard.cards.health = null
    expect(textOf(renderDashboard(<Cards />, dashboard))).toContain(
      'Unknown We couldn’t check the system right now.',
    )
  })

  test('admins can open the details of a good system', () => {
    const dashboard = quietDashboard()
    const details = {
      workers: 1,
      workerAge: 20,
      sweepAge: 50,
      waitingEmails: 0,
      oldestWaitingAge: null,
      failedEmails: 0,
      failedLeadNotifications: [],
      waitingJobs: 0,
      deadJobs: 0,
      purgeAge: null,
      backup: null,
    }
    dashboard.cards.health = { problems: [], failedLeadNotifications: [], details }
    expect(textOf(renderDashboard(<Cards />, dashboard))).toContain('All checks pass Details')
  })
})

describe('the charts', () => {
  const busy = () => {
    const dashboard = quietDashboard()
    dashboard.charts.pipeline = {
      new: 4,
      contacted: 26,
      qualified: 17,
      proposal: 11,
      closed_won: 9,
      closed_lost: 14,
    }
    const { weeks } = dashboard.charts
    dashboard.charts.weeks = weeks.map((week, index) => ({
      ...week,
      replied: 10,
      share: index === 6 ? 0.4 : index === 11 ? 0.96 : 1,
      medianMinutes: index === 6 ? 1_530 : 204,
    }))
    return dashboard
  }

  test('say their results', () => {
    const text = textOf(renderDashboard(<Charts />, busy()))
    expect(text).toContain('58 leads are open. 9 won and 14 lost in 90 days, a 39% win rate.')
    expect(text).toContain('96% answered within 24 hours this week.')
    expect(text).toContain('One week in 12 broke the promise: February 9.')
  })

  test('say their results in Spanish', () => {
    const text = textOf(renderDashboard(<Charts />, busy(), 'es'))
    expect(text).toContain('58 prospectos abiertos. En 90 días, 9 ganados y 14 perdidos: 39% de cierre.')
    expect(text).toContain('Esta semana, 96% recibió respuesta en 24 horas.')
    expect(text).toContain('Una semana de 12 no cumplió: la del 9 de febrero.')
  })

  test('name all weeks that broke the promise', () => {
    const dashboard = busy()
    const last = dashboard.charts.weeks[11]
    if (last) Object.assign(last, { share: 0, replied: 0, late: 2, medianMinutes: null })
    const text = textOf(renderDashboard(<Charts />, dashboard))
    expect(text).toContain('0% answered within 24 hours this week.')
    expect(text).toContain('2 weeks in 12 broke the promise: February 9 and March 16.')
  })

  test('have their figures as text, with the broken week marked', () => {
    const html = renderDashboard(<Charts />, busy())
    expect(html).toContain('aria-label="New 4, Contacted 26, Qualified 17, Proposal 11, Won 9, Lost 14"')
    expect(html).toContain('Feb 9: 25 hr,')
    expect(textOf(html)).toContain('Feb 9 25 hr 40% 10 0')
    expect(html).toMatch(/<tr class="text-red-text"><th scope="row"[^>]*>Feb 9/)
    expect(textOf(html)).toContain('Contacted 26')
  })

  test('say that there is nothing to count yet', () => {
    const text = textOf(renderDashboard(<Charts />, quietDashboard()))
    expect(text).toContain('The first lead draws the first arch.')
    expect(text).toContain('There are no leads to count in these 12 weeks.')
  })

  test('are left out when nothing could be read', () => {
    expect(renderDashboard(<Charts />, new RequestError('failed'))).toBe('')
  })
})
