import { plausibleSettings, fakePlausible, thirdPartyRequests, useTool } from '../support/analytics'
import { consentPage, firstTouch, visits } from '../support/consent'
import { fillContact, leadOf, successToast } from '../support/contact-form'
import { expect, expectAccessible, localePath, openPage, test } from '../support/e2e'
import { message } from '../support/http'

// All tests of this file and of consent-bar.spec.ts need the same settings (playwright.config.ts).
test.beforeAll(() => useTool(plausibleSettings))

for (const { device, use, locale } of visits)
  test.describe(`consent (${locale.language}, ${device})`, { tag: device === 'phone' ? '@long' : [] }, () => {
    test.use(use)
    const { path, prefix, t, contact, bar, decide, settings, privacy, contactLink, send } =
      consentPage(locale)

    test('counts each page and each lead once after consent', async ({ page, context }) => {
      const { events, names, served } = await fakePlausible(context)
      await page.goto(
        localePath(prefix, '/about?utm_source=anuncio&utm_campaign=octubre&email=a@b.example'),
        {
          referer: 'https://www.example.com/search?q=secret',
        },
      )
      await decide(page, 'accept')
      await expect(bar(page)).toBeHidden()
      await expect.poll(names).toEqual(['pageview'])
      await privacy(page).click()
      await expect(page).toHaveURL(/privacy-policy$/)
      await contactLink(page).click()
      await expect(page).toHaveURL(/\/contact$/)
      await expect.poll(names).toEqual(['pageview', 'pageview', 'pageview'])
      const data = await send(page)
      await expect.poll(names).toEqual(['pageview', 'pageview', 'pageview', 'Lead'])
      await send(page)
      await expect.poll(names).toEqual(['pageview', 'pageview', 'pageview', 'Lead', 'Lead'])
      expect(served.count).toBe(1)
      const lead = events.find(({ n }) => n === 'Lead')
      expect(lead).toMatchObject({ d: 'puente.example', u: page.url() })
      for (const word of Object.values(data)) expect(JSON.stringify(events)).not.toContain(word)
      expect(await leadOf(data.email)).toMatchObject({
        first_touch_source: 'anuncio',
        first_touch_campaign: 'octubre',
        first_touch_referrer: 'www.example.com',
        first_touch_landing_page: localePath(prefix, '/about'),
        first_touch_at: expect.any(Date) as Date,
      })
      const cookie = await firstTouch(page)
      expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', httpOnly: false })
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(days).toBeGreaterThan(179)
      expect(days).toBeLessThanOrEqual(180)
      expect(decodeURIComponent(cookie?.value ?? '')).not.toMatch(/secret|a@b/)
      // On the next page load nothing is asked, and the first visit is kept.
      await openPage(page, `${path}?utm_source=otro`)
      await expect.poll(() => names().slice(5)).toEqual(['pageview'])
      await expect(bar(page)).toBeHidden()
      const next = await send(page)
      expect(await leadOf(next.email)).toMatchObject({ utm_source: 'otro', first_touch_source: 'anuncio' })
    })

    test('counts a lead that is sent before the script has loaded', async ({ page, context }) => {
      const { events, names, served, hold } = await fakePlausible(context)
      const arrive = hold()
      await openPage(page, path)
      await decide(page, 'accept')
      await expect.poll(() => served.count).toBe(1)
      await send(page)
      expect(events).toEqual([])
      arrive()
      await expect.poll(() => names().sort()).toEqual(['Lead', 'pageview'])
    })

    test.describe('when the response is lost', () => {
      test.use({ expectedError: /Failed to load resource.*api\/lead-capture/ })

      test('counts a lead once that is sent twice', async ({ page, context }) => {
        const { names } = await fakePlausible(context)
        await openPage(page, path)
        await decide(page, 'accept')
        await expect.poll(names).toEqual(['pageview'])
        let tries = 0
        await page.route('**/api/lead-capture', async (route) => {
          tries += 1
          // The request reaches the server, and the response is lost.
          if (tries === 1) await route.fetch()
          await (tries === 1 ? route.abort() : route.continue())
        })
        const data = message()
        await fillContact(page, data)
        await page.getByRole('button', { name: contact.form.send }).click()
        await expect(page.getByRole('alert').getByText(contact.toast.failed)).toBeVisible()
        expect(names()).toEqual(['pageview'])
        await page.getByRole('button', { name: contact.form.send }).click()
        await expect(successToast(page, contact.toast.successTitle)).toBeVisible()
        await expect.poll(names).toEqual(['pageview', 'Lead'])
        expect(await leadOf(data.email)).toBeDefined()
      })
    })

    test('loads and stores nothing after a refusal, and does not ask again', async ({ page }) => {
      const elsewhere = thirdPartyRequests(page)
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

    test('stops in every tab when consent is withdrawn', async ({ page, context }) => {
      const { names } = await fakePlausible(context)
      await openPage(page, path)
      await decide(page, 'accept')
      await expect.poll(names).toEqual(['pageview'])
      const other = await context.newPage()
      await openPage(other, path)
      await expect.poll(names).toEqual(['pageview', 'pageview'])
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

      const started = [page, other].map(thirdPartyRequests)
      for (const tab of [page, other]) {
        const data = await send(tab)
        expect(await leadOf(data.email)).toMatchObject({ first_touch_at: null })
        await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await privacy(tab).click()
        await expect(tab).toHaveURL(/privacy-policy$/)
      }
      expect(started).toEqual([[], []])
      expect(names()).toEqual(['pageview', 'pageview'])

      // Consent given again, on the privacy page, counts again.
      await page.getByRole('main').getByRole('button', { name: t.settings }).click()
      await decide(page, 'accept')
      await page.goBack()
      await expect(page).toHaveURL(/contact$/)
      await expect.poll(names).toEqual(['pageview', 'pageview', 'pageview'])
      expect(await firstTouch(page)).toBeDefined()
    })
  })
