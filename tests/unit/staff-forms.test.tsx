// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { act, useState, type ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { discardDrafts, hasDraft } from '@/components/staff/dialog-drafts'
import { InvoiceRow } from '@/features/invoices/staff/invoice-row'
import { LeadBoardProvider } from '@/features/leads/staff/lead-board-context'
import { replyTemplatesQuery } from '@/features/leads/staff/lead-params'
import { LeadReply } from '@/features/leads/staff/lead-reply'
import { dashboardMessages } from '@/i18n/staff-messages'
import type { Language } from '@/i18n/languages'
import { createTestRoot } from '../support/jsdom'
import { StaffScreen } from '../support/staff-screen'

const messages = dashboardMessages('en')
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
  root = createTestRoot()
})
afterEach(async () => {
  await act(async () => root.unmount())
  discardDrafts('lead-')
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const show = (queryClient: QueryClient, element: ReactNode) =>
  act(async () => root.render(<StaffScreen queryClient={queryClient}>{element}</StaffScreen>))

const field = <Element extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Element>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const press = (name: string) =>
  act(async () => {
    const named = [...document.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    )
    named?.click()
  })
const type = (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string) =>
  act(async () => {
    // React listens to the setter of the prototype.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text)
    element.dispatchEvent(
      new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    )
  })

test('a payment on a later day is refused; on another, the dialog closes before the server answers', async () => {
  const answer = Promise.withResolvers<Response>()
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return answer.promise
  })
  const invoice = {
    id: 'i',
    number: 'PU-1',
    description: 'Ads',
    amount: 100,
    currency: 'USD',
    due: '2026-03-01',
    status: 'overdue',
    paidOn: null,
    events: [],
  } as never
  const { payOne, payDialog } = messages.invoiceBoard
  await show(
    new QueryClient(),
    <table>
      <tbody>
        <InvoiceRow invoice={invoice} today="2026-03-10" canChange />
      </tbody>
    </table>,
  )
  const pay = payOne.replace('{number}', 'PU-1')
  await press(pay)
  const day = field<HTMLInputElement>('input[type=date]')
  expect([document.activeElement, day.value]).toEqual([day, '2026-03-10'])
  await type(day, '2026-03-11')
  await press(payDialog.save)
  const error = () => document.getElementById(day.getAttribute('aria-describedby') ?? '')?.textContent
  expect([day.ariaInvalid, error(), sent]).toEqual(['true', payDialog.future, []])
  await type(day, '2026-03-09')
  expect([day.ariaInvalid, error()]).not.toContain(payDialog.future)
  await press(payDialog.save)
  expect(document.querySelector('dialog')).toBeNull()
  expect(sent).toEqual([{ invoice: 'i', paid_on: '2026-03-09', expected: 'overdue' }])
  expect(field(`[aria-label="${pay}"]`).getAttribute('aria-disabled')).toBe('true')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  answer.resolve(Response.json({ success: true }))
  await vi.waitFor(() => expect(field(`[aria-label="${pay}"]`).getAttribute('aria-disabled')).toBe('false'))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

test('a reply follows its template until someone types, and then asks', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const template = (id: string, content: string) => ({ id, title: id, subject: `About ${id}`, content })
  queryClient.setQueryData(replyTemplatesQuery.queryKey, {
    en: [template('one', 'Hello'), template('two', 'Good day')],
    es: [template('one', 'Hola')],
  })
  const lead = { id: 'l', name: 'Rosa Díaz', language: 'en' } as never
  function Reply() {
    const [language, setLanguage] = useState<Language>('en')
    return <LeadReply lead={lead} language={language} onLanguage={setLanguage} onSent={() => undefined} />
  }
  await show(
    queryClient,
    <LeadBoardProvider data={{ me: 'Ana', user: 'u' }}>
      <Reply />
    </LeadBoardProvider>,
  )
  const { reply } = messages.leadBoard
  const values = () => [
    field<HTMLInputElement>('form input').value,
    field<HTMLTextAreaElement>('textarea').value,
  ]
  expect([document.activeElement?.tagName, ...values()]).toEqual(['TEXTAREA', 'About one', 'Hello'])
  await type(field<HTMLSelectElement>('select'), 'two')
  expect([...values(), hasDraft('lead-')]).toEqual(['About two', 'Good day', false])
  await type(field<HTMLTextAreaElement>('textarea'), 'My words')
  await press(reply.languageNames.es)
  await press(reply.keep)
  expect(values()).toEqual(['About two', 'My words'])
  await press(reply.languageNames.es)
  await press(reply.replace)
  expect([...values(), hasDraft('lead-')]).toEqual(['About one', 'Hola', false])
})
