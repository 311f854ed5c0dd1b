import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query'
import { createTranslator } from 'use-intl/core'
import { afterEach, describe, expect, test, vi } from 'vitest'

import {
  createMutation,
  deleteMutation,
  inviteMutation,
  statusMutation,
  unlinkMutation,
  type MutationContext,
} from '@/features/client-pages/staff/client-mutations'
import { clientListQuery, clientParamsOf, documentsOf } from '@/features/client-pages/staff/client-params'
import { dashboardMessages } from '@/i18n/staff-messages'
import { reasonOf } from '@/components/staff/failure'
import { languages, type Language } from '@/i18n/languages'

const id = '1'

afterEach(() => vi.unstubAllGlobals())

/** A board that shows one client, and what it says. */
function board(language: Language) {
  const messages = dashboardMessages(language)
  const texts = (namespace: string) =>
    createTranslator({ locale: language, messages, namespace: namespace as 'leads' }) as unknown
  const queryClient = new QueryClient()
  const key = clientListQuery({}).queryKey
  queryClient.setQueryData(key, { clients: [{ id, status: 'active' }] } as never)
  const said: string[][] = []
  const context: MutationContext = {
    queryClient,
    board: texts('clientBoard') as MutationContext['board'],
    names: texts('clientNames') as MutationContext['names'],
    toasts: {
      done: (...words) => said.push(words.map(String)),
      failed: (what, error, why) =>
        said.push([messages.dashboard.error, what, why ?? messages.dashboard.reasons[reasonOf(error)]]),
      readFailed: (what) => said.push([messages.dashboard.error, what]),
    },
  }
  const shown = () =>
    (queryClient.getQueryData(key) as unknown as { clients: { status: string }[] }).clients[0]?.status
  const run = <Result, Input>(options: MutationOptions<Result, Error, Input>, input: Input) =>
    new MutationObserver(queryClient, options).mutate(input).catch(() => undefined)
  return { context, said, shown, run, success: messages.dashboard.success }
}

/** The server answers each request with this. Returns the requests that it got. */
function answer(body: object, check: () => void = () => undefined): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body: text }: { body: string }) => {
    sent.push([path, JSON.parse(text)])
    check()
    return Promise.resolve(Response.json(body))
  })
  return sent
}

const failure = (error: string, more: object = {}) => ({ success: false, error, ...more })
const conflict = (value: string) =>
  failure('conflict', { current: { value, changedBy: null, changedAt: null } })

const words = {
  en: {
    updated: ['Client updated', 'Client status has been updated successfully.'],
    failed: ['Error', 'Failed to update client status.'],
    changed: 'Someone changed the status to Suspended in the meantime.',
    gone: 'Someone deleted it in the meantime.',
    forbidden: 'You don’t have permission to do this.',
    created: 'Client Created',
    notCreated: ['Error', 'Creation Failed', 'Rosa Huamán is already a client with this email.'],
    invited: ['Invitation sent', 'An email is on its way to rosa@clinica.example.'],
    linked: 'Account linked',
    notInvited: [
      'Error',
      'Failed to send the invitation.',
      'This client is suspended. Make it active first.',
    ],
    unlinked: 'Access removed',
    notUnlinked: ['Error', 'Failed to remove access.'],
    deleted: ['Success', 'Client deleted successfully.'],
    kept: [
      'Error',
      'Failed to delete client.',
      'This client has sent proposals or invoices, so it can’t be deleted. Suspend the client instead.',
    ],
  },
  es: {
    updated: ['Cliente actualizado', 'El estado del cliente se actualizó correctamente.'],
    failed: ['Error', 'No se pudo actualizar el estado del cliente.'],
    changed: 'Alguien cambió el estado a Suspendido mientras tanto.',
    gone: 'Alguien lo eliminó mientras tanto.',
    forbidden: 'No tienes permiso para hacer esto.',
    created: 'Cliente creado',
    notCreated: ['Error', 'No se pudo crear', 'Rosa Huamán ya es cliente con este correo.'],
    invited: ['Invitación enviada', 'Va un correo en camino a rosa@clinica.example.'],
    linked: 'Cuenta vinculada',
    notInvited: [
      'Error',
      'No se pudo enviar la invitación.',
      'Este cliente está suspendido. Actívalo primero.',
    ],
    unlinked: 'Se quitó el acceso',
    notUnlinked: ['Error', 'No se pudo quitar el acceso.'],
    deleted: ['Listo', 'Cliente eliminado correctamente.'],
    kept: [
      'Error',
      'No se pudo eliminar el cliente.',
      'Este cliente tiene propuestas enviadas o facturas, así que no se puede eliminar. Mejor suspéndelo.',
    ],
  },
}

