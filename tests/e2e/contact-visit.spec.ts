import { contactField, fillContact, finishPanel, leadOf } from '../support/contact-form'
import { expect, openPage, test } from '../support/e2e'
import { message } from '../support/http'
import { withLastingToasts } from '../support/timers'

test('a lead keeps the campaign across pages and languages', async ({ page, isMobile }) => {
  await openPage(
    page,
    '/?utm_source=newsletter&utm_medium=email&utm_campaign=spring&utm_term=a&utm_content=b',
  )
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = isMobile ? page.getByRole('dialog') : page.getByRole('banner')
  await menu.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await page.getByRole('link', { name: 'Español' }).first().click()
  await expect(page).toHaveURL(/\/es\/contact/)
  await openPage(page, page.url())
  const data = message()
  await fillContact(page, data)
  const request = page.waitForRequest('**/api/lead-capture')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  const body = (await request).postDataJSON() as Record<string, unknown>
  expect(body).toMatchObject({
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'spring',
    utm_term: 'a',
    utm_content: 'b',
    language: 'es',
    metadata: { service_interest: '', page_url: page.url() },
  })
  await expect(finishPanel(page, '¡Mensaje enviado!')).toBeVisible()
  expect(await leadOf(data.email)).toMatchObject({ utm_campaign: 'spring' })
})

test('a malformed campaign link does not lose the message', { tag: '@once' }, async ({ page }) => {
  const long = 'x'.repeat(2_500)
  await openPage(page, `/contact?utm_source=a%0Ab%00&utm_campaign=${long}&gclid=${long}`)
  const data = message()
  await fillContact(page, data)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(finishPanel(page, 'Message Sent!')).toBeVisible()
  expect(await leadOf(data.email)).toMatchObject({ utm_source: 'a b', utm_campaign: 'x'.repeat(200) })
})

test.describe('a toast', () => {
  test.use({ expectedError: /Failed to load resource.*api\/lead-capture/ })

  test('does not shift the page, and closes', { tag: '@once' }, async ({ page }) => {
    await withLastingToasts(page)
    await openPage(page, '/contact')
    await page.route('**/api/lead-capture', (route) => route.abort())
    await fillContact(page, message())
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await page.getByRole('button', { name: 'Send Message' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'There was an issue' })
    await expect(alert).toBeVisible()
    const withToast = await height()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(alert).toBeHidden()
    expect(await height()).toBe(withToast)
  })
})

test('the form token is fetched on first focus', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/form-token') && asked.push(request.url()))
  await openPage(page, '/contact')
  expect(asked).toEqual([])
  const token = page.waitForResponse('**/api/form-token')
  await contactField(page, 'name').focus()
  expect((await token).status()).toBe(200)
})
