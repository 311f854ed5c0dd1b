import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { message, password, rows, signedIn, visitor } from '../support/http'

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/admin/login')
  await page.locator('input[name=email]').fill(`${name}@puente.example`)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await expect(page).not.toHaveURL(/login/)
}

async function arrivedLead() {
  const data = message()
  await (
    await visitor()
  ).post('/api/lead-capture', { data: { ...data, language: 'es', utm_campaign: 'spring' } })
  const [lead] = await rows<{ id: string }>('select id from leads where email = $1', [data.email])
  return { ...data, id: lead?.id ?? '' }
}

const historyOf = (id: string) =>
  rows('select type, data from lead_activities where lead_id = $1 order by created_at', [id])

test('staff find a lead with its history, move it on and delete it', async ({ page, isMobile }) => {
  const lead = await arrivedLead()
  await signIn(page, 'team')
  await page.goto('/admin/collections/leads')
  if (!isMobile) await expect(page.getByRole('cell', { name: lead.email })).toBeVisible()
  await page.goto(`/admin/collections/leads/${lead.id}`)
  await expect(page.getByRole('heading', { name: lead.name })).toBeVisible()
  const history = page.locator('table')
  await expect(history.getByText(lead.message)).toBeVisible()

  await page.locator('#field-status .rs__control').click()
  await page.locator('.rs__option').nth(2).click()
  await page.locator('#field-notes').fill('Prefers to be called.')
  await page.locator('#action-save').click()
  await expect.poll(async () => (await historyOf(lead.id)).length).toBe(3)
  expect((await historyOf(lead.id)).slice(1)).toEqual([
    { type: 'status_change', data: { new_status: 'qualified' } },
    { type: 'note_added', data: { note: 'Prefers to be called.' } },
  ])
  await page.reload()
  await expect(history.getByText('Prefers to be called.')).toBeVisible()

  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await page.locator('#confirm-action').click()
  await expect.poll(() => rows('select id from leads where id = $1', [lead.id])).toEqual([])
  expect(await historyOf(lead.id)).toEqual([])
})

test('assigning and unassigning in the admin stand in the history', { tag: '@once' }, async ({ page }) => {
  const lead = await arrivedLead()
  await signIn(page, 'admin')
  await page.goto(`/admin/collections/leads/${lead.id}`)
  const field = page.locator('#field-assignedTo')
  await field.locator('.rs__control').click()
  await page.locator('.rs__option', { hasText: 'team@puente.example' }).click()
  await page.locator('#action-save').click()
  await expect.poll(async () => (await historyOf(lead.id)).length).toBe(2)
  await page.reload()
  await field.locator('.clear-indicator').click()
  await page.locator('#action-save').click()
  await expect.poll(async () => (await historyOf(lead.id)).length).toBe(3)
  expect((await historyOf(lead.id)).slice(1)).toEqual([
    { type: 'note_added', data: { assigned_to: 'Lucía Fernández' } },
    { type: 'note_added', data: { unassigned: true } },
  ])
})

test('an editor writes a post, publishes it, and visitors read it', { tag: '@once' }, async ({ page }) => {
  const title = `Written by hand ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'team')
  await page.goto('/admin/collections/posts/create')
  await page.locator('#field-title').fill(title)
  await page.locator('[data-lexical-editor=true]').click()
  await page.keyboard.type('Words for everybody.')
  await page.locator('#action-save').click()
  const found = () =>
    rows<{ id: string; slug: string }>('select _parent_id id, slug from posts_locales where title = $1', [
      title,
    ])
  await expect.poll(found).toHaveLength(1)
  const [post] = await found()
  await page.goto(`/blog/${post?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('Words for everybody.')).toBeVisible()
  await (await signedIn('team')).delete(`/api/posts/${post?.id}`)
})

const screens = ['globals/home-page', 'globals/team', 'globals/figures', 'globals/privacy-page']
const creations = [
  'categories',
  'testimonials',
  'blog-images',
  'site-images',
  'testimonial-images',
  'redirects',
]

test(
  'every screen of the content opens, in the language of who edits',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(90_000)
    await signIn(page, 'admin')
    for (const path of [...screens, ...creations.map((slug) => `collections/${slug}/create`)]) {
      await page.goto(`/admin/${path}`)
      await expect(page.locator('#action-save'), path).toBeVisible()
    }
    await page.goto('/admin/collections/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  },
)

test.describe('the hint', { tag: '@once' }, () => {
  // The admin asks for a preference once more while it signs out.
  test.use({ expectedError: /status of 404.*payload-preferences/ })

  test('comes with signing in and goes with signing out', async ({ page, context }) => {
    await signIn(page, 'admin')
    const hint = async () => (await context.cookies()).find(({ name }) => name === 'puente_hint')?.value
    expect(await hint()).toBe('admin')
    await page.goto('/admin/logout')
    await expect.poll(hint).toBeUndefined()
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/login/)
  })
})

test('a client is not let into the admin', { tag: '@once' }, async ({ page }) => {
  await page.goto('/admin/login')
  await page.locator('input[name=email]').fill('client@puente.example')
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.goto('/admin/collections/leads')
  await expect(page.locator('table')).toHaveCount(0)
})

test('a link from elsewhere arrives signed in', { tag: '@once' }, async ({ page }) => {
  await signIn(page, 'team')
  const lead = await arrivedLead()
  const target = `${new URL(page.url()).origin}/admin/collections/leads/${lead.id}`
  // Another origin, as the page of a mailbox is.
  await page.goto(`data:text/html,<title>Mail</title><a href="${target}">lead</a>`)
  await page.getByText('lead').click()
  await expect(page.getByRole('heading', { name: lead.name })).toBeVisible()
})

test('an admin enters a client and an invoice, and finds them under one heading', async ({ page }) => {
  await signIn(page, 'admin')
  const lastName = `Huamán ${crypto.randomUUID().slice(0, 8)}`
  const email = `${lastName.slice(-8)}@example.com`
  await page.goto('/admin/collections/clients/create')
  await page.locator('#field-firstName').fill('Rosa')
  await page.locator('#field-lastName').fill(lastName)
  await page.locator('#field-email').fill(email.toUpperCase())
  await page.locator('#action-save').click()
  const found = () =>
    rows<{ id: string; name: string }>('select id, name from clients where email = $1', [email])
  await expect.poll(found).toHaveLength(1)
  const [client] = await found()
  expect(client?.name).toBe(`Rosa ${lastName}`)

  const number = `INV-${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/admin/collections/invoices/create')
  await page.locator('#field-invoiceNumber').fill(number)
  await page.locator('#field-client .rs__input').fill(lastName)
  await page.locator('.rs__option', { hasText: lastName }).click()
  await page.locator('#field-description').fill('Google Ads, March')
  await page.locator('#field-amount').fill('1450.50')
  await page.locator('#field-dueDate input').fill('04/01/2026')
  await page.keyboard.press('Enter')
  await page.locator('#action-save').click()
  const invoices = () =>
    rows('select amount::int, currency, status, client_id from invoices where invoice_number = $1', [number])
  await expect
    .poll(invoices)
    .toEqual([{ amount: 145_050, currency: 'USD', status: 'pending', client_id: client?.id }])
  await page.goto(`/admin/collections/invoices?search=${number}`)
  await expect(page.getByText('$1,450.50').first()).toBeVisible()
  const group = page.locator('.nav-group', { hasText: 'Client work' })
  for (const name of ['Clients', 'Proposals', 'Sent versions', 'Invoices'])
    await expect(group).toContainText(name)
})
