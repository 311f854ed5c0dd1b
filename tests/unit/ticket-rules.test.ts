import { describe, expect, it } from 'vitest'

import { dateAndTime, recentOrDate } from '@/lib/dates'
import { isId } from '@/lib/ids'
import { submissionRowId } from '@/lib/server/db/once'
import {
  openTicketStatuses,
  notifiesClient,
  publicAuthorName,
  statusAfterReply,
  acceptsReplies,
  ticketLimits,
  ticketStatuses,
} from '@/features/tickets/rules'
import { newTicketPath, parseSubject, subjectPath } from '@/lib/ticket-subject'
import { createTicketSchema, replyAsClientSchema } from '@/features/tickets/schemas'
import { fieldErrorsOf } from '@/lib/field-errors'

describe('what a new ticket is about', () => {
  const id = '0b5c1f0e-2c3d-4f5a-8b6c-7d8e9f0a1b2c'

  it.each([
    ['invoice', `/dashboard/invoices/${id}`],
    ['proposal', `/proposal/${id}`],
    ['ticket', `/dashboard/tickets/${id}`],
  ] as const)('%s: travels in the address of the form, and has a page', (kind, page) => {
    const { pathname, searchParams, hash } = new URL(newTicketPath({ kind, id }), 'https://site.example')
    expect([pathname, searchParams.get('tab'), hash]).toEqual(['/dashboard', 'support', '#new-ticket'])
    expect(parseSubject(Object.fromEntries(searchParams))).toEqual({ kind, id })
    expect(subjectPath({ kind, id })).toBe(page)
  })

  it('is undefined without a valid id', () => {
    expect(newTicketPath()).toBe('/dashboard?tab=support#new-ticket')
    for (const query of [{}, { tab: 'support' }, { invoice: '1' }, { invoice: [id] }, { user: id }])
      expect(parseSubject(query)).toBeUndefined()
  })
})

describe('what a client may do with a ticket', () => {
  it.each([
    ['open', true, true, 'open', false],
    ['in_progress', true, true, 'in_progress', false],
    ['resolved', false, true, 'open', true],
    ['closed', false, false, 'closed', true],
  ] as const)('%s', (status, open, replies, after, mail) => {
    expect(openTicketStatuses.some((one) => one === status)).toBe(open)
    expect(acceptsReplies({ status })).toBe(replies)
    expect(statusAfterReply(status)).toBe(after)
    expect(notifiesClient(status)).toBe(mail)
  })
  it('knows every status', () => expect(ticketStatuses).toHaveLength(4))
})

it.each([
  ['Lucía Fernández', 'Lucía Fernández'],
  ['lucia@puente.example', 'Puente'],
  ['', 'Puente'],
  [null, 'Puente'],
])('shows clients the staff name %j as %j', (name, shown) => {
  expect(publicAuthorName(name, 'Puente')).toBe(shown)
})

const errors = (schema: typeof createTicketSchema | typeof replyAsClientSchema, body: unknown) => {
  const { error } = schema.safeParse(body)
  return error ? fieldErrorsOf(error) : undefined
}

describe('a new ticket', () => {
  const ticket = { title: ' The form ', description: '\nIt fails.\n' }

  it('is trimmed, has medium priority by default, and ignores a client or status in the input', () => {
    expect(
      createTicketSchema.parse({ ...ticket, client_id: 'x', client: 'x', status: 'closed', id: 'x' }),
    ).toEqual({
      title: 'The form',
      description: 'It fails.',
      priority: 'medium',
    })
  })

  it.each([
    [{ ...ticket, title: ' ' }, { title: 'required' }],
    [{ ...ticket, description: '\n ' }, { description: 'required' }],
    [{}, { title: 'required', description: 'required' }],
    [{ ...ticket, title: 'x'.repeat(ticketLimits.title + 1) }, { title: 'too_long' }],
    [{ ...ticket, description: 'x'.repeat(ticketLimits.description + 1) }, { description: 'too_long' }],
    [{ ...ticket, title: 'a\u0000' }, { title: 'invalid' }],
    [{ ...ticket, description: '\ud800' }, { description: 'invalid' }],
    [{ ...ticket, title: { a: 1 } }, { title: 'invalid' }],
    [{ ...ticket, priority: 'now' }, { priority: 'invalid' }],
    [{ ...ticket, submission_id: 'x' }, { submission_id: 'invalid' }],
  ])('rejects %j', (body, expected) => {
    expect(errors(createTicketSchema, body)).toEqual(expected)
  })
})

