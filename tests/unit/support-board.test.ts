import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query'
import { createTranslator } from 'use-intl/core'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import { reasonOf } from '@/components/staff/failure'
import { phoneArea, defaultReplyStatus } from '@/features/tickets/board-rules'
import { composerFailure } from '@/features/tickets/staff/use-composer'
import {
  priorityMutation,
  statusMutation,
  type MutationContext,
} from '@/features/tickets/staff/ticket-mutations'
import { ticketParamsOf } from '@/features/tickets/staff/ticket-params'
import { languages, type Language } from '@/i18n/languages'
import { RequestError } from '@/lib/request-error'

afterEach(() => vi.unstubAllGlobals())

/** The texts of the boards in a language, and what a change says. */
function board(language: Language) {
  const messages = dashboardMessages(language)
  const texts = (namespace: string) =>
    createTranslator({ locale: language, messages, namespace: namespace as 'leads' }) as unknown
  const said: string[][] = []
  const context: MutationContext = {
    queryClient: new QueryClient(),
    board: texts('supportBoard') as MutationContext['board'],
    names: texts('ticketNames') as MutationContext['names'],
    toasts: {
      done: (...words) => said.push(words.map(String)),
      failed: (what, error, why) =>
        said.push([messages.dashboard.error, what, why ?? messages.dashboard.reasons[reasonOf(error)]]),
      readFailed: (what) => said.push([messages.dashboard.error, what]),
    },
  }
  const run = <Result, Input>(options: MutationOptions<Result, Error, Input>, input: Input) =>
    new MutationObserver(context.queryClient, options).mutate(input).catch(() => undefined)
  return { context, said, run, texts }
}

/** The server answers each request with this. Returns the requests that it got. */
function answer(body: object): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body: text }: { body: string }) => {
    sent.push([path, JSON.parse(text)])
    return Promise.resolve(Response.json(body))
  })
  return sent
}

const conflict = (value: string, changedBy: string | null) => ({ value, changedBy, changedAt: null })

const words = {
  en: {
    updated: ['Ticket updated', 'Ticket status has been updated successfully.'],
    priority: ['Ticket updated', 'Ticket priority has been updated successfully.'],
    failed: ['Error', 'Failed to update ticket status.'],
    deleted: 'Someone deleted it in the meantime.',
    changed: 'Ana Ruiz changed the status to Resolved in the meantime.',
    changedPriority: 'Someone changed the priority to Urgent in the meantime.',
    composer: {
      conflict:
        'Ana Ruiz changed the status to Resolved in the meantime. Your text is still here: check the status and send it again.',
      gone: 'Someone deleted this ticket. Your text is still here, so you can copy it.',
      kept: 'Your reply wasn’t sent. The server isn’t responding. Nothing was saved. Try again in a minute. Your text is still here.',
    },
    empty: 'No support tickets found',
    loading: 'Loading...',
  },
  es: {
    updated: ['Ticket actualizado', 'El estado del ticket se actualizó correctamente.'],
    priority: ['Ticket actualizado', 'La prioridad del ticket se actualizó correctamente.'],
    failed: ['Error', 'No se pudo actualizar el estado del ticket.'],
    deleted: 'Alguien lo eliminó mientras tanto.',
    changed: 'Ana Ruiz cambió el estado a Resuelto mientras tanto.',
    changedPriority: 'Alguien cambió la prioridad a Urgente mientras tanto.',
    composer: {
      conflict:
        'Ana Ruiz cambió el estado a Resuelto mientras tanto. Tu texto sigue aquí: revisa el estado y vuelve a enviarlo.',
      gone: 'Alguien eliminó este ticket. Tu texto sigue aquí para que lo puedas copiar.',
      kept: 'Tu respuesta no se envió. El servidor no responde. No se guardó nada. Inténtalo de nuevo en un minuto. Tu texto sigue aquí.',
    },
    empty: 'No se encontraron tickets de soporte',
    loading: 'Cargando...',
  },
}

