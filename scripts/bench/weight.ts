import { chromium } from '@playwright/test'

/** What a browser fetches for one page, without what it fetches ahead; in bytes as sent. */
export interface Weight {
  requests: number
  bytes: number
  scripts: number
}

/** Opens a page in a new browser, as a visitor's first, and weighs it. */
export async function weigh(browserPath: string, url: string): Promise<Weight> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } })
    const weighed: Promise<{ bytes: number; isScript: boolean }>[] = []
    const seen = new Set<string>()
    page.on('requestfinished', (request) => {
      // Chromium asks for the icon of a page twice.
      if (request.headers()['next-router-prefetch'] || seen.has(request.url())) return
      seen.add(request.url())
      const isScript = request.resourceType() === 'script'
      weighed.push(request.sizes().then((sizes) => ({ bytes: sizes.responseBodySize, isScript })))
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const all = await Promise.all(weighed)
    const sum = (parts: typeof all) => parts.reduce((total, { bytes }) => total + bytes, 0)
    return { requests: all.length, bytes: sum(all), scripts: sum(all.filter(({ isScript }) => isScript)) }
  } finally {
    await browser.close()
  }
}
