import type { Page } from '@playwright/test'

import { slugOf } from '@/lib/slug'
import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import adminEs from '@/messages/es/admin.json' with { type: 'json' }
import postFormEs from '@/messages/es/postForm.json' with { type: 'json' }
import translationEs from '@/messages/es/translation.json' with { type: 'json' }
import {
  adminField,
  followInMenu,
  openAdmin,
  richTextEditor,
  saveInAdmin,
  selectInAdmin,
  signInToAdmin,
} from '../support/admin'
import { expect, test } from '../support/e2e'
import { message, rows, signedIn, site, visitor } from '../support/http'
import { newInvoice } from '../support/portal'
import { shareSession } from '../support/staff'

async function captureLead() {
  const data = message()
  await (
    await visitor()
  ).post('/api/lead-capture', { data: { ...data, language: 'es', utm_campaign: 'spring' } })
  const [lead] = await rows<{ id: string }>('select id from leads where email = $1', [data.email])
  return { ...data, id: lead?.id ?? '' }
}

const historyOf = (id: string) =>
  rows('select type, data from lead_activities where lead_id = $1 order by created_at', [id])

test(
  'staff find a lead with its history, change it, assign it and delete it',
  { tag: '@once' },
  async ({ page }) => {
    test.slow()
    const lead = await captureLead()
    await shareSession(page, 'team')
    // Leads of other tests fill the first page.
    await page.goto(`/admin/collections/leads?search=${encodeURIComponent(lead.email)}`)
    await expect(page.getByRole('cell', { name: lead.email })).toBeVisible()
    await page.goto(`/admin/collections/leads/${lead.id}`)
    await expect(page.getByRole('heading', { name: lead.name })).toBeVisible()
    const history = page.getByRole('table')
    await expect(history.getByText(lead.message)).toBeVisible()

    await selectInAdmin(page, 'status', adminEs.leads.statuses.qualified)
    await page.getByLabel(adminEs.leads.notes).fill('Prefers to be called.')
    await saveInAdmin(page)
    await expect.poll(async () => (await historyOf(lead.id)).length).toBe(3)
    expect((await historyOf(lead.id)).slice(1)).toEqual([
      { type: 'status_change', data: { new_status: 'qualified' } },
      { type: 'note_added', data: { note: 'Prefers to be called.' } },
    ])
    await page.reload()
    await expect(history.getByText('Prefers to be called.')).toBeVisible()

    // Found by the name, whose parts are in two columns.
    await selectInAdmin(page, 'assignedTo', 'Lucía Fernández', 'lucía fern')
    await saveInAdmin(page)
    await expect.poll(async () => (await historyOf(lead.id)).length).toBe(4)
    await page.reload()
    const assignee = adminField(page, 'assignedTo')
    await expect(assignee).toContainText('Lucía Fernández')
    await assignee.getByRole('combobox').press('Backspace')
    await expect(assignee).not.toContainText('Lucía Fernández')
    await saveInAdmin(page)
    await expect.poll(async () => (await historyOf(lead.id)).length).toBe(5)
    expect((await historyOf(lead.id)).slice(3)).toEqual([
      { type: 'note_added', data: { assigned_to: 'Lucía Fernández' } },
      { type: 'note_added', data: { unassigned: true } },
    ])

    await page.getByRole('main').getByRole('button', { name: adminEs.markup.actions }).click()
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
    await expect.poll(() => rows('select id from leads where id = $1', [lead.id])).toEqual([])
    expect(await historyOf(lead.id)).toEqual([])
  },
)

