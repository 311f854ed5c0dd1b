import type { Page } from '@playwright/test'

/** Returns the words of an open page that break inside, over two lines. Addresses and hyphenated words don't count. */
export const brokenWords = (page: Page): Promise<string[]> => page.evaluate(findBrokenWords)

/** Runs in the browser, so it uses nothing from outside. */
function findBrokenWords(): string[] {
  const broken = new Set<string>()
  const range = document.createRange()
  const hasLines = () => {
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
    return Math.max(...tops) - Math.min(...tops) > 4
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true })) continue
    // What assistive technology doesn't read either, such as the honeypot field.
    if (element.closest('svg, script, style, noscript, select, [aria-hidden="true"]')) continue
    range.selectNodeContents(node)
    if (!hasLines()) continue
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/(?<!\S)\p{P}*\p{L}+\p{P}*(?!\S)/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (hasLines()) broken.add(word)
    }
  }
  return [...broken]
}
