// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { discardDrafts, hasDraft } from '@/components/staff/dialog-drafts'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import { dashboardMessages } from '@/i18n/staff-messages'
import { RequestError } from '@/lib/request-error'
import { line, required } from '@/lib/text-fields'
import { createTestRoot } from '../support/jsdom'

const schema = z.object({ title: required(line(10)) })
const done = vi.fn<(title: string) => void>()
const run =
  vi.fn<(input: { title: string; kind: string; expected?: string | undefined }) => Promise<object>>()
let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Those of other files, too.
  discardDrafts('')
  done.mockReset()
  run.mockReset()
  run.mockResolvedValue({})
  root = createTestRoot()
  await show()
})
afterEach(async () => {
  await act(async () => root.unmount())
  discardDrafts('note-')
  vi.unstubAllGlobals()
})

type Given = { title?: string; follows?: boolean; isKept?: boolean }

function Form({ title = '', follows = false, isKept = true }: Given) {
  const form = useVerbForm({
    ...(isKept && { drafts: 'note-' }),
    given: { title, kind: 'a' },
    follows,
    schema,
    check: (values) => ({ title: values.title === 'Old' ? 'old' : undefined }),
    expected: 'first',
    input: ({ title, kind }, expected) => ({ title, kind, expected }),
    mutation: { mutationFn: run },
    onDone: (_, { title }) => done(title),
  })
  return (
    <VerbForm form={form} stale="Changed" labels={{ send: 'Send', sending: 'Sending' }} takesFocus>
      <FormField form={form} name="title" label="Title">
        {(control) => <input {...control} />}
      </FormField>
      <button type="button" onClick={() => form.set('kind', 'b')}>
        {form.values.kind}
      </button>
    </VerbForm>
  )
}

const show = (given: Given = {}, key = String(Math.random())) =>
  act(async () =>
    root.render(
      <NextIntlClientProvider locale="en" messages={dashboardMessages('en')} timeZone="UTC">
        <QueryClientProvider client={new QueryClient()}>
          <Form key={key} {...given} />
        </QueryClientProvider>
      </NextIntlClientProvider>,
    ),
  )

const field = () => document.querySelector('input')
async function type(text: string) {
  await act(async () => {
    const input = field()
    if (!input) throw new Error('no field')
    // React listens to the setter of the prototype.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const send = () =>
  act(async () => {
    document.querySelector('form')?.requestSubmit()
  })
const error = () =>
  document.querySelector(`[aria-invalid] ~ [id="${field()?.getAttribute('aria-describedby') ?? ''}"]`)
    ?.textContent

test('what the schema refuses is said at its field and not sent', async () => {
  const { fieldErrors } = dashboardMessages('en').dashboard
  expect(document.activeElement).toBe(field())
  await send()
  expect([error(), field()?.getAttribute('aria-invalid')]).toEqual([fieldErrors.required, 'true'])
  await type('much too long a title')
  await send()
  expect([error(), run.mock.calls]).toEqual([fieldErrors.too_long, []])
})

test('what was refused is checked again while it is corrected, with what the schema does not know', async () => {
  const { fieldErrors } = dashboardMessages('en').dashboard
  await send()
  await type('Old')
  expect(error()).toBe(fieldErrors.invalid)
  await send()
  await type('New')
  expect([error(), run.mock.calls]).toEqual([undefined, []])
})

test('a field that nobody has changed follows what is given, and one that is typed stays', async () => {
  await show({ title: 'First', follows: true }, 'same')
  await show({ title: 'Second', follows: true }, 'same')
  expect([field()?.value, hasDraft('note-')]).toEqual(['Second', false])
  await type('Mine')
  await show({ title: 'Third', follows: true }, 'same')
  expect(field()?.value).toBe('Mine')
})

test('a form without drafts keeps nothing and sends no submission', async () => {
  await show({ isKept: false })
  await type('Hello')
  expect(hasDraft('')).toBe(false)
  await send()
  expect(run.mock.calls[0]?.[0]).toEqual({ title: 'Hello', kind: 'a', expected: 'first' })
})

test('what was typed stays when the form is opened again, until it is sent once', async () => {
  await type('Hello')
  await act(async () => document.querySelector<HTMLElement>('button[type=button]:not([class])')?.click())
  expect(hasDraft('note-')).toBe(true)
  await show()
  expect(field()?.value).toBe('Hello')
  await send()
  expect(run.mock.calls[0]?.[0]).toMatchObject({ title: 'Hello', kind: 'b', expected: 'first' })
  expect(done.mock.calls).toEqual([['Hello']])
  expect([hasDraft('note-'), field()?.value]).toEqual([false, ''])
})

test('a refusal of the server is said at its field, and a conflict is sent again on top of the present version', async () => {
  run.mockRejectedValueOnce(new RequestError('invalid', { fields: { title: 'taken' } }))
  await type('Hello')
  await send()
  expect(error()).toBe(dashboardMessages('en').dashboard.fieldErrors.invalid)
  const current = { value: 'second', changedBy: null, changedAt: null }
  run.mockRejectedValueOnce(new RequestError('conflict', { current }))
  await send()
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Changed')
  await send()
  expect(run.mock.calls.map(([{ expected }]) => expected)).toEqual(['first', 'first', 'second'])
  const ids = new Set(run.mock.calls.map(([input]) => (input as { submission_id?: string }).submission_id))
  expect(ids.size).toBe(1)
  expect(field()?.value).toBe('')
})
