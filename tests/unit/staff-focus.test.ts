import { afterEach, expect, test, vi } from 'vitest'

import { raiseToasts } from '@/components/staff/staff-dialog'
import { showListTop } from '@/components/staff/board-pagination'
import { focusContent } from '@/features/layout/staff/skip-link'
import { openLeadByKey } from '@/features/leads/staff/lead-params'

afterEach(() => vi.unstubAllGlobals())

/** A page of elements by selector. Returns what was done, in order. */
function page(elements: Record<string, object>): void {
  vi.stubGlobal('document', { querySelector: (selector: string) => elements[selector] ?? null })
  vi.stubGlobal('CSS', { escape: (text: string) => text })
}

test('a dialog raises the toasts, including those that another dialog raised before', () => {
  const done: string[] = []
  let isOpen = false
  const toasts = {
    matches: () => isOpen,
    showPopover: () => {
      if (isOpen) throw new Error('It is open')
      isOpen = true
      done.push('show')
    },
    hidePopover: () => {
      isOpen = false
      done.push('hide')
    },
  }
  page({ 'section[data-react-aria-top-layer]': toasts })
  raiseToasts()
  raiseToasts()
  expect(done).toEqual(['show', 'hide', 'show'])
  expect(toasts).toMatchObject({ popover: 'manual' })
})

test('without toasts, a dialog opens all the same', () => {
  page({})
  expect(raiseToasts).not.toThrow()
})

const control = (top: number, done: string[]) =>
  ({
    closest: () => ({ getBoundingClientRect: () => ({ top }), scrollIntoView: () => done.push('scroll') }),
  }) as unknown as Element

test('paging shows the top of a list that is above the window, and moves no other', () => {
  const done: string[] = []
  showListTop(control(80, done))
  expect(done).toEqual([])
  showListTop(control(-400, done))
  expect(done).toEqual(['scroll'])
})

test('the skip link focuses the main content, or on a page without it what follows the bar', () => {
  const focused: string[] = []
  const element = (name: string) => ({ focus: () => focused.push(name), scrollIntoView: () => undefined })
  const list = { '.template-default__wrap > .app-header ~ *': element('list') }
  page(list)
  focusContent()
  page({ ...list, main: element('main') })
  focusContent()
  expect(focused).toEqual(['list', 'main'])
})

test('a key opens a lead from its row, and without a row from the link of the day', () => {
  const opened: string[] = []
  const focused: string[] = []
  const link = (name: string) => ({ focus: () => focused.push(name) })
  vi.stubGlobal('location', { pathname: '/admin', search: '' })
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, url: string) => opened.push(url) })
  const today = { 'a[href="/admin?lead=7"]': link('today') }
  page({ ...today, '[data-row="7"] a': link('row') })
  openLeadByKey('7')
  page(today)
  openLeadByKey('7')
  expect(focused).toEqual(['row', 'today'])
  expect(opened).toEqual(['/admin?lead=7', '/admin?lead=7'])
})
