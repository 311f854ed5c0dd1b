import { chromium } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'

import { findBrowser } from '../support/browser'
import { browserFlags } from '../support/browser-flags'
import { samplePost } from '../../scripts/bench/sample-post'
import { randomAddress } from '../../scripts/bench/site-env'
import type { TestSite } from './test-site'

/** How long words may take to be saved while the site is restarted, in seconds. */
const MAX_SAVING_SECONDS = 90

/** Opens a post in the admin of a site, as a tab in which someone goes on writing while the site is updated. */
export async function openPostTab({ url, password }: Pick<TestSite, 'url' | 'password'>) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const context = await browser.newContext({
    baseURL: url,
    extraHTTPHeaders: { 'x-forwarded-for': randomAddress() },
  })
  const api = context.request
  const headers = { origin: url }
  await api.post('/api/users/login', { headers, data: { email: 'admin@puente.example', password } })
  const created = await api.post('/api/posts?locale=en', { headers, data: samplePost(Date.now()) })
  const { doc } = (await created.json()) as { doc: { id: string } }
  const page = await context.newPage()
  const conflicts: string[] = []
  page.on('response', (response) => {
    const isUnknown = 'x-nextjs-action-not-found' in response.headers()
    if (response.status() === 409 || isUnknown) conflicts.push(response.url())
  })
  await page.goto(`/admin/collections/posts/${doc.id}?locale=en`)
  const title = page.locator('#field-title')
  const stored = async () => {
    const answer = await api.get(`/api/posts/${doc.id}?locale=en&draft=true&depth=0`).catch(() => undefined)
    return answer?.ok() ? ((await answer.json()) as { title: string }).title : undefined
  }
  return {
    /** Writes a title as a person does. Resolves to whether it was saved. */
    write: async (words: string): Promise<boolean> => {
      await title.fill(words)
      for (let waited = 0; waited < MAX_SAVING_SECONDS; waited += 1) {
        if ((await stored()) === words) return true
        await sleep(1_000)
      }
      return false
    },
    /** The addresses of requests that the site no longer understood. */
    conflicts,
    close: () => browser.close(),
  }
}
