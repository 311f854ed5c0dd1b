import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, test } from 'vitest'

import { toastStyles } from '@/lib/content-policy.mjs'

test('the styles of the toasts are those that the policy allows', () => {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/\.js$/, '.mjs')
  const [, styles = '""'] = /^__insertCSS\((".*")\);?$/m.exec(readFileSync(file, 'utf8')) ?? []
  const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(toastStyles).toEqual([digest(''), digest(JSON.parse(styles) as string)])
})
