import type { Request, Route } from '@playwright/test'

import { env } from '@/env'
import en from '@/messages/en/saving.json' with { type: 'json' }
import formEn from '@/messages/en/postForm.json' with { type: 'json' }
import { AUTOSAVE_MS } from '@/features/saving/saving-rules'
import { expect, test } from '../support/e2e'
import { password, rows, signedIn } from '../support/http'
import { bar, onWrite, openPost, saves, shot, storedTitle, title } from '../support/post-form'
import { newStaff, shareSession } from '../support/staff'
import { changeTimers } from '../support/timers'

/** What the form of a post says of its words while the network, the session, the server and a colleague get in the way. */

test.use({
  viewport: { width: 1440, height: 900 },
  expectedError: /Failed to load resource|fetch|ERR_|status of|#441|An unexpected response was received/,
})

test(
  'words are saved a moment after the last key, and the bar says so',
  { tag: '@once' },
  async ({ page }) => {
    // Later, so that a busy machine sees what is said before.
    await changeTimers(page, { from: AUTOSAVE_MS, to: 6_000 })
    const { id } = await openPost(page)
    await title(page).fill('Kept one')
    await expect(bar(page)).toHaveAttribute('data-state', 'unsaved')
    await expect(bar(page).getByRole('status')).toContainText(`${en.unsaved} ${en.kept}`)
    await expect(bar(page)).toHaveAttribute('data-state', 'saved')
    expect(await storedTitle(id)).toBe('Kept one')
    await shot(page, 'saved')

    // Cmd or Ctrl S doesn't wait.
    await title(page).fill('Kept two')
    await page.keyboard.press('Control+s')
    await expect(bar(page)).toHaveAttribute('data-state', 'saved')
    expect(await storedTitle(id)).toBe('Kept two')
  },
)

test(
  'what is no confirmed save is a failure, with the words kept and tried again',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const { id } = await openPost(page)
    const draft = saves(id)
    const answers: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort(),
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
      (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to the network</h1>' }),
      (route) =>
        route.fulfill({
          status: 200,
          json: { message: 'Saved', doc: { id, updatedAt: '2001-01-01T00:00:00.000Z' } },
        }),
      (route) => route.fulfill({ status: 429, json: { errors: [{ message: 'Too many' }] } }),
    ]
    for (const answer of answers) {
      await page.route(draft, onWrite(answer))
      const words = `Not lost ${crypto.randomUUID()}`
      await title(page).fill(words)
      await expect(bar(page)).toHaveAttribute('data-state', 'failed')
      await expect(bar(page).getByRole('status')).toContainText(en.notSaved)
      await expect(bar(page).getByRole('status')).toContainText(en.retry.kept)
      // An explicit save says the specified text, once, and opens no dialog.
      await page
        .getByRole('region', { name: formEn.publish })
        .getByLabel(formEn.status)
        .selectOption('published')
      await page.getByRole('button', { name: formEn.update }).click()
      await expect(page.getByText(formEn.failed.save)).toHaveCount(1)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(title(page)).toHaveValue(words)
      expect(await storedTitle(id)).not.toBe(words)
      await shot(page, 'failed')
      await page.unroute(draft)
      await bar(page).getByRole('button', { name: en.tryNow }).click()
      await expect(bar(page)).toHaveAttribute('data-state', /again|saved/)
      expect(await storedTitle(id)).toBe(words)
      await expect(page.getByText(formEn.failed.save)).toHaveCount(0)
    }
  },
)

test(
  'whoever is signed out signs in over the post, and the words are saved',
  { tag: '@once' },
  async ({ page }) => {
    const { id, email } = await openPost(page)
    await rows('update users set reset_password_token = null where email = $1', [email])
    await rows('delete from users_sessions where _parent_id = (select id from users where email = $1)', [
      email,
    ])
    await title(page).fill('Typed without a session')
    const dialog = page.getByRole('dialog', { name: en.dialog.title })
    await expect(dialog).toBeVisible()
    await expect(bar(page).getByRole('status')).toContainText(en.signedOut)
    await shot(page, 'signed-out')
    await dialog.getByLabel(en.dialog.password).fill('not the password')
    await dialog.getByRole('button', { name: en.dialog.submit }).click()
    await expect(dialog.getByText(en.dialog.errors.mismatch)).toBeVisible()
    await dialog.getByLabel(en.dialog.password).fill(password)
    await dialog.getByRole('button', { name: en.dialog.submit }).click()
    await expect(dialog).toBeHidden()
    await expect(bar(page)).toHaveAttribute('data-state', /again|saved/)
    expect(await storedTitle(id)).toBe('Typed without a session')
    await expect(title(page)).toBeFocused()
  },
)

