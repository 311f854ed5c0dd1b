import { expect, test } from 'vitest'

import { isCommonPassword } from '@/lib/server/auth/password'

test.each([
  'password',
  'Password1234!',
  'p@ssw0rd',
  'contraseña2026',
  'Contraseña2026',
  'Bienvenido2026',
  'bienvenido123',
  'puente2026',
  '123456',
  '1234567890',
  '0987654321',
  'aaaaaaaaaaaa',
  'aaaaaa',
  'letmeinletmein',
  'qwerty!!',
  'qazwsx',
  'sunshine1',
  'teamo1',
  'admin12345678',
  'P@ssw0rd!'.repeat(4),
])('rejects %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each([
  'a-long-test-password',
  'puente-3f9a1c7be204',
  'tres tristes tigres',
  '20261121-zk',
  'ab12cd',
  'k7#mqz',
  'x'.repeat(20) + 'correct horse battery',
])('accepts %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})
