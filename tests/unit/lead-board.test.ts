import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query'
import { createTranslator } from 'use-intl/core'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import { reasonOf } from '@/components/staff/failure'
import {
  assigneeMutation,
  statusMutation,
  type MutationContext,
  type LeadTexts,
} from '@/features/leads/staff/lead-mutations'
import { leadListQuery, leadParamsOf } from '@/features/leads/staff/lead-params'
import { languages, type Language } from '@/i18n/languages'
import { RequestError } from '@/lib/request-error'
import { changedQuery } from '@/lib/changed-query'

const id = '1'
const ana = { id: 'a', name: 'Ana Ruiz' }
const leo = { id: 'l', name: 'Leo Paz' }

afterEach(() => vi.unstubAllGlobals())

/** A board that shows one lead, and what it says. */
function board(language: Language) {
  const messages = dashboardMessages(language)
  const translator = (namespace: string) =>
    createTranslator({ locale: language, messages, namespace: namespace as 'leads' }) as unknown
  const texts = { board: translator('leadBoard'), names: translator('leads') } as LeadTexts
  const queryClient = new QueryClient()
  const key = leadListQuery({}).queryKey
  const lead = { id, status: 'new', assignee: null, firstReplyAt: null }
  queryClient.setQueryData(key, { leads: [lead], total: { count: 1, more: false } } as never)
  const said: string[][] = []
  const context: MutationContext = {
    queryClient,
    texts,
    staff: [ana, leo],
    toasts: {
      done: (...words) => said.push(words.map(String)),
      failed: (what, error, why) =>
        said.push([messages.dashboard.error, what, why ?? messages.dashboard.reasons[reasonOf(error)]]),
      readFailed: (what) => said.push([messages.dashboard.error, what]),
    },
  }
  const shown = () => (queryClient.getQueryData(key) as unknown as { leads: (typeof lead)[] }).leads[0]
  const run = <Result, Input>(options: MutationOptions<Result, Error, Input>, input: Input) =>
    new MutationObserver(queryClient, options).mutate(input).catch(() => undefined)
  return { context, said, shown, run }
}

/** The server answers each request with this, and the bodies that it got. */
function answer(body: object): { sent: unknown[]; before: (check: () => void) => void } {
  const sent: unknown[] = []
  let check: () => void = () => undefined
  vi.stubGlobal('fetch', (_: string, { body: text }: { body: string }) => {
    sent.push(JSON.parse(text))
    check()
    return Promise.resolve(Response.json(body))
  })
  return { sent, before: (next) => (check = next) }
}

const conflict = (value: string | null, changedBy: string | null) => ({
  success: false,
  error: 'conflict',
  current: { value, changedBy, changedAt: null },
})

const words = {
  en: {
    status: ['Lead status updated successfully'],
    assigned: ['Lead assigned successfully'],
    unassigned: ['Lead unassigned successfully'],
    statusFailed: ['Error', 'Failed to update lead status', 'Ana Ruiz changed it to Qualified.'],
    assignFailed: ['Error', 'Failed to assign lead', 'Someone assigned it to Leo Paz.'],
    deleted: ['Error', 'Failed to update lead status', 'Someone deleted it in the meantime.'],
  },
  es: {
    status: ['Estado del prospecto actualizado'],
    assigned: ['Prospecto asignado'],
    unassigned: ['Prospecto sin asignar'],
    statusFailed: [
      'Error',
      'No se pudo actualizar el estado del prospecto',
      'Ana Ruiz lo cambió a Calificado.',
    ],
    assignFailed: ['Error', 'No se pudo asignar el prospecto', 'Alguien lo asignó a Leo Paz.'],
    deleted: ['Error', 'No se pudo actualizar el estado del prospecto', 'Alguien lo eliminó mientras tanto.'],
  },
}

