import { chromium } from '@playwright/test'

import { browserFlags } from '../../tests/support/browser-flags'

/** What a browser loads for one page, without prefetches; in bytes as sent. */
export interface PageWeight {
  requests: number
  bytes: number
  scripts: number
}

/** Loads a page in a new browser with an empty cache and adds up its requests. */
export async function measurePageWeight(browserPath: string, url: string): Promise<PageWeight> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: browserFlags,
  })
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } })
    const sizes: Promise<{ bytes: number; isScript: boolean }>[] = []
    const seen = new Set<string>()
    page.on('requestfinished', (request) => {
      // Chromium requests the icon twice.
      if (request.headers()['next-router-prefetch'] || seen.has(request.url())) return
      seen.add(request.url())
      const isScript = request.resourceType() === 'script'
      sizes.push(request.sizes().then(({ responseBodySize }) => ({ bytes: responseBodySize, isScript })))
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const all = await Promise.all(sizes)
    const sum = (parts: typeof all) => parts.reduce((total, { bytes }) => total + bytes, 0)
    return { requests: all.length, bytes: sum(all), scripts: sum(all.filter(({ isScript }) => isScript)) }
  } finally {
    await browser.close()
  }
}
