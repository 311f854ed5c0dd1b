import { requestsElsewhere, startPlausible, useTool } from '../support/analytics'
import { firstTouch, onConsent, visits } from '../support/consent'
import { address, expect, expectAccessible, fillContact, leadOf, openPage, test } from '../support/e2e'
import { message } from '../support/http'

/** The settings are one for all: these tests run by themselves, one after the other (playwright.config.ts). */

let plausible: Awaited<ReturnType<typeof startPlausible>>
test.beforeAll(async () => {
  plausible = await startPlausible()
  await useTool(plausible.settings)
})
test.afterAll(async () => {
  await useTool({ tool: 'none' })
  await plausible.stop()
})
test.beforeEach(() => plausible.reset())
/** Without what it says of documents that are left. */
const said = () => plausible.said.map(({ n }) => n).filter((name) => name !== 'engagement')

for (const { body, use, face } of visits)
  test.describe(`consent (${face.language}, ${body})`, () => {
    test.use(use)
    const { path, prefix, t, contact, bar, decide, settings, privacy, contactLink, send } = onConsent(face)

    test('after a yes each page counts once, and each lead', async ({ page }) => {
      await page.goto(address(prefix, '/about?utm_source=anuncio&utm_campaign=octubre&email=a@b.example'), {
        referer: 'https://www.example.com/search?q=secret',
      })
      await decide(page, 'accept')
      await expect(bar(page)).toBeHidden()
      await expect.poll(said).toEqual(['pageview'])
      await privacy(page).click()
      await expect(page).toHaveURL(/privacy-policy$/)
      await contactLink(page).click()
      await expect(page).toHaveURL(/\/contact$/)
      await expect.poll(said).toEqual(['pageview', 'pageview', 'pageview'])
      const data = await send(page)
      await expect.poll(said).toEqual(['pageview', 'pageview', 'pageview', 'Lead'])
      await send(page)
      await expect.poll(said).toEqual(['pageview', 'pageview', 'pageview', 'Lead', 'Lead'])
      expect(plausible.served.count).toBe(1)
      const lead = plausible.said.find(({ n }) => n === 'Lead')
      expect(lead).toMatchObject({ d: 'puente.example', u: page.url() })
      for (const word of Object.values(data)) expect(JSON.stringify(plausible.said)).not.toContain(word)
      expect(await leadOf(data.email)).toMatchObject({
        first_touch_source: 'anuncio',
        first_touch_campaign: 'octubre',
        first_touch_referrer: 'www.example.com',
        first_touch_landing_page: address(prefix, '/about'),
        first_touch_at: expect.any(Date) as Date,
      })
      const cookie = await firstTouch(page)
      expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', httpOnly: false })
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(days).toBeGreaterThan(179)
      expect(days).toBeLessThanOrEqual(180)
      expect(decodeURIComponent(cookie?.value ?? '')).not.toMatch(/secret|a@b/)
      // The next document: nothing is asked, the first visit stays the first.
      await openPage(page, `${path}?utm_source=otro`)
      await expect.poll(() => said().slice(5)).toEqual(['pageview'])
      await expect(bar(page)).toBeHidden()
      const next = await send(page)
      expect(await leadOf(next.email)).toMatchObject({ utm_source: 'otro', first_touch_source: 'anuncio' })
    })

    test('a lead that arrives before the script is not lost', async ({ page }) => {
      const arrive = plausible.hold()
      await openPage(page, path)
      await decide(page, 'accept')
      await expect.poll(() => plausible.served.count).toBe(1)
      await send(page)
      expect(plausible.said).toEqual([])
      arrive()
      await expect.poll(() => said().sort()).toEqual(['Lead', 'pageview'])
    })

    test.describe('when the answer is lost', () => {
      test.use({ expectedError: /Failed to load resource/ })

      test('a second try of the same lead counts once', async ({ page }) => {
        await openPage(page, path)
        await decide(page, 'accept')
        await expect.poll(said).toEqual(['pageview'])
        let tries = 0
        await page.route('**/api/lead-capture', async (route) => {
          tries += 1
          // It reaches the server; its answer does not reach the visitor.
          if (tries === 1) await route.fetch()
          await (tries === 1 ? route.abort() : route.continue())
        })
        const data = message()
        await fillContact(page, data)
        await page.getByRole('button', { name: contact.form.send }).click()
        await expect(page.getByText(contact.toast.failed)).toBeVisible()
        expect(said()).toEqual(['pageview'])
        await page.getByRole('button', { name: contact.form.send }).click()
        await expect(page.getByText(contact.toast.successTitle)).toBeVisible()
        await expect.poll(said).toEqual(['pageview', 'Lead'])
        expect(await leadOf(data.email)).toBeDefined()
      })
    })

    test('after a no nothing is loaded or kept, and it is not asked again', async ({ page }) => {
      const elsewhere = requestsElsewhere(page)
      await openPage(page, path)
      await decide(page, 'decline')
      await expect(bar(page)).toBeHidden()
      await openPage(page, `${path}?utm_source=x`)
      const data = await send(page)
      await expect(bar(page)).toBeHidden()
      expect(elsewhere).toEqual([])
      expect(await firstTouch(page)).toBeUndefined()
      expect(await leadOf(data.email)).toMatchObject({ first_touch_at: null })
    })

    test('a yes that is taken back ends everything at once, in every tab', async ({ page, context }) => {
      await openPage(page, path)
      await decide(page, 'accept')
      await expect.poll(said).toEqual(['pageview'])
      const other = await context.newPage()
      await openPage(other, path)
      await expect.poll(said).toEqual(['pageview', 'pageview'])
      expect(await firstTouch(page)).toBeDefined()

      await settings(page).click()
      await expect(bar(page)).toBeFocused()
      await expect(bar(page)).toContainText(t.now.yes)
      await expectAccessible(page)
      await decide(page, 'decline')
      await expect(bar(page)).toBeHidden()
      await expect(settings(page)).toBeFocused()
      await expect(page.getByText(t.done.no)).toBeAttached()
      await expect.poll(() => firstTouch(page)).toBeUndefined()

      const begun = [page, other].map(requestsElsewhere)
      for (const tab of [page, other]) {
        const data = await send(tab)
        expect(await leadOf(data.email)).toMatchObject({ first_touch_at: null })
        await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await privacy(tab).click()
        await expect(tab).toHaveURL(/privacy-policy$/)
      }
      expect(begun).toEqual([[], []])
      expect(said()).toEqual(['pageview', 'pageview'])

      // And given again, on the privacy page, it counts again.
      await page.locator('#measuring').scrollIntoViewIfNeeded()
      await page.getByRole('main').getByRole('button', { name: t.settings }).click()
      await decide(page, 'accept')
      await page.goBack()
      await expect(page).toHaveURL(/contact$/)
      await expect.poll(said).toEqual(['pageview', 'pageview', 'pageview'])
      expect(await firstTouch(page)).toBeDefined()
    })
  })
