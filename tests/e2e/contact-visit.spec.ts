import { expect, fillContact, leadOf, openPage, test } from '../support/e2e'
import { message } from '../support/http'

test('the campaign survives navigation and a change of language', async ({ page, isMobile }) => {
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
    source: 'Contact Form',
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'spring',
    utm_term: 'a',
    utm_content: 'b',
    language: 'es',
    metadata: { service_interest: '', page_url: page.url() },
  })
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible()
  expect(await leadOf(data.email)).toMatchObject({ utm_campaign: 'spring' })
})

test('a link that was copied badly does not cost the message', { tag: '@once' }, async ({ page }) => {
  const long = 'x'.repeat(2_500)
  await openPage(page, `/contact?utm_source=a%0Ab%00&utm_campaign=${long}&gclid=${long}`)
  const data = message()
  await fillContact(page, data)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent!')).toBeVisible()
  expect(await leadOf(data.email)).toMatchObject({ utm_source: 'a b', utm_campaign: 'x'.repeat(200) })
})

test.describe('a toast', () => {
  test.use({ expectedError: /Failed to load resource/ })

  test('moves nothing, and leaves when it is closed', async ({ page }) => {
    await openPage(page, '/contact')
    await page.route('**/api/lead-capture', (route) => route.abort())
    await fillContact(page, message())
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await page.getByRole('button', { name: 'Send Message' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'There was an issue' })
    await expect(alert).toBeVisible()
    expect(await height()).toBe(before)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(alert).toBeHidden()
  })
})

test('the timing token is fetched at the first touch, not before', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/form-token') && asked.push(request.url()))
  await openPage(page, '/contact')
  expect(asked).toEqual([])
  const token = page.waitForResponse('**/api/form-token')
  await page.locator('[name=name]').focus()
  expect((await token).status()).toBe(200)
})
