import { expect, it } from 'vitest'

import { displayName, isCommonPassword, passwordMinimum } from '@/features/accounts/rules'

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
