import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query'
import { createTranslator } from 'use-intl/core'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import { reasonOf } from '@/components/staff/failure'
import {
  deleteTemplateMutation,
  saveTemplateMutation,
  type TemplateMutationContext,
  type TemplateValues,
} from '@/features/proposal-templates/staff/template-mutations'
import { templateHref, templateParamsOf } from '@/features/proposal-templates/staff/template-params'
import { languages, type Language } from '@/i18n/languages'

const values: TemplateValues = {
  name: 'Plan',
  description: '',
  setup_fee: 'abc',
  monthly_fee: '',
  currency: 'USD',
  content_en: 'Text',
  content_es: '',
}
const saved = { template: 't', expected: '2026-03-16T12:00:00.000Z' }

afterEach(() => vi.unstubAllGlobals())

/** What the board says, and whether a dialog was closed. */
function board(language: Language) {
  const messages = dashboardMessages(language)
  const translator = (namespace: string) =>
    createTranslator({ locale: language, messages, namespace: namespace as 'leads' }) as unknown
  const said: string[][] = []
  const context: TemplateMutationContext = {
    queryClient: new QueryClient(),
    texts: {
      board: translator('proposalBoard'),
      common: translator('dashboard'),
    } as TemplateMutationContext['texts'],
    toasts: {
      done: (...words) => said.push(words.map(String)),
      failed: (what, error, why) =>
        said.push([messages.dashboard.error, what, why ?? messages.dashboard.reasons[reasonOf(error)]]),
      readFailed: (what) => said.push([messages.dashboard.error, what]),
    },
  }
  const closed = vi.fn()
  const run = <Result, Input>(options: MutationOptions<Result, Error, Input>, input: Input) =>
    new MutationObserver(context.queryClient, options).mutate(input).catch(() => undefined)
  return { context, said, closed, run }
}

/** The server answers each request with this; returns the paths and bodies that it got. */
function answer(body: object): [string, unknown][] {
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', (path: string, { body: text }: { body: string }) => {
    sent.push([path, JSON.parse(text)])
    return Promise.resolve(Response.json(body))
  })
  return sent
}

const words = {
  en: {
    create: 'Template created successfully.',
    update: 'Template updated successfully.',
    delete: 'Template deleted successfully.',
    noCreate: 'Failed to create template.',
    noUpdate: 'Failed to update template.',
    noDelete: 'Failed to delete template.',
  },
  es: {
    create: 'La plantilla se creó correctamente.',
    update: 'La plantilla se actualizó correctamente.',
    delete: 'La plantilla se eliminó correctamente.',
    noCreate: 'No se pudo crear la plantilla.',
    noUpdate: 'No se pudo actualizar la plantilla.',
    noDelete: 'No se pudo eliminar la plantilla.',
  },
}

describe.each(languages)('the board of templates, in %s', (language) => {
  const said = words[language]
  const success = dashboardMessages(language).dashboard.success

  test('creates one, says so and closes its dialog', async () => {
    const { context, said: heard, closed, run } = board(language)
    const sent = answer({ success: true, id: 't' })
    await run(saveTemplateMutation(context, closed), { values })
    expect(sent).toEqual([['/api/create-proposal-template', values]])
    expect(heard).toEqual([[success, said.create]])
    expect(closed).toHaveBeenCalledOnce()
  })

  test('saves one with the version that was edited', async () => {
    const { context, said: heard, closed, run } = board(language)
    const sent = answer({ success: true, id: 't' })
    await run(saveTemplateMutation(context, closed), { values, saved })
    expect(sent).toEqual([['/api/update-proposal-template', { ...values, ...saved }]])
    expect(heard).toEqual([[success, said.update]])
  })

  test('a failed save says so and keeps the dialog open', async () => {
    const { context, said: heard, closed, run } = board(language)
    answer({ success: false, error: 'invalid', fields: { setup_fee: 'invalid' } })
    await run(saveTemplateMutation(context, closed), { values })
    await run(saveTemplateMutation(context, closed), { values, saved })
    expect(heard.map(([title, what]) => [title, what])).toEqual([
      ['Error', said.noCreate],
      ['Error', said.noUpdate],
    ])
    expect(closed).not.toHaveBeenCalled()
  })

  test('a stale edit says that someone has changed it', async () => {
    const { context, said: heard, closed, run } = board(language)
    const current = { value: '2026-03-17T12:00:00.000Z', changedBy: null, changedAt: null }
    answer({ success: false, error: 'conflict', current })
    await run(saveTemplateMutation(context, closed), { values, saved })
    const { changed } = dashboardMessages(language).proposalBoard.form
    expect(heard).toEqual([['Error', said.noUpdate, changed]])
  })

  test('deletes one; a failure says so, and one that is gone closes the question', async () => {
    const { context, said: heard, closed, run } = board(language)
    answer({ success: true, id: 't' })
    await run(deleteTemplateMutation(context, closed), 't')
    answer({ success: false, error: 'unavailable' })
    await run(deleteTemplateMutation(context, closed), 't')
    expect(closed).toHaveBeenCalledTimes(1)
    answer({ success: false, error: 'not_found' })
    await run(deleteTemplateMutation(context, closed), 't')
    expect(closed).toHaveBeenCalledTimes(2)
    expect(heard.map(([title, what]) => [title, what])).toEqual([
      [success, said.delete],
      ['Error', said.noDelete],
      ['Error', said.noDelete],
    ])
  })
})

test('has exactly these English texts', () => {
  const { proposalBoard } = dashboardMessages('en')
  expect(proposalBoard.recent).toMatchObject({
    heading: 'Recent Proposals',
    failed: 'Failed to load proposals.',
    view: 'View',
  })
  expect(proposalBoard.list).toMatchObject({
    heading: 'Proposal Templates',
    create: 'Create Template',
    noDescription: 'No description',
    perMonth: '{amount}/mo',
    empty: { title: 'No templates found' },
  })
  expect(proposalBoard.form).toMatchObject({
    setupFee: 'Setup Fee ($)',
    monthlyFee: 'Monthly Fee ($)',
    content: 'Template Content',
  })
  expect(proposalBoard.failed.fetch).toBe('Failed to fetch templates.')
  expect(proposalBoard.deleteAsk.text).toBe(
    'This action cannot be undone. This will permanently delete the template.',
  )
})

test('the address of the table has its order and page, and names an open template', () => {
  const url = new URLSearchParams('tab=proposals&view=templates&sort=name&page=2&template=t')
  expect(templateParamsOf((name) => url.get(name))).toEqual({ sort: 'name', page: '2' })
  expect(templateHref('t')).toBe('/admin?tab=proposals&view=templates&template=t')
})
