import { pageSheets } from './scripts/postcss/page-sheets.mjs'

/**
 * Selectors of Payload's styles that make every insertion into a page of the admin compute all of its styles again: beside a
 * `:has()`, their `*` tells the browser that any element may be concerned. Each with one that matches the same elements.
 */
const rewritten = {
  'body:has(.drag-overlay) *': '.drag-overlay',
  '.field-type.row .row__fields:has(>*:nth-child(2))>*': '.field-type.row .row__fields>:not(:only-child)',
}

export const rewritePayloadSelectors = {
  postcssPlugin: 'rewrite-payload-selectors',
  /** @param {{ selector: string }} rule */
  Rule(rule) {
    rule.selector = rewritten[rule.selector] ?? rule.selector
  },
}

const config = {
  plugins: [['@tailwindcss/postcss', { optimize: true }], rewritePayloadSelectors, pageSheets],
}
export default config