/** Types the address of a picture of another site, which then shows, and removes it. */
async function showsPictureByAddress(page: Page): Promise<void> {
  const address = 'https://pictures.example/bridge.svg'
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>'
  await page.route(address, (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  const field = page.getByLabel(adminEs.posts.featuredImageUrl)
  await field.fill(address)
  const picture = page.getByRole('img', { name: adminEs.posts.pictureByAddress.preview })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
  await page.getByRole('button', { name: adminEs.posts.pictureByAddress.remove, exact: true }).click()
  await expect(picture).toHaveCount(0)
  await expect(field).toHaveValue('')
}

test(
  'a category has the name of the language in which the post is open',
  { tag: '@once' },
  async ({ page }) => {
    const [post] = await rows<{ id: string; en: string; es: string }>(
      `select posts.id, en.name as en, es.name as es from posts
     join categories_locales en on en._parent_id = posts.category_id and en._locale = 'en'
     join categories_locales es on es._parent_id = posts.category_id and es._locale = 'es'
     where en.name <> es.name limit 1`,
    )
    await shareSession(page, 'team')
    await page.goto(`/admin/collections/posts/${post?.id}?locale=en`)
    const category = adminField(page, 'category')
    await expect(category).toContainText(post?.en ?? '')
    await page
      .getByRole('navigation', { name: translationEs.bridge.label })
      .getByRole('link', { name: 'Español' })
      .click()
    await expect(page).toHaveURL(/locale=es/)
    await expect(category).toContainText(post?.es ?? '')
    await expect(category).not.toContainText(post?.en ?? '')
  },
)

test('an editor writes and publishes a post that visitors can read', { tag: '@once' }, async ({ page }) => {
  const title = `Written by hand ${crypto.randomUUID().slice(0, 8)}`
  await shareSession(page, 'team')
  await page.goto('/admin/collections/posts/create?locale=en')
  await page.getByRole('textbox', { name: new RegExp(`^${adminEs.posts.title}\\s*\\*`) }).fill(title)
  // The slug is there before anything is saved.
  await expect(page.getByLabel(adminEs.posts.slug)).toHaveValue(slugOf(title))
  await showsPictureByAddress(page)
  await richTextEditor(page).click()
  await page.keyboard.type('Words for everyone.')
  await page.getByRole('combobox', { name: postFormEs.status }).selectOption('published')
  await page.getByRole('button', { name: postFormEs.create }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar en inglés' }).click()
  await expect(page.getByText('Publicado en inglés.')).toBeVisible()
  const found = () =>
    rows<{ id: string; slug: string }>('select _parent_id id, slug from posts_locales where title = $1', [
      title,
    ])
  await expect.poll(found).toHaveLength(1)
  const [post] = await found()
  await page.goto(`/blog/${post?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('Words for everyone.')).toBeVisible()
  await (await signedIn('team')).delete(`/api/posts/${post?.id}`)
})

const globals = ['home-page', 'team', 'figures', 'privacy-page']
const collections = ['categories', 'blog-images', 'site-images', 'testimonial-images', 'redirects']

test(
  'every content screen opens in the language of the editor',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    test.slow()
    await shareSession(page, 'admin')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await page.goto('/admin/collections/testimonials/create')
    await expect(save).toBeVisible()
    await followInMenu(page, '/admin/collections/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    for (const slug of globals) {
      await followInMenu(page, `/admin/globals/${slug}`)
      await expect(page.getByRole('button', { name: 'Publish in English' }), slug).toBeVisible()
    }
    for (const slug of collections) {
      await followInMenu(page, `/admin/collections/${slug}`)
      await page.getByRole('link', { name: 'Create new' }).first().click()
      await expect(page).toHaveURL(/create/)
      await expect(save, slug).toBeVisible()
    }
  },
)

test.describe('the cookie that hints at a session', { tag: '@once' }, () => {
  // The admin requests a preference once more while it signs out.
  test.use({ expectedError: /status of 404.*payload-preferences/ })

  test('is set on sign-in and removed on sign-out', async ({ page, context }) => {
    await openAdmin(page, 'admin')
    const hint = async () => (await context.cookies()).find(({ name }) => name === 'puente_hint')?.value
    expect(await hint()).toBe('admin')
    // Opening the page, as a link on another site would, ends nothing.
    await page.goto('/admin/logout')
    await page.getByRole('heading', { name: adminEn.signOut.title }).waitFor()
    expect(await hint()).toBe('admin')
    await page.getByRole('button', { name: adminEn.payload.authentication.logOut }).first().click()
    // The page goes there by itself, which would end a visit that began before.
    await page.waitForURL(/\/admin\/login/)
    expect(await hint()).toBeUndefined()
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/login/)
  })
})

test('a client cannot open the admin', { tag: '@once' }, async ({ page }) => {
  await signInToAdmin(page, 'client')
  await page.goto('/admin/collections/leads')
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('a link from another origin opens signed in', { tag: '@once' }, async ({ page }) => {
  await shareSession(page, 'team')
  const lead = await captureLead()
  const target = `${site}/admin/collections/leads/${lead.id}`
  // Another origin, as that of a webmail.
  await page.goto(`data:text/html,<title>Mail</title><a href="${target}">lead</a>`)
  await page.getByText('lead').click()
  await expect(page.getByRole('heading', { name: lead.name })).toBeVisible()
})

test(
  'an admin enters a client, and finds it and its invoice under what people do',
  { tag: '@once' },
  async ({ page }) => {
    test.slow()
    await shareSession(page, 'admin')
    const lastName = `Huamán ${crypto.randomUUID().slice(0, 8)}`
    const email = `${lastName.slice(-8)}@example.com`
    await page.goto('/admin/collections/clients/create')
    await page.getByLabel(/^First name/).fill('Rosa')
    await page.getByLabel(/^Last name/).fill(lastName)
    await page.getByLabel(/^Email/).fill(email.toUpperCase())
    await saveInAdmin(page)
    const found = () =>
      rows<{ id: string; name: string }>('select id, name from clients where email = $1', [email])
    await expect.poll(found).toHaveLength(1)
    const [client] = await found()
    expect(client?.name).toBe(`Rosa ${lastName}`)

    // Invoices are issued in the page of the client; their list is to be read.
    const { number, id } = await newInvoice(client?.id ?? '', { amount: 145_050 })
    await page.goto(`/admin/collections/invoices?search=${number}`)
    await expect(page.getByText('$1,450.50').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create new' })).toHaveCount(0)
    await page.goto(`/admin/collections/invoices/${id}`)
    await expect(page.getByLabel(/^Number/)).toHaveValue(number)
    await expect(page.getByLabel(/^Number/)).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await page.goto(`/admin/collections/invoices?search=${number}`)
    await expect(page.getByRole('complementary')).toContainText(
      /Sell\s*Proposals.*Serve\s*Clients\s*Invoices/s,
    )
  },
)
