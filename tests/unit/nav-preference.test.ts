import { beforeEach, expect, test, vi } from 'vitest'

import { rememberNavGroup } from '@/features/layout/staff/nav-preference'

/** The preference of an account, which Payload's own navigation reads and writes too. */

/** What is stored; the server answers each request only after a while. */
let stored: unknown
let isDown = false
let isFailing = false
const requests: string[] = []

beforeEach(() => {
  stored = null
  isDown = false
  isFailing = false
  requests.length = 0
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    requests.push(`${method} ${path}`)
    await new Promise((resolve) => setTimeout(resolve))
    if (isDown) throw new TypeError('Failed to fetch')
    if (method === 'POST') stored = (JSON.parse(String(body)) as { value: unknown }).value
    return isFailing && method === 'GET'
      ? Response.json({ errors: [] }, { status: 503 })
      : Response.json({ value: stored })
  })
})

test('the first group that someone folds is stored', async () => {
  await rememberNavGroup('Publish', false)
  expect(stored).toEqual({ groups: { Publish: { open: false } } })
  const address = '/api/payload-preferences/nav'
  expect(requests).toEqual([`GET ${address}`, `POST ${address}`])
})

test('a group changes nothing else that is stored', async () => {
  const others = { Answer: { open: true }, Pictures: { open: false } }
  stored = { open: false, groups: { ...others, Publish: { open: false } } }
  await rememberNavGroup('Publish', true)
  expect(stored).toEqual({ open: false, groups: { ...others, Publish: { open: true } } })
})

test('two quick changes are both stored', async () => {
  await Promise.all([rememberNavGroup('Publish', false), rememberNavGroup('Pictures', false)])
  expect(stored).toEqual({ groups: { Publish: { open: false }, Pictures: { open: false } } })
})

test('of two quick changes of one group, the later one counts', async () => {
  await Promise.all([rememberNavGroup('Publish', false), rememberNavGroup('Publish', true)])
  expect(stored).toEqual({ groups: { Publish: { open: true } } })
})

test('a change that got no answer keeps no later one from being stored', async () => {
  isDown = true
  await expect(rememberNavGroup('Publish', false)).resolves.toBeUndefined()
  isDown = false
  await rememberNavGroup('Pictures', false)
  expect(stored).toEqual({ groups: { Pictures: { open: false } } })
})

test('what could not be read is not replaced', async () => {
  const before = (stored = { groups: { Pictures: { open: false } } })
  isFailing = true
  await rememberNavGroup('Publish', false)
  expect(stored).toEqual(before)
})
