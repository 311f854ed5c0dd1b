import { expect, test } from 'vitest'

import {
  dashboardTabs,
  isOutOfView,
  screenOf,
  scrollToMiddle,
  shownScreen,
  tabHref,
  tabOf,
} from '@/lib/dashboard-tabs'

test.each(dashboardTabs)('the address of the tab %s leads to it', (tab) => {
  const { pathname, searchParams } = new URL(tabHref(tab), 'https://puente.example')
  expect(pathname).toBe('/admin')
  expect(tabOf(searchParams.get('tab') ?? undefined)).toBe(tab)
})

test.each([undefined, '', 'invoices', 'toString', ['support']])('the tab of %j is Leads', (name) =>
  expect(tabOf(name)).toBe('leads'),
)

test.each(['leads', 'clients', 'tickets', 'proposals', 'proposal-templates', 'testimonials', 'posts'])(
  'the screen of %s is the one that its address shows',
  (collection) => {
    const { pathname, searchParams } = new URL(screenOf(collection), 'https://puente.example')
    expect(pathname).toBe('/admin')
    expect(shownScreen(searchParams)).toBe(screenOf(collection))
  },
)

test('a collection without a board has Payload’s list', () => {
  expect(screenOf('invoices')).toBe('/admin/collections/invoices')
  expect(screenOf('constructor')).toBe('/admin/collections/constructor')
  expect(shownScreen(new URLSearchParams('lead=1'))).toBe('/admin')
})

test.each([
  [true, 1_100, 900],
  [true, 880, 900],
  [true, -60, 900],
  [false, 400, 900],
  [false, 0, 900],
])('tabs are out of view (%s) at %i px of %i', (is, top, height) => expect(isOutOfView(top, height)).toBe(is))

test.each([
  ['right of a phone', { left: 480, width: 60 }, 322.5],
  ['in the middle', { left: 157.5, width: 60 }, 0],
  ['left of it', { left: -100, width: 40 }, -267.5],
])('a tab %s is scrolled to the middle of its row', (_, tab, distance) =>
  expect(scrollToMiddle(tab, { left: 0, width: 375 })).toBe(distance),
)
