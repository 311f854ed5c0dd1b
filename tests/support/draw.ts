import type { ElementHandle, Page } from '@playwright/test'

/** Draws a line across the pad of that name. */
export async function draw(page: Page, label: string): Promise<void> {
  await drawOn(page, await page.getByRole('group', { name: label }).locator('canvas').elementHandle())
}

/** Draws a line across a canvas. Throws when it has no place on the page. */
export async function drawOn(page: Page, canvas: ElementHandle | null): Promise<void> {
  await canvas?.scrollIntoViewIfNeeded()
  const box = await canvas?.boundingBox()
  if (!box) throw new Error('the pad has no canvas')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.1, 0.6))
  await page.mouse.down()
  for (const [x, y] of [
    [0.3, 0.2],
    [0.45, 0.6],
    [0.6, 0.25],
    [0.8, 0.5],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 8 })
  await page.mouse.up()
}
