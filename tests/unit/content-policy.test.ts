import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { toastStyles } from '@/lib/content-policy.mjs'
import { context, newCache, page, type Cache } from '../support/page-cache'
import { withRequestReport } from '../support/request-report'

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

let cache: Cache
beforeEach(() => {
  cache = newCache()
})
afterEach(() => {
  globalThis.analyticsOrigins = undefined
})

test('allows the styles of the toast library', () => {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/\.js$/, '.mjs')
  const [, styles = '""'] = /^__insertCSS\((".*")\);?$/m.exec(readFileSync(file, 'utf8')) ?? []
  expect(toastStyles).toEqual([digest(''), digest(JSON.parse(styles) as string)])
})

describe('the content policy of a cached page', () => {
  const data = 'self.__next_f.push([1,"text"])'
  const policyOf = async (key: string, html: string) => {
    await cache.get(key, context)
    await withRequestReport(() => cache.set(key, page(html), context))[0]
    const kept = await cache.get(key, context)
    return kept?.value.headers?.['content-security-policy'] ?? ''
  }

  test('is stored with the page and allows the scripts of Next', async () => {
    const policy = await policyOf(
      '/policy',
      `<main>a</main><script>${data}</script><script src="/a.js"></script>`,
    )
    expect(policy).toContain(`script-src 'self' ${digest(data)};`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  test.each([
    'alert(1)',
    `${data};alert(1)`,
    `self.__next_f.push([1,alert(1)])`,
    `self.__next_f.push([1,"a"]);alert("b"])`,
    `alert(self.__next_f.push([1,"a"]))`,
  ])('does not allow other scripts: %s', async (script) => {
    const policy = await policyOf(`/foreign/${script}`, `<main>a</main><script>${script}</script>`)
    expect(policy).toContain("script-src 'self';")
  })

  test('allows the hosts of the analytics tool, but no scripts from wildcards', async () => {
    globalThis.analyticsOrigins = ['https://stats.example', 'https://*.metrics.example']
    const policy = await policyOf('/tool', '<main>a</main>')
    expect(policy).toContain("script-src 'self' https://stats.example;")
    expect(policy).toContain("connect-src 'self' https://stats.example https://*.metrics.example;")
  })

  test('is sent with a page that is not stored', async () => {
    const answer = page('<main>404</main>')
    await withRequestReport(() => cache.set('/missing-policy', answer, context), { status: 404 })[0]
    expect(answer.headers).toHaveProperty('content-security-policy')
  })
})
