// @vitest-environment jsdom
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ScreenPassage, Translation } from '@/features/translation/queries/translation'
import { PassageRow } from '@/features/translation/staff/passage-row'
import { createTestRoot } from '../support/jsdom'
import { StaffScreen } from '../support/staff-screen'

/** When a passage that is written side by side is saved. */

const passage: ScreenPassage = {
  key: 'title',
  name: { kind: 'field', label: 'Title', size: 'title' },
  source: [{ name: 'text', text: 'A shop' }],
  target: [],
  sourceHash: 's',
  targetHash: 't',
  state: 'missing',
  lost: [],
  difference: null,
  draftedAt: null,
  isEditable: true,
}
const data: Translation = {
  document: { collection: 'posts', id: '1' },
  title: 'A shop',
  slug: null,
  from: 'en',
  to: 'es',
  states: null,
  passages: [passage],
  hasModel: false,
}

let root: Root
let isConflict = false
const saved: unknown[] = []
/** Lets the answers through; the requests wait until then. */
let answer = () => {}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const open = new Promise<void>((resolve) => (answer = resolve))
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    saved.push((JSON.parse(body) as { texts: unknown }).texts)
    await open
    const current = { value: 'Otra', changedBy: null, changedAt: null }
    return isConflict
      ? Response.json({ success: false, error: 'conflict', current }, { status: 409 })
      : Response.json({ success: true })
  })
  root = createTestRoot()
  await show(passage)
})
const show = (one: ScreenPassage) =>
  act(async () =>
    root.render(
      <StaffScreen>
        <ol>
          <PassageRow data={data} passage={one} isDrafting={false} />
        </ol>
        <button type="button">elsewhere</button>
      </StaffScreen>,
    ),
  )
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  isConflict = false
  saved.length = 0
})

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ??
  expect.fail(`no button ${name}`)
const field = () => document.querySelector('textarea') ?? expect.fail('no field')
const focus = (element: HTMLElement) => act(async () => element.focus())
const click = (name: string) => act(async () => button(name).click())
const type = (words: string) =>
  act(async () => {
    field().focus()
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), words)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })

describe('a passage side by side', () => {
  it('is saved when the focus leaves it through its buttons, not before', async () => {
    await type('Una tienda')
    await focus(button('Undo'))
    await focus(button('Save'))
    expect(saved).toEqual([])
    await focus(button('elsewhere'))
    expect(saved).toEqual([{ text: 'Una tienda' }])
  })

  it('is saved after its source was copied', async () => {
    await focus(button('Copy the English Text'))
    await click('Copy the English Text')
    expect(document.activeElement).toBe(field())
    expect(saved).toEqual([])
    await focus(button('elsewhere'))
    expect(saved).toEqual([{ text: 'A shop' }])
  })

  it('is saved when its screen is left', async () => {
    await type('Una tienda')
    await act(async () => root.unmount())
    expect(saved).toEqual([{ text: 'Una tienda' }])
  })

  it('is not saved when it was undone', async () => {
    await type('Una tienda')
    await click('Undo')
    await focus(button('elsewhere'))
    await act(async () => root.unmount())
    expect(saved).toEqual([])
  })

  it('keeps what is typed during a save, and saves it after that', async () => {
    await type('Una')
    await click('Save')
    await type('Una tienda')
    await focus(button('elsewhere'))
    expect(saved).toEqual([{ text: 'Una' }])
    await act(async () => answer())
    await vi.waitFor(() => expect(saved).toEqual([{ text: 'Una' }, { text: 'Una tienda' }]))
  })

  it('does not replace the text of someone else when it is left', async () => {
    isConflict = true
    await type('Una tienda')
    await click('Save')
    await act(async () => answer())
    await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain('Otra'))
    await focus(field())
    await focus(button('elsewhere'))
    expect(saved).toHaveLength(1)
  })

  it('names each text of a message, and the language that it wants', async () => {
    const source = ['label', 'text', 'otherLabel', 'otherText'].map((name) => ({ name, text: name }))
    await show({ ...passage, name: { kind: 'node', type: 'message', number: null }, source })
    const fields = [...document.querySelectorAll('textarea')]
    expect(fields.map(({ ariaLabel, placeholder, lang }) => [ariaLabel, placeholder, lang])).toEqual([
      ['Name of the message in Spanish', 'Write it in Spanish', 'es'],
      ['Message in Spanish', 'Write it in Spanish', 'es'],
      ['Name of the message in English', 'Write it in English', 'en'],
      ['Message in English', 'Write it in English', 'en'],
    ])
    const shown = [...document.querySelectorAll('div > span[aria-hidden]')].map(
      ({ textContent }) => textContent,
    )
    expect(shown).toEqual([
      'Name of the message',
      'Message',
      'Name of the message in English',
      'Message in English',
    ])
  })
})
