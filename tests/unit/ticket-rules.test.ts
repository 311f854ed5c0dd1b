import { describe, expect, it } from 'vitest'

import { momentOf, recentOrDate } from '@/lib/dates'
import { isId } from '@/lib/ids'
import { rowIdOf } from '@/lib/server/row-id'
import {
  isOpenTicket,
  isWorthAMail,
  shownAuthor,
  statusAfterReply,
  takesReplies,
  ticketLimits,
  ticketStatuses,
} from '@/features/tickets/rules'
import { createTicketSchema, replyToTicketSchema } from '@/features/tickets/schemas'
import { faultsOf } from '@/lib/faults'

describe('what a client may do with a ticket', () => {
  it.each([
    ['open', true, true, 'open', false],
    ['in_progress', true, true, 'in_progress', false],
    ['resolved', false, true, 'open', true],
    ['closed', false, false, 'closed', true],
  ] as const)('%s', (status, open, replies, after, mail) => {
    expect(isOpenTicket({ status })).toBe(open)
    expect(takesReplies({ status })).toBe(replies)
    expect(statusAfterReply(status)).toBe(after)
    expect(isWorthAMail(status)).toBe(mail)
  })
  it('knows every status', () => expect(ticketStatuses).toHaveLength(4))
})

it.each([
  ['Lucía Fernández', 'Lucía Fernández'],
  ['lucia@puente.example', 'Puente'],
  ['', 'Puente'],
  [null, 'Puente'],
])('a client sees %j of staff as %j', (name, shown) => {
  expect(shownAuthor(name, 'Puente')).toBe(shown)
})

const faults = (schema: typeof createTicketSchema | typeof replyToTicketSchema, body: unknown) => {
  const { error } = schema.safeParse(body)
  return error ? faultsOf(error) : undefined
}

describe('a new ticket', () => {
  const ticket = { title: ' The form ', description: '\nIt fails.\n' }

  it('is trimmed, medium by default, and takes neither a client nor a status', () => {
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
    [{ ...ticket, title: 'a\nb' }, { title: 'invalid' }],
    [{ ...ticket, title: 'a\u0000' }, { title: 'invalid' }],
    [{ ...ticket, description: '\ud800' }, { description: 'invalid' }],
    [{ ...ticket, title: { a: 1 } }, { title: 'invalid' }],
    [{ ...ticket, priority: 'now' }, { priority: 'invalid' }],
    [{ ...ticket, submission_id: 'x' }, { submission_id: 'invalid' }],
  ])('%j is refused', (body, expected) => {
    expect(faults(createTicketSchema, body)).toEqual(expected)
  })
})

it.each([
  [{ ticket_id: 'x', body: ' ' }, { body: 'required' }],
  [{ ticket_id: 'x', body: 'y'.repeat(ticketLimits.body + 1) }, { body: 'too_long' }],
  [{ ticket_id: 7, body: 'y' }, { ticket_id: 'invalid' }],
  [{ ticket_id: 'x'.repeat(101), body: 'y' }, { ticket_id: 'invalid' }],
])('the reply %j is refused', (body, expected) => {
  expect(faults(replyToTicketSchema, body)).toEqual(expected)
})

describe('the row of a submission', () => {
  const submission = '6f0a1f0e-6f3f-4d57-9a58-0f0c9a2b7c11'

  it('is one for one person, one form and the same words, whatever the case of the letters', () => {
    const ana = { user: 'ana', words: ['a', 'b'], id: submission }
    const id = rowIdOf('tickets', ana)
    expect(isId(id)).toBe(true)
    expect(rowIdOf('tickets', { ...ana, id: submission.toUpperCase() })).toBe(id)
    const others = [
      rowIdOf('tickets', { ...ana, user: 'eva' }),
      rowIdOf('ticket_messages', ana),
      rowIdOf('tickets', { ...ana, id: crypto.randomUUID() }),
      rowIdOf('tickets', { ...ana, words: ['a', 'c'] }),
      rowIdOf('tickets', { ...ana, words: ['ab'] }),
    ]
    expect(new Set([id, ...others]).size).toBe(6)
  })

  it('is always another one without a submission', () => {
    const ana = { user: 'ana', words: ['a'] }
    expect(rowIdOf('tickets', ana)).not.toBe(rowIdOf('tickets', ana))
  })
})

it.each([
  ['abc', false],
  ['', false],
  [7, false],
  ["1' or '1'='1", false],
  ['6f0a1f0e-6f3f-4d57-9a58-0f0c9a2b7c11', true],
])('%j names a row: %s', (id, answer) => {
  expect(isId(id)).toBe(answer)
})

describe('when something was said', () => {
  const now = new Date('2026-11-21T15:00:00Z')
  const lima = 'America/Lima'
  const plain = (text: string) => text.replace(/\s/gu, ' ')

  it.each([
    ['2026-11-21T14:20:00Z', 'en', 'today, 9:20 AM'],
    ['2026-11-21T14:20:00Z', 'es', 'hoy, 9:20 a.m.'],
    // Still the 20th in Lima.
    ['2026-11-21T04:59:00Z', 'en', 'yesterday, 11:59 PM'],
    ['2026-11-21T04:59:00Z', 'es', 'ayer, 11:59 p.m.'],
    ['2026-03-16T13:05:00Z', 'en', 'Monday, March 16, 8:05 AM'],
    ['2026-03-16T13:05:00Z', 'es', 'lunes, 16 de marzo, 8:05 a.m.'],
    ['2025-03-16T13:05:00Z', 'en', 'Sunday, March 16, 2025, 8:05 AM'],
  ])('%s in %s is %s', (at, language, words) => {
    expect(plain(momentOf(new Date(at), language, lima, now))).toBe(words)
  })

  it('breaks no line inside a time', () => {
    expect(momentOf(new Date('2026-03-16T13:05:00Z'), 'en', lima, now)).toContain('8:05\u00a0AM')
  })

  it('is a date alone in a list once it is older than yesterday', () => {
    expect(plain(recentOrDate(new Date('2026-11-20T14:20:00Z'), 'en', lima, now))).toBe('yesterday, 9:20 AM')
    expect(recentOrDate(new Date('2026-11-19T14:20:00Z'), 'en', lima, now)).toBe('November 19, 2026')
    expect(recentOrDate(new Date('2026-11-19T14:20:00Z'), 'es', lima, now)).toBe('19 de noviembre de 2026')
  })
})
