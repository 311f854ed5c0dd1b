import { expect, it } from 'vitest'

import { redirectAfterSignIn, withNext } from '@/features/accounts/portal/sign-in-redirect'
import { passwordError, minPasswordLength, portalStatusOf } from '@/features/accounts/rules'
import { displayName } from '@/lib/person-name'
import { safeRedirect } from '@/lib/paths'

it('has stricter password rules for staff', () => {
  expect([minPasswordLength('admin'), minPasswordLength('team'), minPasswordLength('client')]).toEqual([
    12, 12, 6,
  ])
})

it.each([
  [{ firstName: 'Ana', lastName: 'Ruiz' }, 'Ana Ruiz'],
  [{ firstName: 'Ana', lastName: null }, 'Ana'],
])('shows a person’s name', (person, expected) => {
  expect(displayName(person)).toBe(expected)
})

const user = { id: '1', role: 'client', client: 'c' } as const
it.each([
  ['a client', user, { status: 'active' }, 'client'],
  ['an inactive client', user, { status: 'inactive' }, 'client'],
  ['a suspended client', user, { status: 'suspended' }, 'suspended'],
  ['a deleted client', user, null, 'no_client'],
  ['an account without a client', { ...user, client: null }, { status: 'active' }, 'no_client'],
  ['staff', { id: '1', role: 'team' } as const, null, 'staff'],
  [
    'a deactivated client account',
    { ...user, deactivatedAt: '2026-01-01' },
    { status: 'active' },
    'deactivated',
  ],
  [
    'deactivated staff',
    { id: '1', role: 'admin', deactivatedAt: '2026-01-01' } as const,
    null,
    'deactivated',
  ],
])('the access of %s', (_, account, client, standing) => {
  expect(portalStatusOf(account, client)).toBe(standing)
})

it.each([
  ['', 'client', 'required'],
  ['12345', 'client', 'too_short'],
  ['ab12cd', 'client', undefined],
  ['password1', 'client', undefined],
  ['eleven-char', 'team', 'too_short'],
  ['twelve-chars', 'admin', undefined],
] as const)('the password %j of a %s: %s', (password, role, fault) => {
  expect(passwordError(password, role)).toBe(fault)
})

it.each([
  ['/proposal/1?a=b', '/proposal/1?a=b'],
  ['/es/dashboard#toast=x', '/es/dashboard'],
  ['/auth/profile', '/auth/profile'],
  ['/authors', '/authors'],
  ['/日本?q=ñ', '/%E6%97%A5%E6%9C%AC?q=%C3%B1'],
  ['/x/../es/auth', undefined],
  ['/auth', undefined],
  ['/auth?next=/x', undefined],
  ['/es/auth/reset', undefined],
  ['/en/auth', undefined],
  ['/admin/logout', undefined],
  ['/admin/logout?x', undefined],
  ['/admin/logouts', '/admin/logouts'],
  ['/admin/logout-inactivity', undefined],
  ['/admin/LOGOUT/', undefined],
  ['/admin/%6cogout', undefined],
  ['/admin//logout', undefined],
  ['/admin/login?redirect=%2Fadmin%2Flogout', undefined],
  ['/en/admin/logout', undefined],
  ['/EN/en//auth', undefined],
  ['/es//auth', undefined],
  ['/en/api/users/me', undefined],
  ['/es/auth/profile', '/es/auth/profile'],
  ['/api/users/me', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/.//evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['https://evil.example', undefined],
  ['', undefined],
  [null, undefined],
  [['/x'], undefined],
])('the return path %j: %s', (next, goal) => {
  expect(safeRedirect(next)).toBe(goal)
})

it('sends users to their home, or to the return path, in the language of the account', () => {
  const client = { role: 'client', language: 'es' } as const
  expect(redirectAfterSignIn(client, 'en')).toBe('/es/dashboard')
  expect(redirectAfterSignIn({ ...client, language: 'en' }, 'es')).toBe('/dashboard')
  expect(redirectAfterSignIn({ role: 'team', language: 'es' }, 'en')).toBe('/admin')
  expect(redirectAfterSignIn(client, 'en', '/proposal/1?from=mail')).toBe('/es/proposal/1?from=mail')
  expect(redirectAfterSignIn(client, 'en', '/dashboard?tab=support')).toBe('/es/dashboard?tab=support')
  expect(redirectAfterSignIn({ ...client, language: 'en' }, 'es', '/es/auth/profile')).toBe('/auth/profile')
  expect(redirectAfterSignIn(client, 'en', '//evil.example')).toBe('/es/dashboard')
  // Other pages exist in the language of their address only.
  expect(redirectAfterSignIn(client, 'en', '/blog/in-english')).toBe('/blog/in-english')
  expect(redirectAfterSignIn(client, 'en', '/dashboards')).toBe('/dashboards')
})

it('sends an account without a language to the language of the page', () => {
  expect(redirectAfterSignIn({ role: 'client' }, 'es')).toBe('/es/dashboard')
  expect(redirectAfterSignIn({ role: 'client', language: null }, 'es', '/proposal/1')).toBe('/es/proposal/1')
  expect(redirectAfterSignIn({ role: 'client' }, 'en', '/es/proposal/1')).toBe('/proposal/1')
})

it('keeps the return path in links between auth pages', () => {
  expect(withNext('/auth', '/a?b=c')).toBe('/auth?next=%2Fa%3Fb%3Dc')
  expect(withNext('/auth?tab=sign-up', '/a')).toBe('/auth?tab=sign-up&next=%2Fa')
})
