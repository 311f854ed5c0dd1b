import { expect, type Page } from '@playwright/test'

import { enlargeText, expectAccessible, expectAccessibleInDark, expectFitsWidth, languageOf } from './e2e'

/**
 * Expects what every page has: the language of its path, one main heading, accessibility in both color schemes, and a layout
 * that fits the screen even with text at 200%. Leaves the text enlarged.
 */
export async function expectPageQuality(page: Page, language: string): Promise<void> {
  expect(await languageOf(page)).toBe(language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectFitsWidth(page)
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await enlargeText(page)
  await expectFitsWidth(page)
}
