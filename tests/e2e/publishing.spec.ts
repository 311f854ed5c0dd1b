import type { Page } from '@playwright/test'

import savingEn from '@/messages/en/saving.json' with { type: 'json' }
import { expect, test } from '../support/e2e'
import { documentOfText } from '../support/fixtures'
import { rows, signedIn } from '../support/http'
import { shareSession } from '../support/staff'

/**
 * Publishing one language, both, and restoring a version, on the screens of the admin. The admin's account reads English.
 */

test.use({ viewport: { width: 1280, height: 900 } })

/** A post that is published in English, with drafts in both languages. Returns its id. */
async function makePost(title: string): Promise<string> {
  const staff = await signedIn('team')
  const send = async (method: string, path: string, data: object) => {
    const response = await staff.fetch(`/api/posts${path}`, { method, data })
    expect(response.ok(), await response.text()).toBe(true)
    return (await response.json()) as { doc: { id: string } }
  }
  const words = (text: string) => ({ title: text, content: documentOfText(text) })
  const { doc } = await send('POST', '?locale=en', { ...words(title), _status: 'published' })
  await send('PATCH', `/${doc.id}?locale=en&draft=true`, { title: `${title} changed` })
  await send('PATCH', `/${doc.id}?locale=es&draft=true`, words(`${title} es`))
  return doc.id
}

const published = (id: string) =>
  rows(
    'select _locale::text as language, title from posts_locales where _parent_id = $1 and _status = $2 order by 1',
    [id, 'published'],
  )

const writersOf = async (id: string) => {
  const writers = await rows<{ email: string }>(
    `select email from payload_locked_documents_rels post
      join payload_locked_documents_rels writer using (parent_id)
      join users on users.id = writer.users_id
    where post.posts_id = $1`,
    [id],
  )
  return writers.map(({ email }) => email)
}

const open = (page: Page, id: string, language: string) =>
  page.goto(`/admin/collections/posts/${id}?locale=${language}`)

test.describe('publishing', { tag: '@once' }, () => {
  // A post that its test has deleted is still open in the page.
  test.use({ expectedError: /status of 404.*api\/post-publication/ })

  test('affects the chosen language only, or both when both are chosen', async ({ page }) => {
    test.slow()
    const title = `Per language ${crypto.randomUUID().slice(0, 8)}`
    const id = await makePost(title)
    await shareSession(page, 'admin')
    await open(page, id, 'es')
    const card = page.getByRole('region', { name: /^Publish/ })
    const dialog = page.getByRole('dialog')
    await card.getByLabel('Status').selectOption('published')
    await card.getByRole('button', { name: 'Update Post' }).click()
    await expect(dialog.getByText('Stays as it is. Your edits wait in the draft.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Publish in Spanish' }).click()
    await expect(page.getByText('Published in Spanish.')).toBeVisible()
    await expect(card.getByRole('link', { name: /^\/es\/blog/ })).toBeVisible()
    expect(await published(id)).toEqual([
      { language: 'en', title },
      { language: 'es', title: `${title} es` },
    ])

    await page.goto(`/admin/collections/posts?search=${encodeURIComponent(title)}`)
    await expect(page.getByText('English: Published, with unpublished changes')).toBeVisible()
    await expect(page.getByText('Spanish: Published', { exact: true })).toBeVisible()

    await open(page, id, 'en')
    await card.getByRole('button', { name: 'Update Post' }).click()
    await dialog.getByRole('radio', { name: /^Both languages/ }).check()
    await expect(dialog.getByRole('button', { name: 'Publish Both Languages' })).toBeDisabled()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Publish Both Languages' }).click()
    await expect(page.getByText('Published in both languages.')).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(await published(id)).toMatchObject([{ title: `${title} changed` }, { title: `${title} es` }])

    await card.getByRole('button', { name: 'Schedule' }).click()
    await dialog.getByRole('button', { name: 'Schedule in English' }).click()
    await expect(card.getByRole('list', { name: 'Scheduled' })).toContainText('English goes live on')
    await card.getByRole('button', { name: 'Cancel' }).click()
    await expect(card.getByRole('list', { name: 'Scheduled' })).toHaveCount(0)

    await card.getByLabel('Status').selectOption('draft')
    await card.getByRole('button', { name: 'Update Post' }).click()
    await dialog.getByRole('button', { name: 'Unpublish in English' }).click()
    await expect.poll(() => published(id)).toEqual([{ language: 'es', title: `${title} es` }])
    await page.close()
    await (await signedIn('team')).delete(`/api/posts/${id}`)
  })

  test('restores one language of a version as a draft', async ({ page }) => {
    const title = `Restored ${crypto.randomUUID().slice(0, 8)}`
    const id = await makePost(title)
    const [version] = await rows<{ id: string }>(
      'select id from _posts_v where parent_id = $1 order by created_at limit 1',
      [id],
    )
    await shareSession(page, 'admin')
    await page.goto(`/admin/collections/posts/${id}/versions/${version?.id}?locale=en`)
    await expect(page.getByRole('button', { name: 'Restore this version' })).toBeHidden()
    await page.getByRole('button', { name: 'Restore in English as a Draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore in English as a Draft' }).click()
    await expect(page).toHaveURL(new RegExp(`/posts/${id}`))
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title)
    expect(await published(id)).toEqual([{ language: 'en', title }])
    await page.close()
    await (await signedIn('team')).delete(`/api/posts/${id}`)
  })

  test('tells who is writing a post, and whoever takes it over gives it back on leaving', async ({
    page,
  }) => {
    const id = await makePost(`Locked ${crypto.randomUUID().slice(0, 8)}`)
    const team = await signedIn('team')
    const address = `/api/posts/${id}?locale=en&draft=true&autosave=true`
    expect((await team.fetch(address, { method: 'PATCH', data: { title: 'Being written' } })).ok()).toBe(true)
    await shareSession(page, 'admin')
    await open(page, id, 'en')
    await expect(page.getByRole('region', { name: savingEn.label })).toContainText(/is writing/)
    await page.getByRole('button', { name: savingEn.takeOver }).click()
    await page.getByRole('dialog').getByRole('button', { name: savingEn.takeOver }).click()
    await expect.poll(() => writersOf(id)).toEqual(['admin@puente.example'])
    await page.goto('/admin')
    await expect.poll(() => writersOf(id)).toEqual([])
    await page.close()
    await team.delete(`/api/posts/${id}`)
  })

  test('offers no bulk edits of posts', async ({ page }) => {
    await shareSession(page, 'admin')
    await page.goto('/admin/collections/posts')
    await page.getByRole('checkbox').nth(1).check()
    await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible()
    // 'Publish' is also the name of a group of the navigation.
    const outside = page.locator('button:not(nav button)')
    for (const name of ['Edit', 'Publish', 'Unpublish'])
      await expect(page.getByRole('button', { name, exact: true }).and(outside)).toHaveCount(0)
  })
})
