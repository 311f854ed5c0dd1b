import { chromium } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'

import { findBrowser } from '../support/browser'
import { browserFlags } from '../support/browser-flags'
import { samplePost } from '../../scripts/bench/sample-post'

/** How long words may take to be saved, and a board to be connected again, in seconds. */
const MAX_SECONDS = 90

/** Asks each second until the answer is yes. Resolves to whether it was in time. */
async function waitUntil(ask: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let waited = 0; waited < MAX_SECONDS; waited += 1) {
    if (await ask()) return true
    await sleep(1_000)
  }
  return false
}

/** Opens a post and the dashboard of a site, as tabs of someone who goes on working while the site is updated. */
export async function openStaffTabs(url: string, password: string) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const context = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true })
  const api = context.request
  const headers = { origin: url }
  await api.post('/api/users/login', { headers, data: { email: 'admin@puente.example', password } })
  const created = await api.post('/api/posts?locale=en', { headers, data: samplePost(Date.now()) })
  const { doc } = (await created.json()) as { doc: { id: string } }

  const failures: string[] = []
  let streams = 0
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isUnknown = 'x-nextjs-action-not-found' in response.headers()
    if (response.status() >= 400 || isUnknown) failures.push(`${response.status()} ${pathname}`)
    else if (pathname === '/api/live') streams += 1
  })
  context.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {}
    // A page that is left, or a stream that ends, is no failure.
    if (!errorText.includes('ABORTED') && !request.url().endsWith('/api/live'))
      failures.push(`${errorText} ${new URL(request.url()).pathname}`)
  })
  const [post, board] = [await context.newPage(), await context.newPage()]
  await post.goto(`/admin/collections/posts/${doc.id}?locale=en`)
  await board.goto('/admin')
  const title = post.locator('#field-title')
  await title.waitFor()
  const stored = async () => {
    const answer = await api.get(`/api/posts/${doc.id}?locale=en&draft=true&depth=0`)
    if (!answer.ok()) failures.push(`${answer.status()} of the post`)
    return answer.ok() ? ((await answer.json()) as { title: string }).title : undefined
  }
  return {
    /** Writes a title as a person does. Resolves to whether it was saved. */
    write: async (words: string): Promise<boolean> => {
      await title.fill(words)
      return waitUntil(async () => (await stored()) === words)
    },
    /** How often the board has opened its stream. */
    streams: () => streams,
    /** Resolves to whether the board opens its stream again. */
    isLiveAgain: (before: number) => waitUntil(() => streams > before),
    /** Returns what says that the session has ended: the site itself, or a tab that has left its page. */
    signedOut: async (): Promise<string[]> => {
      // As the page asks it: without what a browser says of a request, its cookie doesn't count.
      const user = await board.evaluate(async () => {
        const answer = await fetch('/api/users/me')
        return ((await answer.json()) as { user: object | null }).user
      })
      const paths = [post, board].map((page) => new URL(page.url()).pathname)
      const left = paths.filter(
        (path, index) => path !== [`/admin/collections/posts/${doc.id}`, '/admin'][index],
      )
      return user ? left : ['/api/users/me', ...left]
    },
    /** What the site refused or did not answer. */
    failures,
    close: () => browser.close(),
  }
}
