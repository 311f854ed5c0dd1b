import { expect, test } from 'vitest'

import { dashboardTabs, tabHref, tabOf } from '@/features/dashboard/staff/tabs'

test.each(dashboardTabs)('the address of the tab %s leads to it', (tab) => {
  const { pathname, searchParams } = new URL(tabHref(tab), 'https://puente.example')
  expect(pathname).toBe('/admin')
  expect(tabOf(searchParams.get('tab') ?? undefined)).toBe(tab)
})

test.each([undefined, '', 'invoices', 'toString', ['support']])('the tab of %j is Leads', (name) =>
  expect(tabOf(name)).toBe('leads'),
)
