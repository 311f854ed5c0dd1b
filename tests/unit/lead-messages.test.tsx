// @vitest-environment jsdom
import type { ReactElement } from 'react'
import type { Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import { AddNote } from '@/features/leads/staff/lead-history'
import { DeleteLead } from '@/features/leads/staff/delete-lead'
import { languages, type Language } from '@/i18n/languages'
import { createTestRoot } from '../support/jsdom'
import { testShell } from '../support/shell'
import { StaffScreen } from '../support/staff-screen'

/** What is said when a note is added and a lead deleted, and when that fails. */

let root: Root
let said: ReturnType<typeof testShell>['said'] = []
beforeEach(() => {
  root = createTestRoot()
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function render(language: Language, element: ReactElement): void {
  const { shell, said: toasts } = testShell(language)
  said = toasts
  root.render(
    <StaffScreen language={language} shell={shell}>
      {element}
    </StaffScreen>,
  )
}

const answer = (body: object, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))

const find = async <Found extends Element>(selector: string): Promise<Found> =>
  vi.waitFor(() => {
    const found = document.querySelector<Found>(selector)
    if (!found) throw new Error(`${selector} is not there`)
    return found
  })

/** The text of the last toast. */
const lastToast = async () =>
  vi.waitFor(() => {
    const toast = said.at(-1)
    if (!toast) throw new Error('nothing was said')
    return `${toast.title} ${renderToStaticMarkup(<>{toast.description}</>)}`
  })

async function addNote(language: Language): Promise<string> {
  render(language, <AddNote lead="1" />)
  const field = await find<HTMLTextAreaElement>('textarea')
  // React hears the native setter only.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Call her.')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const button = await find<HTMLButtonElement>('button[type="submit"]:not([disabled])')
  button.click()
  return lastToast()
}

async function deleteLead(language: Language): Promise<string> {
  render(language, <DeleteLead lead={{ id: '1', name: 'Ana' }} onClose={() => undefined} />)
  const button = await find<HTMLButtonElement>('button[class*=bg-red-fill]')
  button.click()
  return lastToast()
}

describe.each(languages)('the messages of a lead (%s)', (language) => {
  const { leadBoard, dashboard } = dashboardMessages(language)
  const failure = { success: false, error: 'unavailable' }

  test('a note is added', async () => {
    answer({ success: true })
    expect(await addNote(language)).toContain(leadBoard.done.note)
  })

  test('a note that could not be added stays in its field', async () => {
    answer(failure, 503)
    expect(await addNote(language)).toContain(leadBoard.failed.note)
    expect((await find<HTMLTextAreaElement>('textarea')).value).toBe('Call her.')
  })

  test('a lead is deleted', async () => {
    answer({ success: true })
    const toast = await deleteLead(language)
    expect(toast).toContain(dashboard.success)
    expect(toast).toContain(leadBoard.done.deleted)
  })

  test('a lead that could not be deleted', async () => {
    answer(failure, 503)
    expect(await deleteLead(language)).toContain(leadBoard.failed.delete)
  })
})