it.each([
  [{ ticket_id: 'x', body: ' ' }, { body: 'required' }],
  [{ ticket_id: 'x', body: 'y'.repeat(ticketLimits.body + 1) }, { body: 'too_long' }],
  [{ ticket_id: 7, body: 'y' }, { ticket_id: 'invalid' }],
  [{ ticket_id: 'x'.repeat(101), body: 'y' }, { ticket_id: 'invalid' }],
])('rejects the reply %j', (body, expected) => {
  expect(errors(replyAsClientSchema, body)).toEqual(expected)
})

describe('the row id of a submission', () => {
  const submission = '6f0a1f0e-6f3f-4d57-9a58-0f0c9a2b7c11'

  it('is the same for the same person, form and text, regardless of letter case', () => {
    const ana = { user: 'ana', content: ['a', 'b'], id: submission }
    const id = submissionRowId('tickets', ana)
    expect(isId(id)).toBe(true)
    expect(submissionRowId('tickets', { ...ana, id: submission.toUpperCase() })).toBe(id)
    const others = [
      submissionRowId('tickets', { ...ana, user: 'eva' }),
      submissionRowId('ticket_messages', ana),
      submissionRowId('tickets', { ...ana, id: crypto.randomUUID() }),
      submissionRowId('tickets', { ...ana, content: ['a', 'c'] }),
      submissionRowId('tickets', { ...ana, content: ['ab'] }),
    ]
    expect(new Set([id, ...others]).size).toBe(6)
  })

  it('is random without a submission id', () => {
    const ana = { user: 'ana', content: ['a'] }
    expect(submissionRowId('tickets', ana)).not.toBe(submissionRowId('tickets', ana))
  })
})

it.each([
  ['abc', false],
  ['', false],
  [7, false],
  ["1' or '1'='1", false],
  ['6f0a1f0e-6f3f-4d57-9a58-0f0c9a2b7c11', true],
])('%j is a valid row id: %s', (id, answer) => {
  expect(isId(id)).toBe(answer)
})

describe('the time of a message', () => {
  const now = new Date('2026-11-21T15:00:00Z')
  const lima = 'America/Lima'
  const plain = (text: string) => text.replace(/\s/gu, ' ')

  it.each([
    ['2026-11-21T14:20:00Z', 'en', 'today, 9:20 AM'],
    ['2026-11-21T14:20:00Z', 'es', 'hoy, 9:20 a.m.'],
    // It is still the 20th in Lima.
    ['2026-11-21T04:59:00Z', 'en', 'yesterday, 11:59 PM'],
    ['2026-11-21T04:59:00Z', 'es', 'ayer, 11:59 p.m.'],
    ['2026-03-16T13:05:00Z', 'en', 'Monday, March 16, 8:05 AM'],
    ['2026-03-16T13:05:00Z', 'es', 'lunes, 16 de marzo, 8:05 a.m.'],
    ['2025-03-16T13:05:00Z', 'en', 'Sunday, March 16, 2025, 8:05 AM'],
  ])('shows %s in %s as %s', (at, language, words) => {
    expect(plain(dateAndTime(new Date(at), language, lima, now))).toBe(words)
  })

  it('contains no breaking space', () => {
    expect(dateAndTime(new Date('2026-03-16T13:05:00Z'), 'en', lima, now)).toContain('8:05\u00a0AM')
  })

  it('is only a date in lists when older than yesterday', () => {
    expect(plain(recentOrDate(new Date('2026-11-20T14:20:00Z'), 'en', lima, now))).toBe('yesterday, 9:20 AM')
    expect(recentOrDate(new Date('2026-11-19T14:20:00Z'), 'en', lima, now)).toBe('November 19, 2026')
    expect(recentOrDate(new Date('2026-11-19T14:20:00Z'), 'es', lima, now)).toBe('19 de noviembre de 2026')
  })
})
