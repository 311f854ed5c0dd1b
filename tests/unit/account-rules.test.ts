import { expect, it } from 'vitest'

import { goalAfter, withGoal } from '@/features/accounts/portal/goal'
import {
  displayName,
  isCommonPassword,
  passwordFault,
  passwordMinimum,
  standingOf,
} from '@/features/accounts/rules'
import { goalOf } from '@/lib/paths'

it.each([
  ['password', true],
  ['Password1234!', true],
  ['contraseña2026', true],
  ['123456', true],
  ['1234567890', true],
  ['0987654321', true],
  ['aaaaaaaaaaaa', true],
  ['letmeinletmein', true],
  ['qwerty!!', true],
  ['a-long-test-password', false],
  ['puente-3f9a1c7be204', false],
  ['tres tristes tigres', false],
  ['20261121-zk', false],
])('common password %s: %s', (password, expected) => {
  expect(isCommonPassword(password)).toBe(expected)
})

it('asks more of staff', () => {
  expect([passwordMinimum('admin'), passwordMinimum('team'), passwordMinimum('client')]).toEqual([12, 12, 6])
})

it.each([
  [{ firstName: 'Ana', lastName: 'Ruiz', email: 'a@example.com' }, 'Ana Ruiz'],
  [{ firstName: 'Ana', email: 'a@example.com' }, 'Ana'],
  [{ email: 'a@example.com' }, 'a@example.com'],
])('shows a person by name, else by address', (person, expected) => {
  expect(displayName(person)).toBe(expected)
})

const user = { id: '1', role: 'client', client: 'c' } as const
it.each([
  ['a client', user, { status: 'active' }, 'client'],
  ['a client that is inactive', user, { status: 'inactive' }, 'client'],
  ['a client that is suspended', user, { status: 'suspended' }, 'suspended'],
  ['a client that is gone', user, null, 'no_client'],
  ['nobody has linked it', { ...user, client: null }, { status: 'active' }, 'no_client'],
  ['staff', { id: '1', role: 'team' } as const, null, 'staff'],
  ['an ended client', { ...user, deactivatedAt: '2026-01-01' }, { status: 'active' }, 'ended'],
  ['ended staff', { id: '1', role: 'admin', deactivatedAt: '2026-01-01' } as const, null, 'ended'],
])('the standing of %s', (_, account, client, standing) => {
  expect(standingOf(account, client)).toBe(standing)
})

it.each([
  ['', 'client', 'required'],
  ['12345', 'client', 'too_short'],
  ['ab12cd', 'client', undefined],
  ['password1', 'client', 'common'],
  ['eleven-char', 'team', 'too_short'],
  ['twelve-chars', 'admin', undefined],
] as const)('the password %j of a %s: %s', (password, role, fault) => {
  expect(passwordFault(password, role)).toBe(fault)
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
  ['/api/users/me', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/.//evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['https://evil.example', undefined],
  ['', undefined],
  [null, undefined],
  [['/x'], undefined],
])('the goal %j: %s', (next, goal) => {
  expect(goalOf(next)).toBe(goal)
})

it('leads each to their home, in the language of the page, or to where they wanted to go', () => {
  expect(goalAfter('client', 'es')).toBe('/es/dashboard')
  expect(goalAfter('team', 'es')).toBe('/admin')
  expect(goalAfter('client', 'en', '/proposal/1')).toBe('/proposal/1')
  expect(goalAfter('client', 'en', '//evil.example')).toBe('/dashboard')
  expect(withGoal('/auth', '/a?b=c')).toBe('/auth?next=%2Fa%3Fb%3Dc')
  expect(withGoal('/auth?tab=sign-up', '/a')).toBe('/auth?tab=sign-up&next=%2Fa')
})
