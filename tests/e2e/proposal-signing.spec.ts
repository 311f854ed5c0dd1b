import type { Page } from '@playwright/test'

import proposalsEn from '@/messages/en/proposals.json' with { type: 'json' }
import signingEn from '@/messages/en/signing.json' with { type: 'json' }
import proposalsEs from '@/messages/es/proposals.json' with { type: 'json' }
import signingEs from '@/messages/es/signing.json' with { type: 'json' }
import { authPages, expectToast, toastsOf } from '../support/auth-pages'
import { draw } from '../support/draw'
import { expect, expectAccessible, test } from '../support/e2e'
import { password, rows } from '../support/http'
import { newClient, newProposal, signInAs } from '../support/portal'
import { withLastingToasts } from '../support/timers'

const locales = [
  { language: 'en', prefix: '', tag: '@en', signing: signingEn, proposals: proposalsEn },
  { language: 'es', prefix: '/es', tag: '@es', signing: signingEs, proposals: proposalsEs },
] as const

const statusOf = async (id: string) =>
  (await rows<{ status: string }>('select status from proposals where id = $1', [id]))[0]?.status

// A signature is drawn in the pixels of the screen, of which a phone has more than CSS pixels.
test.use({ deviceScaleFactor: 2.625, expectedError: /status of 409.*api\/sign-proposal/ })

for (const { language, prefix, tag, signing, proposals } of locales)
  test.describe(`signing a proposal (${language})`, { tag }, () => {
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
    const agree = (page: Page) => page.getByRole('checkbox')

    async function open(page: Page) {
      const { client, email } = await newClient(language)
      const id = await newProposal(client, 'awaiting', { title: 'Citas y recordatorios', language })
      await signInAs(page, email)
      await page.goto(`${prefix}/proposal/${id}`)
      return id
    }

    test('with a drawn line, which survives rotating a phone', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      const id = await open(page)
      // It says what is missing, so it can be pressed while it is aria-disabled.
      await button(page, signing.submit).click({ force: true })
      await expect(page.getByText(signing.toasts.required.text)).toBeVisible()
      await expect(button(page, signing.submit)).toHaveAttribute('aria-disabled', 'true')
      await agree(page).check()
      // A finger needs the room.
      const pad = await page.getByRole('group', { name: signing.pad.label }).boundingBox()
      expect(pad?.height).toBe(200)
      const column = await button(page, signing.submit).boundingBox()
      expect([pad?.x, pad?.width]).toEqual([column?.x, column?.width])
      await draw(page, signing.pad.label)
      await expect(button(page, signing.submit)).not.toHaveAttribute('aria-disabled')
      await page.setViewportSize({ width: 812, height: 375 })
      await expect(button(page, signing.submit)).not.toHaveAttribute('aria-disabled')
      await expectAccessible(page)
      await button(page, signing.submit).click()
      await expect(page.getByText(signing.toasts.signed.title, { exact: true })).toBeVisible()
      await expect(page.getByRole('img', { name: /María Guadalupe/ })).toBeVisible()
      await expect(page.getByRole('region', { name: signing.evidence.title })).toContainText('SHA-256')
      expect(await statusOf(id)).toBe('signed')
      await expectAccessible(page)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: signing.signed.download }).click()
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    })

    test('with a typed name, right after signing in from the email, and a second tab knows', async ({
      page,
      context,
    }) => {
      const { client, email } = await newClient(language)
      const id = await newProposal(client, 'awaiting', { title: 'Citas y recordatorios', language })
      const auth = authPages({ language, prefix })
      await withLastingToasts(page)
      await auth.signInAt(page, `${prefix}/proposal/${id}`, email, password)
      await expectToast(page, auth.toasts.signed_in)
      const second = await context.newPage()
      await second.goto(`${prefix}/proposal/${id}`)

      await page.getByRole('radio', { name: signing.way.type }).check()
      await page.getByLabel(signing.typed.label).fill('María Guadalupe Ñáñez')
      await button(page, signing.submit).click()
      await expect(page.getByText(signing.consent.required)).toBeVisible()
      await agree(page).check()
      await button(page, signing.submit).click()
      await expectToast(page, signing.toasts.signed)
      await expect(page.getByRole('region', { name: signing.evidence.title })).toBeVisible()
      // The refresh restored neither the hash of the sign-in nor its toast.
      await expectToast(page, signing.toasts.signed)
      await expect(toastsOf(page)).toHaveCount(1)
      expect(new URL(page.url()).hash).toBe('')
      expect(await statusOf(id)).toBe('signed')

      await second.getByRole('radio', { name: signing.way.type }).check()
      await second.getByLabel(signing.typed.label).fill('María Guadalupe Ñáñez')
      await agree(second).check()
      await button(second, signing.submit).click()
      await expectToast(second, signing.already.signed)
      await expect(second.getByRole('region', { name: signing.evidence.title })).toBeVisible()
      await expect(second.getByText(signing.toasts.failed.text)).toHaveCount(0)
    })

    test('clears a signature', { tag: '@phone' }, async ({ page }) => {
      await open(page)
      await draw(page, signing.pad.label)
      await expect(button(page, signing.submit)).not.toHaveAttribute('aria-disabled')
      await button(page, signing.clear).click()
      await expect(button(page, signing.submit)).toHaveAttribute('aria-disabled', 'true')
    })

    test('can be declined with a reason, after a confirmation', async ({ page }) => {
      const id = await open(page)
      await button(page, signing.else.declineButton).click()
      // One button of that name, which declines.
      await expect(button(page, signing.decline.submit)).toHaveCount(1)
      await button(page, signing.decline.keep).click()
      await expect(button(page, signing.else.declineButton)).toBeFocused()
      expect(await statusOf(id)).toBe('sent')
      await button(page, signing.else.declineButton).click()
      await button(page, signing.decline.reasons.time).click()
      await page.getByRole('form').getByRole('button', { name: signing.decline.submit }).click()
      await expect(page.getByRole('heading', { name: proposals.end.rejected.title })).toBeVisible()
      expect(await statusOf(id)).toBe('rejected')
    })

    test.describe('without a network', () => {
      test.use({ expectedError: /Failed to load resource.*api\/sign-proposal/ })

      test('keeps the signature when it cannot be sent', { tag: '@phone' }, async ({ page }) => {
        await open(page)
        await agree(page).check()
        await draw(page, signing.pad.label)
        await page.route('**/api/sign-proposal', (route) => route.abort())
        await button(page, signing.submit).click()
        await expect(page.getByText(signing.toasts.failed.text)).toBeVisible()
        await expect(page.getByText(signing.errors.failed)).toBeVisible()
        await expect(button(page, signing.submit)).not.toHaveAttribute('aria-disabled')
      })
    })
  })
