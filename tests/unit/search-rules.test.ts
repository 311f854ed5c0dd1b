import { describe, expect, it, test } from 'vitest'

import {
  foundKinds,
  markMatches,
  matchesQuery,
  nextPosition,
  numberInQuery,
  type Command,
  type Found,
} from '@/features/search/rules'
import { searchSchema } from '@/features/search/schemas'
import { createHref, commandGroups, numberedTitle } from '@/features/search/staff/groups'

const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('the letters that match', () => {
  it.each([
    ['Guillermo Echeverría', 'echeverria', 'Guillermo [Echeverría]'],
    ['Próspero Ancona', 'PRO', '[Pró]spero Ancona'],
    ['ProFit Studio', 'pro fit', '[ProFit] Studio'],
    ['Ana', 'zoe', 'Ana'],
    ['Ana', '', 'Ana'],
    ['Señal %', '%', 'Señal [%]'],
    ['José', 'jose', '[José]'],
    ['', 'a', ''],
  ])('%j for %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })

  it('are the whole text again when joined', () => {
    for (const text of ['Ñandú 🌉 bridge', 'İstanbul', 'ﬁn', 'e\u0301'])
      expect(
        markMatches(text, 'n e')
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
  })
})

test('every word of a query must match, in any order', () => {
  expect(matchesQuery('Services and pages', 'pages serv')).toBe(true)
  expect(matchesQuery('Services and pages', 'pages x')).toBe(false)
  expect(matchesQuery('Páginas', '')).toBe(true)
})

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [-1, 1, 0, -1],
])('from %i by %i in a list of %i comes %i', (current, move, length, next) => {
  expect(nextPosition(current, move, length)).toBe(next)
})

test.each([
  ['tickets', '231', 231],
  ['tickets', 'Ticket 231', 231],
  ['tickets', '#231', 231],
  ['tickets', 'ticket #231', 231],
  ['tickets', 'proposal 231', undefined],
  ['proposals', 'PROPUESTA 48', 48],
  ['proposals', 'Proposal 48', 48],
  ['proposals', 'proposal', undefined],
  ['tickets', '231 errors', undefined],
  ['tickets', '12345678901', undefined],
] as const)('the number of %s in %j is %j', (kind, query, number) => {
  expect(numberInQuery(kind, query)).toBe(number)
})

describe('the input of the search', () => {
  it('is cleaned', () => {
    expect(searchSchema.parse({ query: '  ana \u0000 maría ' })).toEqual({ query: 'ana maría' })
  })
  it('may be one digit, the number of a ticket', () => {
    expect(searchSchema.parse({ query: ' 6 ' })).toEqual({ query: '6' })
  })
  it.each(['', 'a', ' a ', '\u0000\u0000\u0000', 'x'.repeat(201), 7, null])('%j is refused', (query) => {
    expect(searchSchema.safeParse({ query }).success).toBe(false)
  })
})

describe('the groups of the command bar', () => {
  const command = (title: string): Command => ({ id: title, title, detail: '', href: `/admin/${title}` })
  const screens = ['Dashboard', 'Proposals', 'Proposal templates'].map(command)
  const actions = ['New proposal', 'New lead'].map(command)
  const lead: Found = { kind: 'leads', id: '1', title: 'Próspero', detail: '', status: 'new' }
  const invoice: Found = { kind: 'invoices', id: '2', title: 'PRO-1', detail: '', status: 'paid' }
  const shown = (query: string, found: Found[] = []) =>
    commandGroups(query, { screens, actions, found }, (key) => key).map(({ id, entries }) => [
      id,
      ...entries.map(({ title }) => title),
    ])

  it('without a query are all screens and actions', () => {
    expect(shown('')).toEqual([
      ['screens', 'Dashboard', 'Proposals', 'Proposal templates'],
      ['actions', 'New proposal', 'New lead'],
    ])
  })
  it('begin with the screen that is meant and end with actions', () => {
    expect(shown('pro', [invoice, lead])).toEqual([
      ['best', 'Proposals'],
      ['leads', 'Próspero'],
      ['invoices', 'PRO-1'],
      ['screens', 'Proposal templates'],
      ['actions', 'New proposal'],
    ])
  })
  it('are none when nothing matches', () => {
    expect(shown('zzz')).toEqual([])
  })
  it('name a document with its kind and number', () => {
    const ticket: Found = { kind: 'tickets', id: '3', number: 12, title: 'Calls', detail: '' }
    const names = { 'tickets:singular': 'Ticket' } as Record<string, string>
    const text = (key: string) => names[key] ?? key
    const groups = commandGroups('calls', { screens: [], actions: [], found: [ticket, lead] }, text)
    expect(groups.flatMap(({ entries }) => entries).map((entry) => numberedTitle(entry, text))).toEqual([
      'Próspero',
      'Ticket 12: Calls',
    ])
  })
  it('lead to where staff work on the document', () => {
    const client: Found = { kind: 'clients', id: '2', title: 'Próspero', detail: '' }
    const groups = commandGroups('pros', { screens, actions, found: [lead, client, invoice] }, (key) => key)
    expect(groups.flatMap(({ entries }) => entries)).toMatchObject([
      { href: '/admin?lead=1', id: 'leads-1' },
      { href: '/admin?tab=clients&client=2' },
      { href: `/admin/collections/invoices/${invoice.id}` },
    ])
  })
  it('create a document in the form that staff use', () => {
    expect(foundKinds.map(createHref)).toEqual([
      '/admin?lead=new',
      '/admin?tab=clients&client=new',
      '/admin/collections/tickets/create',
      '/admin/proposal-creator',
      '/admin/collections/invoices/create',
      '/admin/collections/posts/create',
      '/admin/collections/case-studies/create',
      '/admin/collections/industries/create',
      '/admin/collections/openings/create',
    ])
  })
})
