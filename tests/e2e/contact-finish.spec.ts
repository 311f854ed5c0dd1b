import type { Locator, Page } from '@playwright/test'

import { contactField, failureMessage, fillContact, finishPanel, leadOf } from '../support/contact-form'
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  languageOf,
  localePath,
  locales,
  openPage,
  test,
} from '../support/e2e'
import { message } from '../support/http'

const draft = {
  name: 'Ana Quispe',
  email: 'ana@example.com',
  phone: '+51 1 555 0101',
  company: 'Panadería Ñandú',
  service_interest: 'seo',
  message: 'Primera línea\nSegunda línea',
} as const

async function expectDraft(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(draft) as [keyof typeof draft, string][])
    await expect(contactField(page, name)).toHaveValue(value)
}

/** Expects that a toast covers no link or button of the panel, not even one at the bottom of the window, where toasts are. */
async function expectUncovered(panel: Locator, toast: Locator): Promise<void> {
  // It stays while the pointer rests on it.
  await toast.hover()
  const controls = panel.getByRole('link').or(panel.getByRole('button'))
  const covered = async () => {
    const [at, ...boxes] = await Promise.all(
      [toast, ...(await controls.all())].map((part) => part.boundingBox()),
    )
    return boxes.filter(
      (box) =>
        at &&
        box &&
        box.x < at.x + at.width &&
        box.x + box.width > at.x &&
        box.y < at.y + at.height &&
        box.y + box.height > at.y,
    ).length
  }
  await expect.poll(covered).toBe(0)
  await controls.last().evaluate((control) => control.scrollIntoView(false))
  await expect.poll(covered).toBe(0)
}

