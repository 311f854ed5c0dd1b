import type { Page } from '@playwright/test'

import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import previewEn from '@/messages/en/preview.json' with { type: 'json' }
import previewEs from '@/messages/es/preview.json' with { type: 'json' }
import { expect, expectAccessible, expectAccessibleInDark, test } from '../support/e2e'
import { documentOfText } from '../support/fixtures'
import { signedIn } from '../support/http'
import { signInAsNewStaff, shareSession } from '../support/staff'

/** A draft on its real page: for staff, beside the form, and for a colleague without an account. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** A post that is published in English and a draft in Spanish. */
async function makePost(title: string): Promise<{ id: string; slug: string }> {
  const staff = await signedIn('team')
  const slug = `preview-${crypto.randomUUID().slice(0, 8)}`
  const send = async (method: string, path: string, data: object) => {
    const response = await staff.fetch(`/api/posts${path}`, { method, data })
    expect(response.ok(), await response.text()).toBe(true)
    return (await response.json()) as { doc: { id: string } }
  }
  const words = (text: string) => ({ title: text, excerpt: text, content: documentOfText(text), slug })
  const { doc } = await send('POST', '?locale=en', { ...words(title), _status: 'published' })
  await send('PATCH', `/${doc.id}?locale=es&draft=true`, words(`${title} es`))
  return { id: doc.id, slug }
}

// A link that was revoked is gone, and so is a draft without it.
test.use({ expectedError: /status of 404.*\/blog\/|status of 410.*\/preview\// })

const bar = (page: Page, name: string) => page.getByRole('complementary', { name })

test('a draft is shared with a colleague who has no account', { tag: '@once' }, async ({ page, browser }) => {
  const title = `Shared draft ${crypto.randomUUID().slice(0, 8)}`
  const { id, slug } = await makePost(title)
  await shareSession(page, 'admin')
  await page.goto(`/api/preview?document=posts:${id}&language=es`)
  await expect(page).toHaveURL(new RegExp(`/es/blog/${slug}$`))
  await expect(page.getByRole('heading', { level: 1, name: `${title} es` })).toBeVisible()
  const staffBar = bar(page, previewEs.name)
  await expect(staffBar.getByText(previewEs.states.draft)).toBeVisible()
  await expect(page.getByRole('link', { name: previewEs.editPage })).toBeHidden()
  await staffBar.getByRole('button', { name: previewEs.share }).click()
  const panel = page.getByRole('dialog', { name: previewEs.sharing.title })
  await expect(panel.getByRole('textbox')).toHaveValue(/\/es\/preview\//)
  await panel.getByRole('button', { name: '1 día' }).click()
  await panel.getByRole('button', { name: previewEs.sharing.copy }).click()
  await expect(panel.getByRole('button', { name: previewEs.sharing.copied })).toBeVisible()
  const link = await panel.getByRole('textbox').inputValue()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await page.keyboard.press('Escape')
  await expect(staffBar.getByRole('button', { name: previewEs.share })).toBeFocused()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(new URL(link).pathname)
  await expect(guest.getByRole('heading', { level: 1, name: `${title} es` })).toBeVisible()
  const guestBar = bar(guest, previewEs.name)
  await expect(guestBar.getByText(/^De .*, disponible hasta el/)).toBeVisible()
  for (const name of [previewEs.share, previewEs.edit])
    await expect(guestBar.getByText(name, { exact: true })).toBeHidden()
  await expect(guestBar.getByRole('navigation', { name: previewEs.language })).toBeHidden()
  await expectAccessible(guest)

  await staffBar.getByRole('button', { name: previewEs.share }).click()
  await panel.getByRole('button', { name: previewEs.sharing.revoke.open }).click()
  await expectAccessible(page)
  await panel.getByRole('button', { name: previewEs.sharing.revoke.confirm, exact: true }).click()
  await expect(page.getByText(previewEs.sharing.revoke.done)).toBeVisible()
  await expect(panel.getByRole('textbox')).not.toHaveValue(link)
  await guest.reload()
  await expect(guest.getByText(`${title} es`)).toBeHidden()
  await guest.goto(new URL(link).pathname)
  await expect(guest.getByRole('heading', { name: previewEs.links.ended.title })).toBeVisible()
  await guest.goto(new URL(await panel.getByRole('textbox').inputValue()).pathname)
  await guestBar.getByRole('link', { name: previewEs.leave }).click()
  await expect(guest).toHaveURL(/\/es$/)
  await page.close()
  await (await signedIn('team')).delete(`/api/posts/${id}`)
})

test(
  'staff go from a page to its form and its preview, see it on a phone, and leave',
  { tag: '@once' },
  async ({ page }) => {
    const title = `Own draft ${crypto.randomUUID().slice(0, 8)}`
    const { id, slug } = await makePost(title)
    await shareSession(page, 'admin')
    await page.goto(`/blog/${slug}`)
    await page.getByRole('link', { name: previewEn.editPage }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/collections/posts/${id}\\?locale=en`))

    await page.goto(`/api/preview?document=posts:${id}&language=es`)
    const staffBar = bar(page, previewEs.name)
    await staffBar.getByRole('button', { name: previewEs.phone }).click()
    const phone = page.frameLocator(`iframe[title="${previewEs.frame}"]`)
    await expect(phone.getByRole('heading', { level: 1, name: `${title} es` })).toBeVisible()
    await expect(phone.getByRole('complementary', { name: previewEs.name })).toBeHidden()
    await staffBar.getByRole('button', { name: previewEs.desktop }).click()

    await staffBar.getByRole('link', { name: 'EN' }).click()
    await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`))
    await bar(page, previewEn.name).getByRole('link', { name: previewEn.leave }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(bar(page, previewEn.name)).toBeHidden()
    await page.close()
    await (await signedIn('team')).delete(`/api/posts/${id}`)
  },
)

test('the editor shows the page beside the form, as it saves itself', { tag: '@once' }, async ({ page }) => {
  const title = `Beside ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await makePost(title)
  await page.setViewportSize({ width: 1440, height: 900 })
  // Payload remembers for each account that the page is shown beside the form.
  await signInAsNewStaff(page, 'en')
  await page.goto(`/admin/collections/posts/${id}?locale=es`)
  await expect(page.getByRole('link', { name: 'Preview', exact: true })).toBeVisible()
  await page.getByRole('button', { name: adminEn.payload.general.livePreview }).click()
  const frame = page.locator('iframe').contentFrame()
  await expect(frame.getByRole('heading', { level: 1, name: `${title} es` })).toBeVisible()
  const data = { title: `${title} saved` }
  await page
    .getByRole('textbox', { name: /^(Title|Título)/ })
    .first()
    .fill(data.title)
  await expect(frame.getByRole('heading', { level: 1, name: data.title })).toBeVisible({ timeout: 30_000 })
  await page.close()
  await (await signedIn('team')).delete(`/api/posts/${id}`)
})
