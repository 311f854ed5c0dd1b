import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { deferredLoaderDigest, withDeferredScripts } from '@/lib/deferred-scripts.mjs'

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

test('fetches the scripts of a page early, with its nonce, and runs them after the paint', () => {
  const inBrowser = (name: string, attributes: string) =>
    `<script src="/_next/static/chunks/${name}.js" ${attributes}></script>`
  const original = page(inBrowser('a', 'async="" nonce="5f"') + inBrowser('b', 'nonce="5f" async=""'))
  const html = withDeferredScripts(original, { isFetchedEarly: true })
  for (const name of ['a', 'b'])
    expect(html).toContain(
      `<link rel="preload" as="script" href="/_next/static/chunks/${name}.js" nonce="5f"/>`,
    )
  expect(html).toContain(
    '<script data-late="/_next/static/chunks/a.js /_next/static/chunks/b.js" nonce="5f">(',
  )
  expect(html).not.toContain(' async=""')
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
