import {
  address,
  expect,
  expectAccessible,
  faces,
  fillContact,
  leadOf,
  mailsAbout,
  openPage,
  test,
} from '../support/e2e'
import { message, rows } from '../support/http'

for (const { language, prefix, contact } of faces)
  test.describe(`the contact form (${language})`, () => {
    const path = address(prefix, '/contact')
    const { toast, form, faults } = contact

    test('keeps a lead with its history, and both mails follow', async ({ page }) => {
      await openPage(page, `${path}?utm_source=google&utm_campaign=talleres`)
      const data = message()
      await fillContact(page, {
        ...data,
        phone: '+52 55 5555 0101',
        company: 'Taller',
        service_interest: 'webdev',
      })
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByText(toast.successTitle)).toBeVisible()
      await expect(page.getByText(toast.success)).toBeVisible()
      await expect(page.locator('[name=email]')).toHaveValue('')
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

      await expect.poll(async () => (await mailsAbout(data.email)).length, { timeout: 30_000 }).toBe(2)
      const mails = await mailsAbout(data.email)
      const acknowledgement = mails.find(({ to }) => to[0]?.address === data.email)
      expect(acknowledgement?.text).toContain(language === 'es' ? 'Gracias' : 'Thank')
      expect(acknowledgement?.html).toContain(`lang="${language}"`)
    })

    test('says what is missing and sends nothing', async ({ page }) => {
      await openPage(page, path)
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByText(toast.required)).toBeVisible()
      await expect(page.getByText(toast.errorTitle, { exact: true })).toBeVisible()
      for (const field of ['name', 'email', 'message'] as const) {
        await expect(page.locator(`[name=${field}]`)).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByText(faults.required[field])).toBeVisible()
      }
      await expect(page.locator('[name=name]')).toBeFocused()
      await expectAccessible(page)
      expect(sent).toEqual([])
    })

    test('says the last thing alone', async ({ page }) => {
      await openPage(page, path)
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByText(toast.required)).toBeVisible()
      await fillContact(page, message())
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByText(toast.success)).toBeVisible()
      await expect(page.getByText(toast.required)).toHaveCount(0)
    })

    test('says that an address is not complete', async ({ page }) => {
      await openPage(page, path)
      await fillContact(page, { ...message(), email: 'ana@' })
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByText(faults.email)).toBeVisible()
      await expect(page.getByText(toast.invalid)).toBeVisible()
      await expect(page.locator('[name=email]')).toBeFocused()
    })

    test.describe('when the server finds a fault', { tag: '@once' }, () => {
      test.use({ expectedError: /status of 400/ })

      test('shows it at its field, and takes the mended form', async ({ page }) => {
        await openPage(page, path)
        const data = message()
        await fillContact(page, data)
        const company = page.locator('[name=company]')
        // A value that only the server sees as wrong.
        await company.evaluate((input: HTMLInputElement) => (input.value = 'a\u0001b'))
        await page.getByRole('button', { name: form.send }).click()
        await expect(page.getByText(faults.invalid)).toBeVisible()
        await expect(page.getByRole('alert').getByText(toast.invalid)).toBeVisible()
        await expect(company).toHaveAttribute('aria-invalid', 'true')
        await expect(company).toBeFocused()
        await expect(page.locator('[name=message]')).toHaveValue(data.message)
        expect(await leadOf(data.email)).toBeUndefined()
        await company.fill('Taller')
        await expect(page.getByText(faults.invalid)).toBeHidden()
        await page.getByRole('button', { name: form.send }).click()
        await expect(page.getByRole('status').getByText(toast.successTitle)).toBeVisible()
        expect(await leadOf(data.email)).toBeDefined()
      })

      test('does not send a visitor looking for a fault that no field shows', async ({ page }) => {
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

    test.describe('when it cannot be sent', { tag: '@once' }, () => {
      test.use({ expectedError: /Failed to load resource/ })

      for (const [name, play, text] of [
        ['the server fails', 500, toast.failed],
        ['the network fails', 'abort', toast.failed],
        ['too many were sent', 429, toast.too_many],
      ] as const)
        test(`keeps what was typed: ${name}`, async ({ page }) => {
          await openPage(page, path)
          await page.route('**/api/lead-capture', (route) =>
            play === 'abort'
              ? route.abort()
              : route.fulfill({
                  status: play,
                  json: { success: false, error: play === 429 ? 'too_many' : 'failed' },
                }),
          )
          const data = message()
          await fillContact(page, data)
          await page.getByRole('button', { name: form.send }).click()
          await expect(page.getByText(text)).toBeVisible()
          await expect(page.locator('[name=message]')).toHaveValue(data.message)
          await page.unroute('**/api/lead-capture')
          await page.getByRole('button', { name: form.send }).click()
          await expect(page.getByText(toast.successTitle)).toBeVisible()
          expect(await leadOf(data.email)).toBeDefined()
        })
    })

    test('shows that it is sending, and sends once', async ({ page }) => {
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
      await expect(page.getByText(toast.successTitle)).toBeVisible()
      expect(await rows('select id from leads where email = $1', [data.email])).toHaveLength(1)
    })

    test('works by keyboard alone', { tag: '@keyboard' }, async ({ page }) => {
      await openPage(page, path)
      const data = message()
      await page.locator('[name=name]').focus()
      for (const text of [data.name, data.email, '', '', '', data.message]) {
        if (text) await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
      await expect(page.getByRole('button', { name: form.send })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText(toast.successTitle)).toBeVisible()
    })

    test('offers every service', { tag: '@once' }, async ({ page }) => {
      await openPage(page, path)
      const options = page.locator('[name=service_interest] option')
      await expect(options).toHaveText([form.choose, ...Object.values(form.services)])
    })

    test.describe('without JavaScript', { tag: '@once' }, () => {
      test.use({ javaScriptEnabled: false })

      test('arrives and says so', async ({ page }) => {
        await page.goto(`${path}?utm_campaign=boletin`)
        const data = message()
        await fillContact(page, { ...data, service_interest: 'seo' })
        await page.getByRole('button', { name: form.send }).click()
        await expect(page).toHaveURL(address(prefix, '/contact/thanks'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(toast.successTitle)
        expect(await leadOf(data.email)).toMatchObject({
          language,
          service_interest: 'seo',
          utm_campaign: 'boletin',
        })
      })

      test('comes back filled in, with what to mend', async ({ page, context }) => {
        await page.goto(path)
        const data = message()
        await fillContact(page, { ...data, email: 'ana@nowhere', company: '<script>alert(1)</script>' })
        await page.getByRole('button', { name: form.send }).click()
        await expect(page).toHaveURL(address(prefix, '/contact/retry'))
        await expect(page.getByRole('alert')).toHaveText(toast.invalid)
        await expect(page.getByText(faults.email)).toBeVisible()
        await expect(page.locator('[name=name]')).toHaveValue(data.name)
        await expect(page.locator('[name=company]')).toHaveValue('<script>alert(1)</script>')
        expect((await context.cookies()).find(({ name }) => name === 'form_draft')).toMatchObject({
          httpOnly: true,
        })
        await fillContact(page, { email: data.email })
        await page.getByRole('button', { name: form.send }).click()
        await expect(page).toHaveURL(address(prefix, '/contact/thanks'))
        expect(await leadOf(data.email)).toBeDefined()
      })

      test('says that nothing is kept any more', async ({ page }) => {
        await page.goto(address(prefix, '/contact/retry'))
        await expect(page.getByRole('alert')).toHaveText(contact.retry.gone)
      })
    })
  })