test(
  'a colleague is named before the first key; who is taken over keeps the words',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.slow()
    const { id } = await openPost(page)
    await title(page).fill('Ana writes')
    await expect(bar(page)).toHaveAttribute('data-state', 'saved')
    const other = await browser.newPage()
    await shareSession(other, await newStaff('en', 'team', 'Andrés Quispe'))
    await other.goto(`/admin/collections/posts/${id}?locale=en`)
    await expect(bar(other)).toHaveAttribute('data-state', 'locked')
    await expect(bar(other).getByRole('status')).toContainText('Ana Ruiz is writing here.')
    await expect(title(other)).toBeDisabled()
    await shot(other, 'locked')
    // What Ana saves appears.
    await title(page).fill('Ana writes on')
    await expect(title(other)).toHaveValue('Ana writes on', { timeout: 30_000 })
    await bar(other).getByRole('button', { name: en.takeOver }).click()
    const asked = other.getByRole('dialog')
    await expect(asked.getByRole('button', { name: en.keepReading })).toBeFocused()
    await shot(other, 'take-over')
    // Ana does not know yet.
    await page.route('**/api/document-lock?*', (route) => route.abort())
    await asked.getByRole('button', { name: en.takeOver }).click()
    await expect(title(other)).toBeEnabled()
    await title(page).fill('Ana writes too late')
    await page.unroute('**/api/document-lock?*')
    await expect(bar(page)).toHaveAttribute('data-state', 'taken', { timeout: 20_000 })
    await expect(bar(page).getByRole('status')).toContainText('Andrés Quispe took over at')
    await expect(title(page)).toHaveValue('Ana writes too late')
    await expect(title(page)).toBeDisabled()
    await bar(page).getByRole('button', { name: en.compare }).click()
    await expect(page.getByRole('region', { name: /Your words compared with Andrés Quispe/ })).toContainText(
      'too late',
    )
    await shot(page, 'taken')
    expect(await storedTitle(id)).toBe('Ana writes on')
  },
)

test(
  'a field of a block that is filled at once and left is in the document',
  { tag: '@once' },
  async ({ page }) => {
    test.slow()
    const staff = await signedIn('team')
    const block = { blockType: 'pullquote', text: 'A quick answer tells more.' }
    const children = [{ type: 'block', version: 2, format: '', fields: block }]
    const content = { root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children } }
    const made = await staff.post('/api/posts?locale=en&draft=true', { data: { title: 'Blocks', content } })
    const { id } = ((await made.json()) as { doc: { id: string } }).doc
    await shareSession(page, await newStaff('en'))
    await page.goto(`/admin/collections/posts/${id}?locale=en`)
    await expect(bar(page)).toHaveAttribute('data-state', 'saved')
    // The server answers the form late, in any order.
    let count = 0
    let unanswered = 0
    const isCall = (request: Request) => request.method() === 'POST' && request.url().includes('/admin/')
    page.on('request', (request) => (unanswered += Number(isCall(request))))
    const answered = (request: Request) => void (unanswered -= Number(isCall(request)))
    page.on('requestfinished', answered)
    page.on('requestfailed', answered)
    await page.route(
      (url) => url.pathname.startsWith('/admin/'),
      async (route) => {
        if (route.request().method() === 'POST')
          await new Promise((resolve) => setTimeout(resolve, (count++ % 3) * 600))
        await route.continue()
      },
    )
    const quote = page.getByRole('region', { name: 'Pull quote' })
    await quote.locator('[data-act=toggle]').click()
    const field = quote.locator('[data-block-fields] :is(textarea, input)').first()
    const pauses = env.E2E_LONG ? [0, 50, 200, 300, 500, 700, 1_000] : [0, 300, 1_000]
    for (const pause of pauses) {
      const words = `Filled and left after ${pause} ms`
      await field.fill(words)
      // The pause is the input: who writes leaves at another moment of the autosave each time.
      await page.waitForTimeout(pause)
      await title(page).click()
      await page.keyboard.press('Control+s')
      await expect
        .poll(async () =>
          JSON.stringify(await (await staff.get(`/api/posts/${id}?locale=en&draft=true&depth=0`)).json()),
        )
        .toContain(words)
    }
    // The last answer puts nothing older back.
    await expect.poll(() => unanswered).toBe(0)
    await expect(bar(page)).toHaveAttribute('data-state', 'saved')
    const last = await (await staff.get(`/api/posts/${id}?locale=en&draft=true&depth=0`)).text()
    expect(last).toContain('Filled and left after 1000 ms')
  },
)
