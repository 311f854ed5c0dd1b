import {
  contactField,
  failureMessage,
  fillContact,
  finishPanel,
  leadOf,
  successToast,
} from '../support/contact-form'
import { emailsAbout, expect, expectAccessible, localePath, locales, openPage, test } from '../support/e2e'
import { message, rows } from '../support/http'

for (const { language, prefix, tag, contact } of locales)
  test.describe(`the contact form (${language})`, { tag }, () => {
    const path = localePath(prefix, '/contact')
    const { toast, form, errors } = contact

    test('stores a lead with its history and sends two emails', async ({ page }) => {
      await openPage(page, `${path}?utm_source=google&utm_campaign=talleres`)
      const data = message()
      await fillContact(page, {
        ...data,
        phone: '+52 55 5555 0101',
        company: 'Taller',
        service_interest: 'webdev',
      })
      await page.getByRole('button', { name: form.send }).click()
      await expect(successToast(page, toast.successTitle)).toContainText(toast.success)
      await expectAccessible(page)

      const lead = await leadOf(data.email)
      expect(lead).toMatchObject({
        language,
        utm_campaign: 'talleres',
        service_interest: 'webdev',
        source_name: 'Contact Form',
      })
      const history = await rows('select type, data from lead_activities where lead_id = $1', [lead?.id])
      expect(history).toMatchObject([
        { type: 'form_submit', data: { message: data.message, service_interest: 'webdev' } },
      ])

      await expect.poll(async () => (await emailsAbout(data.email)).length, { timeout: 30_000 }).toBe(2)
      const emails = await emailsAbout(data.email)
      const acknowledgement = emails.find(({ to }) => to[0]?.address === data.email)
      expect(acknowledgement?.text).toContain(language === 'es' ? 'Gracias' : 'Thank')
      expect(acknowledgement?.html).toContain(`lang="${language}"`)
    })

    test('shows what is missing and sends nothing', async ({ page }) => {
      await openPage(page, path)
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByText(toast.required)).toBeVisible()
      await expect(page.getByText(toast.errorTitle, { exact: true })).toBeVisible()
      for (const field of ['name', 'email', 'message'] as const) {
        await expect(contactField(page, field)).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByText(errors.required[field])).toBeVisible()
      }
      await expect(contactField(page, 'name')).toBeFocused()
      await expectAccessible(page)
      expect(sent).toEqual([])
    })

    test('replaces the toast of a failure with that of the success', { tag: '@once' }, async ({ page }) => {
      await openPage(page, path)
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByText(toast.required)).toBeVisible()
      await fillContact(page, message())
      await page.getByRole('button', { name: form.send }).click()
      await expect(successToast(page, toast.successTitle)).toBeVisible()
      await expect(page.getByText(toast.required)).toHaveCount(0)
    })

    test('refuses an incomplete email address', { tag: '@once' }, async ({ page }) => {
      await openPage(page, path)
      await fillContact(page, { ...message(), email: 'ana@' })
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByText(errors.email)).toBeVisible()
      await expect(page.getByText(toast.invalid)).toBeVisible()
      await expect(contactField(page, 'email')).toBeFocused()
    })

    test.describe('when the server finds a fault', () => {
      test.use({ expectedError: /status of 400.*api\/lead-capture/ })

      test('shows it next to its field and accepts the corrected form', async ({ page }) => {
        await openPage(page, path)
        const data = message()
        await fillContact(page, data)
        const company = contactField(page, 'company')
        // The browser accepts this value, and the server refuses it.
        await company.evaluate((input: HTMLInputElement) => (input.value = 'a\u0000b'))
        await page.getByRole('button', { name: form.send }).click()
        await expect(page.getByText(errors.invalid)).toBeVisible()
        await expect(page.getByRole('alert').getByText(toast.invalid)).toBeVisible()
        await expect(company).toHaveAttribute('aria-invalid', 'true')
        await expect(company).toBeFocused()
        await expect(contactField(page, 'message')).toHaveValue(data.message)
        expect(await leadOf(data.email)).toBeUndefined()
        await company.fill('Taller')
        await expect(page.getByText(errors.invalid)).toBeHidden()
        await page.getByRole('button', { name: form.send }).click()
        await expect(successToast(page, toast.successTitle)).toBeVisible()
        expect(await leadOf(data.email)).toBeDefined()
      })

      test('reports a general failure for a fault that no field shows', async ({ page }) => {
        await openPage(page, path)
        await page.route('**/api/lead-capture', (route) =>
          route.fulfill({
            status: 400,
            json: { success: false, error: 'invalid', fields: { utm_source: 'invalid' } },
          }),
        )
        await fillContact(page, message())
        await page.getByRole('button', { name: form.send }).click()
        await expect(page.getByRole('alert').getByText(toast.failed)).toBeVisible()
      })
    })

    test.describe('when it cannot be sent', () => {
      test.use({ expectedError: /Failed to load resource.*api\/lead-capture/ })

      for (const [name, response, text] of [
        ['the server fails', 500, toast.failed],
        ['the network fails', 'abort', toast.failed],
        ['too many messages were sent', 429, toast.too_many],
      ] as const)
        test(`keeps what was typed when ${name}`, async ({ page }) => {
          await openPage(page, path)
          await page.route('**/api/lead-capture', (route) =>
            response === 'abort'
              ? route.abort()
              : route.fulfill({
                  status: response,
                  json: { success: false, error: response === 429 ? 'too_many' : 'failed' },
                }),
          )
          const data = message()
          await fillContact(page, data)
          await page.getByRole('button', { name: form.send }).click()
          await expect(page.getByRole('alert').getByText(text)).toBeVisible()
          await expect(failureMessage(page, contact.failure.title)).toContainText(text)
          await expect(contactField(page, 'message')).toHaveValue(data.message)
          await page.unroute('**/api/lead-capture')
          await page.getByRole('button', { name: form.send }).click()
          await expect(finishPanel(page, toast.successTitle)).toBeVisible()
          expect(await leadOf(data.email)).toBeDefined()
        })
    })

    test('shows that it is sending and sends once', { tag: '@once' }, async ({ page }) => {
      await openPage(page, path)
      const held = Promise.withResolvers<undefined>()
      await page.route('**/api/lead-capture', async (route) => {
        await held.promise
        await route.continue()
      })
      const data = message()
      await fillContact(page, data)
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByRole('button', { name: form.sending })).toHaveAttribute('aria-disabled', 'true')
      held.resolve(undefined)
      await expect(finishPanel(page, toast.successTitle)).toBeVisible()
      expect(await rows('select id from leads where email = $1', [data.email])).toHaveLength(1)
    })

    test('can be used with the keyboard alone', { tag: '@keyboard' }, async ({ page }) => {
      await openPage(page, path)
      const data = message()
      await contactField(page, 'name').focus()
      for (const text of [data.name, data.email, data.message, '', '', '']) {
        if (text) await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
      await expect(page.getByRole('button', { name: form.send })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(finishPanel(page, toast.successTitle)).toBeVisible()
    })

    test('offers every service', async ({ page }) => {
      await openPage(page, path)
      const options = contactField(page, 'service_interest').getByRole('option')
      await expect(options).toHaveText([form.choose, ...Object.values(form.services)])
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('stores a lead and confirms it', async ({ page }) => {
        await page.goto(`${path}?utm_campaign=boletin`)
        const data = message()
        await fillContact(page, { ...data, service_interest: 'seo' })
        await page.getByRole('button', { name: form.send }).click()
        await expect(page).toHaveURL(localePath(prefix, '/contact/thanks'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(toast.successTitle)
        expect(await leadOf(data.email)).toMatchObject({
          language,
          service_interest: 'seo',
          utm_campaign: 'boletin',
        })
      })

      test('returns the filled-in form with its errors', async ({ page, context }) => {
        await page.goto(path)
        const data = message()
        await fillContact(page, { ...data, email: 'ana@nowhere', company: '<script>alert(1)</script>' })
        await page.getByRole('button', { name: form.send }).click()
        await expect(page).toHaveURL(localePath(prefix, '/contact/retry'))
        await expect(page.getByRole('alert')).toHaveText(toast.invalid)
        await expect(page.getByText(errors.email)).toBeVisible()
        await expect(contactField(page, 'name')).toHaveValue(data.name)
        await expect(contactField(page, 'company')).toHaveValue('<script>alert(1)</script>')
        expect((await context.cookies()).find(({ name }) => name === 'form_draft')).toMatchObject({
          httpOnly: true,
        })
        await fillContact(page, { email: data.email })
        await page.getByRole('button', { name: form.send }).click()
        await expect(page).toHaveURL(localePath(prefix, '/contact/thanks'))
        expect(await leadOf(data.email)).toBeDefined()
      })

      test('explains that the draft has expired', async ({ page }) => {
        await page.goto(localePath(prefix, '/contact/retry'))
        await expect(page.getByRole('alert')).toHaveText(contact.retry.gone)
      })
    })
  })
