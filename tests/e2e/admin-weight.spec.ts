import { gzipSync } from 'node:zlib'

import type { Page, Response } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { shareSession } from '../support/staff'
import { withoutCommandBar } from '../support/timers'

/** How many kB of scripts a page of Payload's admin loads (docs/decisions/0030-lazy-admin.md). All of them exist. */

/** Opens a page and returns the weight of its scripts, compressed as nginx does. */
async function weigh(page: Page, path: string): Promise<number> {
  const scripts = new Map<string, Promise<number>>()
  const missing: string[] = []
  const weighScript = (response: Response) => {
    const url = response.url()
    if (!url.endsWith('.js') && !url.includes('.js?')) return
    if (!response.ok()) missing.push(url)
    scripts.set(
      url,
      response.body().then((body) => gzipSync(body, { level: 6 }).length),
    )
  }
  page.on('response', weighScript)
  await page.goto(path, { waitUntil: 'networkidle' })
  // On a busy machine the network is idle before the page has asked for everything.
  let sizes: number[] = []
  do sizes = await Promise.all(scripts.values())
  while (sizes.length < scripts.size)
  page.off('response', weighScript)
  expect(missing).toEqual([])
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000
}

for (const [path, limit] of [
  ['/admin/collections/leads', 708],
  ['/admin/collections/leads/create', 708],
  ['/admin/globals/home-page', 708],
  ['/admin/collections/posts/create', 958],
] as const)
  test(`${path} loads at most ${limit} kB of scripts`, { tag: '@once' }, async ({ page }) => {
    await shareSession(page, 'admin')
    await withoutCommandBar(page)
    expect(await weigh(page, path)).toBeLessThanOrEqual(limit)
  })

for (const path of ['/admin/people', '/admin/collections/categories', '/admin/collections/posts/create'])
  test(`${path} loads no page that nobody asked for`, { tag: '@once' }, async ({ page }) => {
    await shareSession(page, 'admin')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.headers().rsc) asked.push(request.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    // Links that come into view are prefetched.
    await page.getByRole('heading', { level: 1 }).hover()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })
