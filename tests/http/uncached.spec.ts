import { readdirSync } from 'node:fs'

import { expect, test } from '@playwright/test'

import { visitor } from '../support/http'

const built = '.releases/current/.next'
const filesOf = () => readdirSync(built, { recursive: true }).length

const router = { rsc: '1' }
const prefetch = { ...router, 'next-router-prefetch': '1' }
const segment = { ...prefetch, 'next-router-segment-prefetch': '/_tree' }

/** Where unknown addresses may be requested: what comes before and after the unknown part. */
const places = [
  ['/blog/', ''],
  ['/es/blog/', ''],
  ['/category/', ''],
  ['/services/', ''],
  ['/resources/page/', ''],
  ['/', ''],
  ['/es/any/depth/', ''],
  ['/share/', '.png'],
  ['/es/share/blog/', '.png'],
  ['/art/', '.svg'],
  ['/_next/static/', '.js'],
] as const

for (const [before, after] of places)
  test(`an unknown ${before}…${after} is never cached`, async () => {
    const files = filesOf()
    for (const headers of [{}, router, prefetch, segment]) {
      const browser = await visitor(headers)
      const path = `${before}${crypto.randomUUID()}${after}`
      // A cached first response would be the second one.
      for (const answer of [await browser.get(path), await browser.get(path)])
        expect(answer.headers()['x-nextjs-cache'] ?? 'MISS').toBe('MISS')
      expect((await (await visitor()).get(path)).status()).toBe(404)
    }
    expect(filesOf()).toBe(files)
  })