for (const { language, prefix, tag, contact, layout } of locales)
  test.describe(`after the contact form (${language})`, { tag }, () => {
    const path = localePath(prefix, '/contact')
    const { toast, form, failure, sent, thanks } = contact
    const submit = (page: Page) => page.getByRole('button', { name: form.send }).click()

    test('a panel stays, under no toast: what was sent, who answers and until when, and a post to read', async ({
      page,
    }) => {
      await openPage(page, path)
      await fillContact(page, message())
      await submit(page)
      const panel = finishPanel(page, toast.successTitle)
      await expect(panel).toBeFocused()
      await expect(panel).toContainText(toast.success)
      // It begins below the header.
      const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)
      await expect.poll(() => topOf(panel)).toBeGreaterThan(60)
      await expect.poll(() => topOf(panel)).toBeLessThan(400)
      await expectUncovered(panel, page.getByRole('status').filter({ hasText: toast.successTitle }))
      await expect(panel).toContainText(sent.reply.text.replace('{people}, ', ''))
      const tomorrow = new Intl.DateTimeFormat(language, { weekday: 'long' }).format(Date.now() + 86_400_000)
      await expect(panel.getByRole('time')).toContainText(tomorrow)
      await expect(page.getByRole('button', { name: form.send })).toHaveCount(0)
      // Nothing leads to a field of the form that is gone.
      await expect(page.getByRole('main').locator('a[href^="#"]').filter({ visible: true })).toHaveCount(0)
      const post = panel.getByRole('link', { name: sent.read.replace('{title}', '') })
      expect(await post.getAttribute('href')).toMatch(new RegExp(`^${prefix}/blog/[a-z0-9-]+$`))
      // The toast leaves, unless the pointer rests on it; the panel does not.
      await page.mouse.move(0, 0)
      await expect(page.getByRole('status').filter({ hasText: toast.successTitle })).toHaveCount(0)
      await expect(panel).toBeVisible()
      await expectAccessible(page)
      await expectAccessibleInDark(page)
      await panel.getByRole('button', { name: thanks.again }).click()
      await expect(contactField(page, 'name')).toBeFocused()
      await expect(contactField(page, 'message')).toHaveValue('')
      await page.reload()
      await expect(contactField(page, 'message')).toHaveValue('')
    })

    test.describe('when it fails', () => {
      // What else the page asks for meanwhile, such as the styles of placeholders, fails without a connection, too.
      test.use({ expectedError: /Failed to load resource.*(api\/lead-capture|ERR_INTERNET_DISCONNECTED)/ })

      test('is announced without a connection', { tag: '@once' }, async ({ page, context }) => {
        await openPage(page, path)
        await fillContact(page, draft)
        // Filling it in has loaded what the toast needs.
        await page.waitForLoadState('networkidle')
        await context.setOffline(true)
        await submit(page)
        await expect(page.getByRole('alert').getByText(toast.failed)).toBeVisible()
        await context.setOffline(false)
      })

      test(
        'the failure stays beside the button, with an email that has the text',
        { tag: '@once' },
        async ({ page }) => {
          await openPage(page, path)
          await page.route('**/api/lead-capture', (route) => route.abort())
          await fillContact(page, draft)
          await submit(page)
          const slip = failureMessage(page, failure.title)
          await expect(slip).toContainText(toast.failed)
          const link = slip.getByRole('link')
          await expect(link).toHaveText(/@/)
          const mail = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('body')
          for (const text of [draft.name, draft.phone, draft.company, form.services.seo])
            expect(await mail()).toContain(text)
          expect(await mail()).toContain('Primera línea\r\nSegunda línea')
          await contactField(page, 'message').fill('Corrected')
          await expect.poll(mail).toContain('Corrected')
          await expectAccessible(page)
          await expectAccessibleInDark(page)
          await expect(page.getByRole('alert').filter({ hasText: toast.failed })).toHaveCount(0)
          await expect(slip).toBeVisible()
          // A new attempt removes it, and the toast.
          await page.unroute('**/api/lead-capture')
          const held = Promise.withResolvers<undefined>()
          await page.route('**/api/lead-capture', async (route) => {
            await held.promise
            await route.abort()
          })
          await submit(page)
          await expect(page.getByRole('button', { name: form.sending })).toBeVisible()
          await expect(slip).toHaveCount(0)
          held.resolve(undefined)
          await expect(slip).toBeVisible()
        },
      )

      test('no error toast is left while it is being sent again', { tag: '@once' }, async ({ page }) => {
        await openPage(page, path)
        await submit(page)
        await expect(page.getByRole('alert').getByText(toast.required)).toBeVisible()
        await fillContact(page, message())
        const held = Promise.withResolvers<undefined>()
        await page.route('**/api/lead-capture', async (route) => {
          await held.promise
          await route.abort()
        })
        await submit(page)
        await expect(page.getByRole('button', { name: form.sending })).toBeVisible()
        await expect(page.getByRole('alert').filter({ hasText: toast.required })).toHaveCount(0)
        held.resolve(undefined)
      })
    })

    test('nothing typed is lost by a reload, Back, or the language', async ({ page }) => {
      await openPage(page, path)
      await fillContact(page, draft)
      await page.reload()
      await expectDraft(page)
      await page.getByRole('contentinfo').getByRole('link', { name: layout.about, exact: true }).click()
      await expect(page).toHaveURL(localePath(prefix, '/about'))
      await page.goBack()
      await expectDraft(page)
      const other = language === 'en' ? 'Español' : 'English'
      await page.getByRole('banner').getByRole('link', { name: other }).first().click()
      await expect.poll(() => languageOf(page)).not.toBe(language)
      await expectDraft(page)
    })

    test('what was sent is not restored', { tag: '@once' }, async ({ page }) => {
      await openPage(page, path)
      const data = message()
      await fillContact(page, data)
      await submit(page)
      await expect(finishPanel(page, toast.successTitle)).toBeVisible()
      expect(await leadOf(data.email)).toBeDefined()
      // A link to the contact page brings the form back.
      await page.getByRole('contentinfo').getByRole('link', { name: layout.contact, exact: true }).click()
      await expect(contactField(page, 'name')).toHaveValue('')
      await expect(finishPanel(page, toast.successTitle)).toHaveCount(0)
      await page.reload()
      await expect(contactField(page, 'name')).toHaveValue('')
    })

    test('a link that names a service selects it in the form', { tag: '@once' }, async ({ page }) => {
      await openPage(page, `${path}#service-webdev`)
      await expect(page).toHaveURL(path)
      await expect(contactField(page, 'service_interest')).toHaveValue('webdev')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.reload()
      await expect(contactField(page, 'service_interest')).toHaveValue('webdev')
    })
  })

test('on a phone the form comes before phone and offices', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/contact')
  const top = async (name: RegExp, role: 'link' | 'textbox' | 'heading') =>
    (await page.getByRole('main').getByRole(role, { name }).first().boundingBox())?.y ?? NaN
  const field = await top(/^Name/, 'textbox')
  expect(field).toBeLessThan(await top(/@/, 'link'))
  expect(field).toBeLessThan(await top(/offices/i, 'heading'))
  expect(field).toBeLessThan(812)
})