describe.each(languages)('the board of leads, in %s', (language) => {
  test('shows a new status before it is stored, sends the one it showed, and says that it is stored', async () => {
    const { context, said, shown, run } = board(language)
    const firstReplyAt = '2026-03-16T12:00:00.000Z'
    const server = answer({ success: true, status: 'contacted', firstReplyAt })
    server.before(() => expect(shown()?.status).toBe('contacted'))
    await run(statusMutation(id, context), { next: 'contacted', shown: 'new' })
    expect(server.sent).toEqual([{ lead: id, status: 'contacted', expected: 'new' }])
    expect(shown()).toMatchObject({ status: 'contacted', firstReplyAt })
    expect(said).toEqual([words[language].status])
  })

  test('a conflict shows the current status and who set it', async () => {
    const { context, said, shown, run } = board(language)
    answer(conflict('qualified', 'Ana Ruiz'))
    await run(statusMutation(id, context), { next: 'closed_lost', shown: 'new' })
    expect(shown()?.status).toBe('qualified')
    expect(said).toEqual([words[language].statusFailed])
  })

  test('a lead that someone has deleted keeps what was shown, and says so', async () => {
    const { context, said, shown, run } = board(language)
    answer({ success: false, error: 'not_found' })
    await run(statusMutation(id, context), { next: 'closed_lost', shown: 'new' })
    expect(shown()?.status).toBe('new')
    expect(said).toEqual([words[language].deleted])
  })

  test('assigns and unassigns', async () => {
    const { context, said, shown, run } = board(language)
    const server = answer({ success: true, assignee: ana })
    await run(assigneeMutation(id, context), { next: ana, shown: null })
    expect(shown()?.assignee).toEqual(ana)
    answer({ success: true, assignee: null })
    await run(assigneeMutation(id, context), { next: null, shown: ana })
    expect(shown()?.assignee).toBeNull()
    expect(server.sent).toEqual([{ lead: id, assignee: 'a', expected: null }])
    expect(said).toEqual([words[language].assigned, words[language].unassigned])
  })

  test('a conflict of assignees shows the current one', async () => {
    const { context, said, shown, run } = board(language)
    answer(conflict('l', null))
    await run(assigneeMutation(id, context), { next: ana, shown: null })
    expect(shown()?.assignee).toEqual(leo)
    expect(said).toEqual([words[language].assignFailed])
  })
})

test('has exactly these English texts', () => {
  const { leadBoard, dashboard } = dashboardMessages('en')
  expect(leadBoard.failed).toMatchObject({
    fetch: 'Failed to fetch leads',
    status: 'Failed to update lead status',
    assign: 'Failed to assign lead',
    note: 'Failed to add note',
    delete: 'Failed to delete lead.',
  })
  expect(leadBoard.done).toMatchObject({
    note: 'Note added successfully',
    deleted: 'Lead deleted successfully.',
  })
  expect(leadBoard).toMatchObject({ heading: 'Leads Management', loading: 'Loading...', unknown: 'Unknown' })
  expect(leadBoard.empty.title).toBe('No leads found')
  expect(leadBoard.deleteAsk).toMatchObject({
    title: 'Are you sure?',
    text: 'This action cannot be undone. This will permanently delete the lead and all associated activities.',
  })
  expect(dashboard).toMatchObject({ heading: 'Admin Dashboard', error: 'Error', success: 'Success' })
})

test('a network failure is no known reason, and keeps its words', () => {
  expect(reasonOf(new TypeError('fetch failed'))).toBe('failed')
  expect(reasonOf(new RequestError('too_many'))).toBe('too_many')
})

test('the address of the board has its filters and nothing else', () => {
  const url = new URLSearchParams('tab=leads&q=roofing&status=&lead=1&after=x')
  expect(leadParamsOf((name) => url.get(name))).toEqual({ q: 'roofing', after: 'x' })
  expect(changedQuery('?q=roofing&after=x', { after: undefined, status: 'new' })).toBe(
    '?q=roofing&status=new',
  )
  expect(changedQuery('?q=roofing', { q: '' })).toBe('')
})
