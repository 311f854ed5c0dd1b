import { expect, test } from '@playwright/test'

import { env } from '@/env'
import { rows, signedIn, visitor } from '../support/http'

const plain = { maxRedirects: 0 }

/** What a response tells a CDN. */
const control = async (
  reader: Awaited<ReturnType<typeof visitor>>,
  path: string,
  headers: Record<string, string> = {},
) => {
  const answer = await reader.get(path, { ...plain, headers })
  return [answer.headers()['cache-control'], answer.headers()['surrogate-key']]
}

for (const path of ['/', '/es/careers', '/sitemap-pages.xml', '/es/feed.xml'])
  test(`a CDN may keep ${path} for everyone, until it is purged`, async () => {
    const anyone = await visitor()
    // Other tests change content, and a page that was rendered meanwhile is kept by nobody.
    await expect.poll(() => control(anyone, path)).toEqual(['public, max-age=0, s-maxage=600', 'puente'])
  })

test('a CDN keeps nothing of someone who is signed in, no redirect, no missing page and no fragment', async () => {
  const anyone = await visitor()
  expect(await control(await signedIn('team'), '/careers')).toEqual(['private, no-store', undefined])
  const [missing] = await control(anyone, `/${crypto.randomUUID()}`)
  expect(missing).toBe('no-store')
  for (const [path, headers] of [
    ['/blog?utm_source=a', {}],
    ['/auth', {}],
    ['/careers?_rsc=a', { rsc: '1' }],
  ] as const) {
    const [shown = '', key] = await control(anyone, path, headers)
    expect([/s-maxage/.test(shown), key], path).toEqual([false, undefined])
  }
})

test('a change of content is purged', async () => {
  const count = async () => Number(await (await fetch(env.E2E_CDN_URL ?? '')).text())
  const before = await count()
  await rows(`select pg_notify('content_changed', '')`)
  await expect.poll(count).toBeGreaterThanOrEqual(before + 2)
})
