import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import formEn from '@/messages/en/postForm.json' with { type: 'json' }
import adminEs from '@/messages/es/admin.json' with { type: 'json' }
import formEs from '@/messages/es/postForm.json' with { type: 'json' }
import { expect, expectFitsWidth, test } from '../support/e2e'
import { documentOfText } from '../support/fixtures'
import { signedIn } from '../support/http'
import { makePost } from '../support/preview'
import { shareSession } from '../support/staff'

/** The dialog that publishes a post, on a phone. The seeded team member reads Spanish, the admin English. */

const height = 667
test.use({ viewport: { width: 375, height } })

/** Adds a chart without a title and rows to the English text: the dialog says what it lacks. */
async function addEmptyChart(id: string): Promise<void> {
  const { root } = documentOfText('With a chart.')
  const chart = { type: 'block', version: 2, format: '', fields: { blockType: 'chart' } }
  const content = { root: { ...root, children: [...root.children, chart] } }
  const data = { content }
  const response = await (await signedIn('team')).patch(`/api/posts/${id}?locale=en&draft=true`, { data })
  expect(response.ok(), await response.text()).toBe(true)
}

for (const { name, form, blocks, buttons } of [
  { name: 'admin', form: formEn, blocks: adminEn.posts.blocks, buttons: ['Publish in English', 'Cancel'] },
  { name: 'team', form: formEs, blocks: adminEs.posts.blocks, buttons: ['Publicar en inglés', 'Cancelar'] },
])
  test(
    `says what a block lacks, as wide as the screen, with its buttons in view, for ${name}`,
    { tag: '@phone' },
    async ({ page }) => {
      const { id } = await makePost()
      await addEmptyChart(id)
      await shareSession(page, name)
      await page.goto(`/admin/collections/posts/${id}?locale=en`)
      const card = page.getByRole('region', { name: new RegExp(`^${form.publish}`) })
      // The card shows where the post is once it has read its state.
      await expect(card.getByRole('link', { name: /\/blog\// }).first()).toBeVisible()
      const update = card.getByRole('button', { name: form.update })
      // The fields above it are drawn when they come into view, and push it from under the finger.
      await update.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      await card.getByRole('combobox', { name: form.status }).selectOption('published')
      await update.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('radio').first()).toBeVisible()
      await expect(dialog.getByText(blocks.chart.missing.title)).toBeVisible()
      const box = await dialog.boundingBox()
      expect(box).toMatchObject({ x: 0, width: 375 })
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height)
      for (const button of buttons)
        await expect(dialog.getByRole('button', { name: button, exact: true })).toBeInViewport({ ratio: 1 })
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      await expectFitsWidth(page)
      await page.close()
      await (await signedIn('team')).delete(`/api/posts/${id}`)
    },
  )
