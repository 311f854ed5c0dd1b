import { contactField } from '../support/contact-form'
import { expect, localePath, locales, openPage, test } from '../support/e2e'
import { withLastingToasts } from '../support/timers'

type Box = { x: number; y: number; width: number; height: number }
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

for (const { language, prefix, tag, contact } of locales)
  test.describe(`the toast of the contact form (${language})`, { tag }, () => {
    const path = localePath(prefix, '/contact')
    const { toast, form } = contact

    test('covers neither the field to fill in nor, where there is room, the link of the note', async ({
      page,
    }) => {
      await withLastingToasts(page)
      const toasts = page.getByRole('alert').filter({ hasText: toast.required })
      const field = contactField(page, 'name')
      const label = page.getByText(form.name, { exact: true })
      const note = page.getByRole('main').getByRole('link', { name: /privac/i })
      for (const [width, height, parts] of [
        [375, 667, [label, field]],
        [375, 420, [label, field]],
        [1440, 900, [label, field, note]],
      ] as const) {
        await page.setViewportSize({ width, height })
        await openPage(page, path)
        await page.getByRole('button', { name: form.send }).click()
        await expect(field).toBeFocused()
        await expect
          .poll(async () => {
            const [at, ...boxes] = await Promise.all([toasts, ...parts].map((part) => part.boundingBox()))
            return boxes.map((box) => at && box && overlap(at, box))
          }, `at ${width} by ${height}`)
          .toEqual(parts.map(() => false))
      }
    })
  })