describe.each(languages)('the board of support in %s', (language) => {
  const text = words[language]

  test('a status is saved from the one that was shown, and the toast says so', async () => {
    const { context, said, run } = board(language)
    const sent = answer({ success: true, status: 'closed' })
    await run(statusMutation('1', context), { next: 'closed', shown: 'open' })
    expect(sent).toEqual([['/api/set-ticket-status', { ticket: '1', status: 'closed', expected: 'open' }]])
    expect(said).toEqual([text.updated])
  })

  test('a priority is saved from the one that was shown, and the toast says so', async () => {
    const { context, said, run } = board(language)
    const sent = answer({ success: true, priority: 'high' })
    await run(priorityMutation('1', context), { next: 'high', shown: 'low' })
    expect(sent).toEqual([['/api/set-ticket-priority', { ticket: '1', priority: 'high', expected: 'low' }]])
    expect(said).toEqual([text.priority])
  })

  test('a failure says why: changed or deleted by someone else', async () => {
    const { context, said, run } = board(language)
    answer({ success: false, error: 'conflict', current: conflict('resolved', 'Ana Ruiz') })
    await run(statusMutation('1', context), { next: 'closed', shown: 'open' })
    answer({ success: false, error: 'not_found' })
    await run(statusMutation('1', context), { next: 'closed', shown: 'open' })
    answer({ success: false, error: 'conflict', current: conflict('urgent', null) })
    await run(priorityMutation('1', context), { next: 'low', shown: 'high' })
    expect(said.slice(0, 2)).toEqual([
      [...text.failed, text.changed],
      [...text.failed, text.deleted],
    ])
    expect(said[2]?.at(-1)).toBe(text.changedPriority)
  })

  test('the composer says why nothing was sent, and that the text is kept', () => {
    const { texts } = board(language)
    const all = {
      board: texts('supportBoard'),
      reasons: texts('dashboard.reasons'),
      names: texts('ticketNames.statuses'),
    } as Parameters<typeof composerFailure>[2]
    const says = (code: string, details = {}) =>
      composerFailure(new RequestError(code, details), all.board('failed.send'), all)
    expect(says('conflict', { current: conflict('resolved', 'Ana Ruiz') })).toBe(text.composer.conflict)
    expect(says('not_found')).toBe(text.composer.gone)
    expect(says('unavailable')).toBe(text.composer.kept)
  })

  test('has exactly these words when there is nothing, and while it loads', () => {
    const { supportBoard } = dashboardMessages(language)
    expect(supportBoard.empty.title).toBe(text.empty)
    expect(supportBoard.loading).toBe(text.loading)
  })
})

test('the address has the filters, and nothing else', () => {
  const url = new URLSearchParams('tab=support&q=form&status=open&priority=&page=2&evil=1')
  expect(ticketParamsOf((name) => url.get(name))).toEqual({ q: 'form', status: 'open', page: '2' })
})

test('an open ticket that is answered is in progress', () => {
  expect(defaultReplyStatus('open')).toBe('in_progress')
  for (const status of ['in_progress', 'resolved', 'closed'] as const)
    expect(defaultReplyStatus(status)).toBe(status)
})

test.each([
  ['+51 987 654 321', 'America/Lima', 'PE'],
  ['+52 999 184 0526', 'America/Mexico_City', 'MX'],
  ['+52 998 123 4567', 'America/Cancun', 'MX'],
  ['+1 (407) 555-0114', 'America/New_York', 'US'],
])('the phone number %s tells the zone %s', (phone, zone, country) => {
  expect(phoneArea(phone)).toEqual({ zone, country })
})

test.each(['+1 212 555 0100', '407 555 0114', '', null, '+999 1'])('%s tells no zone', (phone) => {
  expect(phoneArea(phone)).toBeUndefined()
})
