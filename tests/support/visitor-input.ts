import { expect, type Locator, type Page } from '@playwright/test'

/** Input as a visitor gives it: by keyboard alone, or in taps and words that are counted. */

/** Presses Tab until a control has the focus, or one of a group. */
export async function tabTo(page: Page, controls: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isFocused = () => controls.evaluateAll((all) => all.some((one) => one === document.activeElement))
  await expect(controls.first()).toBeAttached()
  // More than a page has: after a navigation the focus may be behind them, and goes around the whole page.
  for (let presses = 0; presses < 150 && !(await isFocused()); presses++) await page.keyboard.press(key)
  expect(await isFocused()).toBe(true)
}

/** Chooses a radio of a group by keyboard alone. It is counted from the last one: tests of both languages run at the same time. */
export async function chooseByKeyboard(page: Page, radios: Locator, fromEnd: number, key?: 'Shift+Tab') {
  await tabTo(page, radios, key)
  if ((await radios.and(page.getByRole('radio', { checked: true })).count()) === 0)
    await page.keyboard.press('Space')
  const count = await radios.count()
  const radio = radios.nth(Math.max(0, count - 1 - fromEnd))
  // Arrows move among the radios, and choose them.
  for (let presses = 0; presses < count && !(await radio.isChecked()); presses++)
    await page.keyboard.press('ArrowRight')
  await expect(radio).toBeChecked()
  await expect(radio).toBeFocused()
  await expect(radios.and(page.getByRole('radio', { checked: true }))).toHaveCount(1)
  return radio
}

/** Follows a link, or presses a button, by keyboard alone. */
export async function pressByKeyboard(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** Taps and types as a visitor does, and counts both. */
export function countedVisitor(page: Page, hasTouch: boolean) {
  const count = { taps: 0, fields: 0 }
  const tap = async (target: Locator) => {
    count.taps += 1
    await (hasTouch ? target.tap() : target.click())
  }
  const type = async (field: Locator, text: string) => {
    await tap(field)
    count.fields += 1
    await page.keyboard.type(text)
    await expect(field).toHaveValue(text)
  }
  return { count, tap, type }
}
