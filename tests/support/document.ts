import { expect, type Locator } from '@playwright/test'

/** Parts of a document by their role and text. */

/** An entry of a definition list: HTML groups a term and its definitions in a `div`, which has no role. */
export const listEntry = (scope: Locator, term: string): Locator =>
  scope.locator('dl > div').filter({ has: scope.page().getByRole('term').filter({ hasText: term }) })

/** The row of a table with that text. */
export const tableRow = (table: Locator, text: string): Locator =>
  table.getByRole('row').filter({ hasText: text })

/** Expects that each picture loads when it is scrolled into view. Decorative ones are presentational. */
export async function expectPictures(scope: Locator): Promise<void> {
  for (const picture of await scope.getByRole('img').or(scope.getByRole('presentation')).all()) {
    if (!(await picture.evaluate((element) => element instanceof HTMLImageElement))) continue
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
}
