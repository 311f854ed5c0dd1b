import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query'
import { createTranslator } from 'use-intl/core'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { reasonOf } from '@/components/staff/failure'
import {
  handOverMutation,
  inviteMutation,
  personMutation,
  roleMutation,
  type PeopleMutationContext,
  type PeopleTexts,
  ownedSummary,
} from '@/features/people/staff/people-mutations'
import { peopleListQuery, peopleParamsOf } from '@/features/people/staff/people-params'
import { languages, type Language } from '@/i18n/languages'
import dashboardEn from '@/messages/en/dashboard.json'
import peopleBoardEn from '@/messages/en/peopleBoard.json'
import dashboardEs from '@/messages/es/dashboard.json'
import peopleBoardEs from '@/messages/es/peopleBoard.json'

const texts = {
  en: { dashboard: dashboardEn, peopleBoard: peopleBoardEn },
  es: { dashboard: dashboardEs, peopleBoard: peopleBoardEs },
}

const id = '1'

afterEach(() => vi.unstubAllGlobals())

/** A list that shows one person, and what it says. */
function board(language: Language) {
  const messages = texts[language]
  const t = createTranslator({
    locale: language,
    messages,
    namespace: 'peopleBoard',
  }) as unknown as PeopleTexts
  const queryClient = new QueryClient()
  const key = peopleListQuery({}).queryKey
  queryClient.setQueryData(key, { people: [{ id, role: 'team' }] } as never)
  const said: string[][] = []
  const context: PeopleMutationContext = {
    queryClient,
    t,
    toasts: {
      done: (...words) => said.push(words.filter((word) => word !== undefined).map(String)),
      failed: (what, error, why) =>
        said.push([messages.dashboard.error, what, why ?? messages.dashboard.reasons[reasonOf(error)]]),
      readFailed: (what) => said.push([messages.dashboard.error, what]),
    },
  }
  const shown = () =>
    (queryClient.getQueryData(key) as unknown as { people: { role: string }[] }).people[0]?.role
  const run = <Result, Input>(options: MutationOptions<Result, Error, Input>, input: Input) =>
    new MutationObserver(queryClient, options).mutate(input).catch(() => undefined)
  return { context, said, shown, run }
}

/** The server answers each request with this. Returns the bodies that it got. */
function answer(body: object): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { body: text }: { body: string }) => {
    sent.push([url, JSON.parse(text)])
    return Promise.resolve(Response.json(body))
  })
  return sent
}
const refused = (details: object) => ({ success: false, error: 'conflict', ...details })

describe.each(languages)('the list of people, in %s', (language) => {
  const { done, failed, why, taken, roles } = texts[language].peopleBoard
  const { error, reasons } = texts[language].dashboard

  test('shows a new role at once and says that it is stored', async () => {
    const { context, said, shown, run } = board(language)
    const sent = answer({ success: true, role: 'admin' })
    await run(roleMutation(id, context), { next: 'admin', shown: 'team' })
    expect(sent).toEqual([['/api/set-person-role', { person: id, role: 'admin', expected: 'team' }]])
    expect(shown()).toBe('admin')
    expect(said).toEqual([[done.role]])
  })

  test('shows the current role in a conflict', async () => {
    const { context, said, shown, run } = board(language)
    answer(refused({ current: { value: 'admin', changedBy: null, changedAt: null } }))
    await run(roleMutation(id, context), { next: 'team', shown: 'team' })
    expect(shown()).toBe('admin')
    expect(said).toEqual([[error, failed.role, why.role.replace('{role}', roles.admin)]])
  })

  test('keeps the role of the last admin, and says why', async () => {
    const { context, said, shown, run } = board(language)
    answer(refused({ fields: { person: 'last_admin' } }))
    await run(roleMutation(id, context), { next: 'team', shown: 'admin' })
    expect(shown()).toBe('admin')
    await run(personMutation(id, 'deactivate', context), undefined)
    expect(said).toEqual([
      [error, failed.role, why.last_admin],
      [error, failed.deactivate, why.last_admin],
    ])
  })

  test.each(['resend', 'deactivate', 'activate'] as const)('says what became of: %s', async (change) => {
    const { context, said, run } = board(language)
    answer({ success: true })
    await run(personMutation(id, change, context), undefined)
    answer({ success: false, error: 'forbidden' })
    await run(personMutation(id, change, context), undefined)
    expect(said).toEqual([[done[change]], [error, failed[change], reasons.forbidden]])
  })

  test.each(['active', 'deactivated'] as const)(
    'an invitation to someone %s is not sent again',
    async (state) => {
      const { context, said, run } = board(language)
      answer(refused({ fields: { person: state } }))
      await run(personMutation(id, 'resend', context), undefined)
      expect(said).toEqual([[error, failed.resend, why[state]]])
    },
  )

  test('names what was handed over and to whom', async () => {
    const { context, said, run } = board(language)
    const sent = answer({ success: true, leads: 4, proposals: 1 })
    await run(handOverMutation(id, context), { id: '2', name: 'Camila Quispe' })
    expect(sent).toEqual([['/api/hand-over', { from: id, to: '2' }]])
    const what = { en: '4 leads and 1 proposal', es: '4 prospectos y 1 propuesta' }[language]
    expect(ownedSummary({ leads: 4, proposals: 1 }, context.t)).toBe(what)
    expect(said).toEqual([
      [done.handOver, done.handOverText.replace('{what}', what).replace('{name}', 'Camila Quispe')],
    ])
  })

  test('says that the new owner cannot sign in', async () => {
    const { context, said, run } = board(language)
    answer({ success: false, error: 'invalid', fields: { to: 'invalid' } })
    await run(handOverMutation(id, context), { id: '2', name: 'Camila Quispe' })
    expect(said).toEqual([[error, failed.handOver, why.to]])
  })

  test('says that an invitation is sent, or by whom the address is taken', async () => {
    const { context, said, run } = board(language)
    answer({ success: true, id: '3' })
    await run(inviteMutation(context), { email: 'mateo@example.com' })
    expect(said).toEqual([[done.invite, done.inviteText.replace('{email}', 'mateo@example.com')]])
    for (const by of ['client', 'active', 'invited', 'deactivated'] as const) {
      answer(refused({ fields: { email: by } }))
      await run(inviteMutation(context), { email: 'mateo@example.com' })
      expect(said.at(-1)).toEqual([error, failed.invite, taken[by]])
    }
  })
})

test('the address of the list has only its own parameters', () => {
  const url = new URLSearchParams('sort=name&page=2&lead=x&direction=')
  expect(peopleParamsOf((name) => url.get(name))).toEqual({ sort: 'name', page: '2' })
})
