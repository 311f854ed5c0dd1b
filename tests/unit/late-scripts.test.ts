import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { lateDigest, withLateScripts } from '@/lib/late-scripts.mjs'

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const page = (head: string, body = '') =>
  `<html><head>${head}</head><body><main>a</main>${body}</body></html>`

test('scripts come after the page, each once, and none is fetched ahead', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
  const html = withLateScripts(page(preload + script('a') + script('b'), script('b')))
  expect(html).not.toContain(' src=')
  expect(html).not.toContain('preload')
  expect(html).toMatch(/<script data-late="\/_next\/static\/chunks\/a\.js \/_next\/static\/chunks\/b\.js">/)
  expect(html.endsWith('</script></body></html>')).toBe(true)
})

test('fonts are still fetched ahead, old browsers get what they need, and data stays', () => {
  const kept =
    '<link rel="preload" href="/a.woff2" as="font"/><script src="/_next/static/chunks/old.js" noModule=""></script>' +
    '<script>self.__next_f.push([1,"\\u003c/body>"])</script>'
  expect(withLateScripts(page(kept + script('a')))).toContain(kept)
})

test('a page without scripts stays as it is', () => {
  expect(withLateScripts(page(''))).toBe(page(''))
})

test('the policy allows the very script that loads them', () => {
  const text = /<script data-late="[^"]*">(.*?)<\/script>/.exec(withLateScripts(page(script('a'))))?.[1] ?? ''
  expect(lateDigest).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
})
