import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

type Violation = { rule: string; elements: string[] }

/**
 * Runs axe on the page, or on the part that a CSS selector names, and returns the rules that are violated. Not AxeBuilder, which parses the script again for every run. Pages have no frames of other sites and no media to load.
 */
export async function violationsOf(
  page: Page,
  runOnly: RunOptions['runOnly'],
  part?: string,
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe.source)
    await page.evaluate(rememberColors)
  }
  return page.evaluate(
    async ([selector, only]) => {
      // A color is measured where its transition ends.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe
      const { violations } = await run(selector ?? document, {
        runOnly: only,
        resultTypes: ['violations'],
        preload: false,
        selectors: false,
        iframes: false,
      })
      return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }))
    },
    [part, runOnly] as const,
  )
}

/** Runs in the browser. axe parses the few colors of a page again for every element, which takes a quarter of its time. */
function rememberColors(): void {
  type Color = { r: number; g: number; b: number; alpha: number; parseString: (text: string) => Color }
  const { prototype } = (
    globalThis as unknown as { axe: { commons: { color: { Color: { prototype: Color } } } } }
  ).axe.commons.color.Color
  const parse = prototype.parseString
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (text) {
    const values = known.get(text)
    if (values) return Object.assign(this, values)
    parse.call(this, text)
    const { r, g, b, alpha } = this
    known.set(text, { r, g, b, alpha })
    return this
  }
}
