import type { Page } from '@playwright/test'

import keysEn from '@/messages/en/leadKeys.json' with { type: 'json' }
import keysEs from '@/messages/es/leadKeys.json' with { type: 'json' }
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectFitsWidth,
  locales,
  test,
} from '../support/e2e'
import { message, rows, visitor } from '../support/http'
import { signInAsStaff } from '../support/staff'

const texts = { en: keysEn, es: keysEs }

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

const send = async (key: string) => {
  const data = message()
  const response = await (
    await visitor({ authorization: `Bearer ${key}` })
  ).post('/api/external-leads', { data })
  return { status: response.status(), email: data.email }
}

for (const { language, tag } of locales) {
  const keys = texts[language]

  test(
    `an admin makes a key, sees it once, and revokes it, in ${language}`,
    { tag: [tag] },
    async ({ page }) => {
      await signInAsStaff(page, language, 'admin')
      await page.goto('/admin/lead-keys')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(keys.heading)
      const name = `Zapier ${crypto.randomUUID().slice(0, 8)}`
      const dialog = page.getByRole('dialog')
      await page.getByRole('button', { name: keys.new }).click()
      await dialog.getByLabel(keys.form.name, { exact: true }).fill(name)
      await dialog.getByLabel(keys.form.source, { exact: true }).selectOption('Automation System')
      await dialog.getByLabel(keys.form.limit, { exact: true }).fill('0')
      await dialog.getByRole('button', { name: keys.form.send }).click()
      await expect(dialog.getByLabel(keys.form.limit, { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await dialog.getByLabel(keys.form.limit, { exact: true }).fill('30')
      await dialog.getByRole('button', { name: keys.form.send }).click()

      await expect(dialog.getByText(keys.made.text)).toBeVisible()
      await expectFitsWidth(page)
      await expectAccessible(page)
      const value = await dialog.getByLabel(keys.made.value, { exact: true }).inputValue()
      expect(value).toMatch(/^puente_[\w-]{43}$/)
      await dialog.getByRole('button', { name: keys.made.done }).click()
      await expect(dialog).toBeHidden()
      await expect(rowOf(page, name)).toContainText(keys.states.works)
      await expect(rowOf(page, name)).toContainText(keys.never)

      const sent = await send(value)
      expect(sent.status).toBe(200)
      expect(await rows('select source_name from leads where email = $1', [sent.email])).toEqual([
        { source_name: 'Automation System' },
      ])
      await page.reload()
      await expect(rowOf(page, name)).not.toContainText(keys.never)
      expect(await page.content()).not.toContain(value)
      await expectFitsWidth(page)
      await expectAccessible(page, 'main')
      await expectAccessibleInDark(page)

      await rowOf(page, name).getByRole('button').click()
      await dialog.getByRole('button', { name: keys.revoke }).click()
      await expect(page.getByText(keys.done.revoke)).toBeVisible()
      await expect(rowOf(page, name)).toContainText(keys.states.revoked)
      expect((await send(value)).status).toBe(401)
    },
  )

  test(`team is told that keys are for admins, in ${language}`, { tag: [tag, '@once'] }, async ({ page }) => {
    await signInAsStaff(page, language, 'team')
    await page.goto('/admin/lead-keys')
    await expect(page.getByText(keys.adminsOnly)).toBeVisible()
    await expect(page.getByRole('button', { name: keys.new })).toHaveCount(0)
  })
}
