import PageCache from '@/cache-handler.mjs'

type Headers = Record<string, string>
type Page = { kind: 'APP_PAGE'; html: string; status?: number; headers?: Headers }
type Route = { kind: 'APP_ROUTE'; body: Buffer; status: number; headers?: Headers }
/** What the cache stores of either. */
type Stored = { html?: string; headers?: Headers }
export type Cache = {
  get: (key: string, context: object) => Promise<{ value: Stored; lastModified?: number } | null>
  set: (key: string, value: Page | Route | null, context: object) => Promise<void>
}

export const context = { kind: 'APP_PAGE', isFallback: false }
/** Returns a cached page as Next stores it. */
export const page = (html: string): Page => ({ kind: 'APP_PAGE', html })
/** Returns a cached route as Next stores it. */
export const file = (text: string, status = 200): Route => ({
  kind: 'APP_ROUTE',
  body: Buffer.from(text),
  status,
  headers: { 'content-type': 'text/xml' },
})
export const routeContext = { kind: 'APP_ROUTE', isFallback: false }
const noFiles = { readFile: () => Promise.reject(new Error('none')), existsSync: () => false }

/**
 * The page cache in memory only, as next.config.mjs configures it. All instances share their memory, so keys must differ.
 */
export const newCache = () =>
  new PageCache({
    fs: noFiles,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  } as never) as unknown as Cache
