// @vitest-environment jsdom
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { blockedStorage } from '../support/fake-storage'
import { createTestRoot } from '../support/jsdom'

/** What is typed in a form of staff is there after the page is loaded again, and a retry is the same submission. */

let root: Root
beforeEach(() => {
  root = createTestRoot()
  sessionStorage.clear()
  vi.resetModules()
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Loads the page: a form with one field, as its owner. */
async function load(owner: string | undefined) {
  root.unmount()
  root = createTestRoot()
  vi.resetModules()
  const { DraftOwner, discardDrafts, hasDraft, useDraft, useSubmission } =
    await import('@/components/staff/dialog-drafts')
  let page: { text: string; type: (text: string) => void; submission: () => string | undefined } | undefined
  function Form() {
    const [text, type] = useDraft('new-ticket:title')
    page = { text, type, submission: useSubmission('new-ticket:') }
    return null
  }
  root.render(
    <DraftOwner value={owner}>
      <Form />
    </DraftOwner>,
  )
  const form = await vi.waitFor(() => {
    if (!page) throw new Error('not rendered')
    return page
  })
  return { ...form, current: () => page?.text, discard: () => discardDrafts('new-ticket:'), hasDraft }
}

const asks = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('a form of staff', () => {
  test('keeps its text and its submission through a reload, until they are sent', async () => {
    const first = await load('ana')
    first.type('The printer is on fire')
    const submission = first.submission()
    expect(submission).toMatch(/^[0-9a-f-]{36}$/)
    expect(asks()).toBe(false)

    const second = await load('ana')
    await vi.waitFor(() => expect(second.current()).toBe('The printer is on fire'))
    expect(second.submission()).toBe(submission)
    second.discard()
    expect(sessionStorage.length).toBe(0)
    expect(second.submission()).not.toBe(submission)
  })

  test('shows them to nobody else', async () => {
    const first = await load('ana')
    first.type('The printer is on fire')
    const submission = first.submission()
    const other = await load('eva')
    expect([other.current(), other.submission() === submission]).toEqual(['', false])
  })

  test('asks before the page is left when the tab cannot keep them, but not for a submission alone', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: blockedStorage })
    const form = await load('ana')
    expect(form.submission()).toBe(form.submission())
    form.type('The printer is on fire')
    expect(asks()).toBe(true)
    form.discard()
    expect(asks()).toBe(false)
    form.submission()
    expect([asks(), form.hasDraft('new-ticket:')]).toEqual([false, false])
  })
})
