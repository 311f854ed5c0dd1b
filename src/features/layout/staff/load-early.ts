/**
 * What the forms of documents load (the `lazy.ts` files), by the addresses of their pages. It's loaded while React is still
 * hydrating the page; otherwise it would be found, and requested, one after the other.
 */
const early: [on: RegExp, load: () => Promise<unknown>][] = [
  [/^\/admin\/(?:collections\/[^/]+|globals)\/./, () => import('@/features/publishing/staff/form-controls')],
  [/^\/admin\/collections\/(?:posts|proposals)\/./, () => import('@/components/editor/text-editor')],
  [/^\/admin\/collections\/posts\/./, () => import('@/features/blog/staff/form/parts')],
  [/^\/admin\/collections\/posts\/./, () => import('@/components/staff/board-provider')],
  [/^\/admin\/collections\/posts\/./, () => import('@payloadcms/plugin-seo/client')],
]

/** Begins to load what the page at this address shows. A failure is met where it's shown. */
export function loadEarly(path: string): void {
  for (const [on, load] of early) if (on.test(path)) void load().catch(() => undefined)
}
