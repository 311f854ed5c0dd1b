import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { deferredLoaderDigest, withDeferredScripts } from '@/lib/cached-scripts.mjs'

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const page = (head: string, body = '') =>
  `<html><head>${head}</head><body><main>a</main>${body}</body></html>`

test('moves scripts to the end of the page, each once, and removes their preloads', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
  const html = withDeferredScripts(page(preload + script('a') + script('b'), script('b')))
  expect(html).not.toContain(' src=')
  expect(html).not.toContain('preload')
  expect(html).toMatch(/<script data-late="\/_next\/static\/chunks\/a\.js \/_next\/static\/chunks\/b\.js">/)
  expect(html.endsWith('</script></body></html>')).toBe(true)
})

test('keeps font preloads, legacy scripts and inline data', () => {
  const kept =
    '<link rel="preload" href="/a.woff2" as="font"/><script src="/_next/static/chunks/old.js" noModule=""></script>' +
    '<script>self.__next_f.push([1,"\\u003c/body>"])</script>'
  expect(withDeferredScripts(page(kept + script('a')))).toContain(kept)
})

test('leaves a page without scripts unchanged', () => {
  expect(withDeferredScripts(page(''))).toBe(page(''))
})

test('exports the digest of the loader', () => {
  const text =
    /<script data-late="[^"]*">(.*?)<\/script>/.exec(withDeferredScripts(page(script('a'))))?.[1] ?? ''
  expect(deferredLoaderDigest).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
})
