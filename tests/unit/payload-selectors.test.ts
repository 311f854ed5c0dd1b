import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { rewritePayloadSelectors } from '../../postcss.config.mjs'

const sheets = ['next/dist/prod/styles.css', 'richtext-lexical/dist/field/bundled.css'].map(
  (path) => `node_modules/@payloadcms/${path}`,
)

/** Returns the selectors of a style sheet that contain `:has()` and end with `*`. */
const slowSelectors = (css: string) =>
  [...css.matchAll(/[^{}]+(?=\{)/g)]
    .flatMap(([selectors]) => {
      const rule = { selector: selectors.trim() }
      rewritePayloadSelectors.Rule(rule)
      return rule.selector.split(/,(?![^(]*\))/)
    })
    .filter((selector) => /:has\(.*[\s>+~]\*$/.test(selector))

it.each(sheets)('no selector of %s makes each insertion compute all styles again', (path) => {
  const css = readFileSync(path, 'utf8')
  expect(css).toContain(':has(>*:nth-child(2))>*')
  expect(slowSelectors(css)).toEqual([])
})
