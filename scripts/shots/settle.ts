import { type Page, type Request } from '@playwright/test'

const CHECK_MS = 100
/** For how long a page must not load anything to be taken as loaded. */
const QUIET_MS = 300
/** After that long, a page is pictured as it is. */
const PATIENCE_MS = 15_000

/** Whether the page shows what it asks for. A stream never ends, nor does a page that Next loads ahead and then leaves unread. */
const isShown = (request: Request) =>
  request.resourceType() !== 'eventsource' && !('next-router-prefetch' in request.headers())

const loads = new WeakMap<Page, Set<Request>>()

/** Remembers what a page is loading from now on. `settle` needs it. */
export function watchLoads(page: Page): void {
  const loading = new Set<Request>()
  loads.set(page, loading)
  page.on('request', (request) => {
    // The page that is left doesn't say what became of its requests.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loading.clear()
    if (isShown(request)) loading.add(request)
  })
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
}

/** Waits until a page has all that it shows: its data and code, fonts and pictures, and React behind its controls. */
export async function settle(page: Page): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  let quiet = 0
  while (quiet < QUIET_MS) {
    const [request] = loads.get(page) ?? []
    const missing = request?.url() ?? (await page.evaluate(findMissing))
    quiet = missing === undefined ? quiet + CHECK_MS : 0
    if (Date.now() > end) {
      console.warn(`${page.url()} is pictured while it waits for ${missing ?? 'quiet'}.`)
      return
    }
    await page.waitForTimeout(CHECK_MS)
  }
}

/** Returns what the page still waits for. Runs in the browser. */
async function findMissing(): Promise<string | undefined> {
  if (document.readyState !== 'complete') return 'the document'
  if (document.fonts.status !== 'loaded') return 'fonts'
  for (const image of document.images) image.loading = 'eager'
  // One that a media query hides is never loaded.
  const pictures = [...document.images].filter((image) => image.checkVisibility())
  if (!pictures.every((image) => image.complete)) return 'pictures'
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))
  // The second half are those of Payload.
  const placeholders = '[aria-busy="true"], [data-skeleton], .shimmer-effect, .loading-overlay'
  for (const element of document.querySelectorAll(placeholders))
    if (element.checkVisibility()) return `.${element.className || element.tagName}`
  // React marks the elements that it has taken over.
  for (const control of document.querySelectorAll('button, input, select, textarea'))
    if (!Object.keys(control).some((key) => key.startsWith('__reactFiber$')))
      return `React behind ${control.outerHTML.slice(0, 80)}`
  return undefined
}