describe.each(languages)('the board of clients, in %s', (language) => {
  const text = words[language]

  test('shows a new status before it is stored, sends the one it showed, and says that it is stored', async () => {
    const { context, said, shown, run } = board(language)
    const sent = answer({ success: true, status: 'inactive' }, () => expect(shown()).toBe('inactive'))
    await run(statusMutation(id, context), { next: 'inactive', shown: 'active' })
    expect(sent).toEqual([['/api/set-client-status', { client: id, status: 'inactive', expected: 'active' }]])
    expect(said).toEqual([text.updated])
  })

  test('reports a status that someone else has set, and a deleted client', async () => {
    const { context, said, shown, run } = board(language)
    answer(conflict('suspended'))
    await run(statusMutation(id, context), { next: 'inactive', shown: 'active' })
    expect(shown()).toBe('suspended')
    answer(failure('not_found'))
    await run(statusMutation(id, context), { next: 'active', shown: 'suspended' })
    expect(shown()).toBe('suspended')
    expect(said).toEqual([
      [...text.failed, text.changed],
      [...text.failed, text.gone],
    ])
  })

  test('confirms a new client, and names the one that has the same email', async () => {
    const { context, said, run } = board(language)
    const input = { first_name: 'Rosa', last_name: 'Huamán', email: 'rosa@clinica.example', language: 'es' }
    const sent = answer({ success: true, id: '2', name: 'Rosa Huamán' })
    await run(createMutation(context), input)
    expect(sent).toEqual([['/api/create-client', input]])
    expect(said[0]?.[0]).toBe(text.created)
    answer(failure('conflict', { fields: { email: 'taken' }, existing: { id: '2', name: 'Rosa Huamán' } }))
    await run(createMutation(context), input)
    expect(said[1]).toEqual(text.notCreated)
  })

  test('an invitation is sent, links an account, or says why not', async () => {
    const { context, said, run } = board(language)
    const invitation = inviteMutation({ id, email: 'rosa@clinica.example' }, context)
    answer({ success: true, state: 'invited' })
    await run(invitation, undefined)
    answer({ success: true, state: 'linked' })
    await run(invitation, undefined)
    answer(failure('conflict', { fields: { client: 'suspended' } }))
    await run(invitation, undefined)
    expect(said[0]).toEqual(text.invited)
    expect(said[1]?.[0]).toBe(text.linked)
    expect(said[2]).toEqual(text.notInvited)
  })

  test('access is removed by admins only', async () => {
    const { context, said, run } = board(language)
    const sent = answer({ success: true })
    await run(unlinkMutation({ id: '9', name: 'Rosa' }, context), undefined)
    answer(failure('forbidden'))
    await run(unlinkMutation({ id: '9', name: 'Rosa' }, context), undefined)
    expect(sent).toEqual([['/api/unlink-account', { user: '9' }]])
    expect(said[0]?.[0]).toBe(text.unlinked)
    expect(said[1]).toEqual([...text.notUnlinked, text.forbidden])
  })

  test('a client is deleted, and one with documents is kept', async () => {
    const { context, said, run, success } = board(language)
    answer({ success: true })
    await run(deleteMutation(id, context, success), undefined)
    answer(failure('conflict', { fields: { client: 'has_documents' } }))
    await run(deleteMutation(id, context, success), undefined)
    expect(said).toEqual([text.deleted, text.kept])
  })
})

test('has exactly these English texts', () => {
  const { clientBoard } = dashboardMessages('en')
  expect(clientBoard.empty.title).toBe('No clients found')
  expect(clientBoard.view).toMatchObject({ back: 'Back to Clients', notFound: 'Client not found' })
  expect(clientBoard.failed.one).toBe('Failed to load client data.')
  expect(clientBoard.tabs).toEqual({ proposals: 'Proposals', invoices: 'Invoices', support: 'Support' })
})

test('the address has the filters and the tab, and nothing else', () => {
  const url = new URLSearchParams(
    'tab=clients&q=dental&status=active&page=2&client=1&evil=1&documents=invoices',
  )
  expect(clientParamsOf((name) => url.get(name))).toEqual({ q: 'dental', status: 'active', page: '2' })
  expect(documentsOf(url.get('documents'))).toBe('invoices')
  expect(documentsOf('constructor')).toBe('proposals')
})
