import { expect, test } from '@playwright/test'

import { rows, signedIn } from '../support/http'

test('keeps the last admin and says why', async () => {
  const admin = await signedIn('admin')
  const [row] = await rows<{ id: string }>(`select id from users where email = 'admin@puente.example'`)
  for (const data of [
    { role: 'team' },
    { deactivatedAt: '2026-01-01T00:00:00.000Z' },
    { _verified: false },
  ]) {
    const response = await admin.patch(`/api/users/${row?.id}`, { data })
    expect(response.status(), JSON.stringify(data)).toBe(409)
    expect(await response.text()).toContain('This is the last admin. Make another user an admin first.')
  }
  const response = await admin.delete(`/api/users/${row?.id}`)
  expect(response.status()).toBe(409)
  expect(await response.text()).toContain('This is the last admin')
  expect(
    await rows(`select role from users where email = 'admin@puente.example' and deactivated_at is null`),
  ).toEqual([{ role: 'admin' }])
})
