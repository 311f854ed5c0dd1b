import { expect, test } from '@playwright/test'

import { site } from '../support/http'

test('the site is ready, and says which release it runs', async () => {
  const answer = await fetch(`${site}/api/health/ready`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({
    success: true,
    release: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+$/),
    problems: [],
  })
})

test('the id that a nginx gave a request comes back, on pages too', async () => {
  const id = '0123456789abcdef0123456789abcdef'
  for (const path of ['/contact', '/contact', '/api/health', '/nope', '/auth']) {
    const answer = await fetch(site + path, { headers: { 'x-request-id': id } })
    expect(answer.headers.get('x-request-id'), path).toBe(id)
  }
  const answer = await fetch(`${site}/contact`)
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})
