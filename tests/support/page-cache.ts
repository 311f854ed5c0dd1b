import PageCache from '@/cache-handler.mjs'

type Headers = Record<string, string>
type Page = { kind: 'APP_PAGE'; html: string; status?: number; headers?: Headers }
type Route = { kind: 'APP_ROUTE'; body: Buffer; status: number; headers?: Headers }
/** What is kept of either. */
type Answer = { html?: string; headers?: Headers }
export type Cache = {
  get: (key: string, context: object) => Promise<{ value: Answer } | null>
  set: (key: string, value: Page | Route | null, context: object) => Promise<void>
}

export const context = { kind: 'APP_PAGE', isFallback: false }
export const page = (html: string): Page => ({ kind: 'APP_PAGE', html })
export const missing = () => page('<main class="page" data-status="404">404</main>')
export const file = (text: string, status = 200): Route => ({
  kind: 'APP_ROUTE',
  body: Buffer.from(text),
  status,
  headers: { 'content-type': 'text/xml' },
})
export const asRoute = { kind: 'APP_ROUTE', isFallback: false }
export const unreadable = () => page('<main id="content" data-status="503">later</main>')
const noFiles = { readFile: () => Promise.reject(new Error('none')), existsSync: () => false }

/** Next's own cache, in memory only, as next.config.mjs asks for. Each test has keys of its own: the memory is one. */
export const newCache = () =>
  new PageCache({
    fs: noFiles,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  } as never) as unknown as Cache
