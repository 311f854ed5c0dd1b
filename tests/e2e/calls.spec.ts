import type { Page } from '@playwright/test'

import callsEn from '@/messages/en/calls.json' with { type: 'json' }
import callsEs from '@/messages/es/calls.json' with { type: 'json' }
import { emailsAbout, expect, expectAccessible, localePath, locales, openPage, test } from '../support/e2e'
import { rows } from '../support/http'

/** The demo has two people who take calls. Each test books other times: those of its own day. */

const texts = { en: callsEn, es: callsEs }
const address = () => `rosa-${crypto.randomUUID().slice(0, 8)}@clinica.example`
const callsOf = (email: string) =>
  rows(
    `select c.status, c.sequence::int, c.by, c.topic, l.utm_campaign, l.language, l.first_reply_at, l.call_at = c.starts_at as stops
      from calls c join leads l on l.id = c.lead_id where l.email = $1`,
    [email],
  )

const timeRadios = (page: Page) => page.locator('[data-times]:not([hidden]) input[name=time]')

/**
 * Chooses a day and a time by keyboard alone, both counted from the last one of the week: the tests of both languages run at the
 * same time.
 */
async function chooseByKeyboard(page: Page, dayFromEnd: number, timeFromEnd: number): Promise<void> {
  const days = page.locator('input[name=day]:not([disabled])')
  const last = (await days.count()) - 1 - dayFromEnd
  await page.locator('input[name=day]:checked').focus()
  // Arrows move among the days and choose them.
  while (!(await days.nth(last).isChecked())) await page.keyboard.press('ArrowRight')
  const times = timeRadios(page)
  const time = times.nth((await times.count()) - 1 - timeFromEnd)
  await time.focus()
  await page.keyboard.press('Space')
  await expect(time).toBeChecked()
}

for (const { language, prefix, tag } of locales)
  test.describe(`booking a call (${language})`, { tag }, () => {
    const t = texts[language]
    const day = language === 'en' ? 0 : 1

    test('from an advertisement to a booked call, by keyboard; then moved and cancelled', async ({
      page,
    }) => {
      test.slow()
      const email = address()
      await openPage(page, localePath(prefix, '/contact?utm_source=google&utm_campaign=talleres'))
      await page.getByRole('link', { name: t.doors.pick, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/contact/call$`))
      await expect(page.getByRole('group', { name: t.day.legend })).toBeVisible()
      await chooseByKeyboard(page, day, 0)
      await expectAccessible(page)
      await page.getByLabel(t.form.name, { exact: true }).fill('Rosa Huamán')
      await page.getByLabel(t.form.email, { exact: true }).fill(email)
      await page.getByLabel(t.form.email, { exact: true }).press('Enter')
      await expect(page.getByRole('link', { name: t.done.calendar })).toBeVisible()
      await expectAccessible(page)
      expect(await callsOf(email)).toMatchObject([
        {
          status: 'booked',
          by: 'video',
          utm_campaign: 'talleres',
          language,
          first_reply_at: null,
          stops: true,
        },
      ])
      await expect
        .poll(async () => (await emailsAbout(email)).filter(({ to }) => to[0]?.address === email).length, {
          timeout: 30_000,
        })
        .toBe(1)

      await page.getByRole('link', { name: t.done.move }).click()
      await expect(page.getByRole('heading', { name: t.manage.move })).toBeVisible()
      await chooseByKeyboard(page, day, 2)
      await page.getByRole('button', { name: t.manage.moveButton }).click()
      await expect(page.getByText(t.manage.moved)).toBeVisible()
      expect(await callsOf(email)).toMatchObject([{ status: 'booked', sequence: 1 }])

      await page.getByRole('link', { name: t.done.move }).click()
      await page.getByText(t.manage.cancel, { exact: true }).click()
      await page.getByRole('button', { name: t.manage.cancelButton }).click()
      await expect(page.getByRole('heading', { name: t.cancelled.title })).toBeVisible()
      await expectAccessible(page)
      expect(await callsOf(email)).toMatchObject([{ status: 'cancelled', sequence: 2 }])
    })

    test('says what is missing, beside each field', async ({ page }) => {
      await openPage(page, localePath(prefix, '/contact/call'))
      await page.getByRole('button', { name: t.form.send }).click()
      for (const text of [t.errors.time, t.errors.name, t.errors.email])
        await expect(page.getByText(text)).toBeVisible()
    })

    test('opening links changes nothing, and a made-up one says so', async ({ page, request }) => {
      const before = await rows('select count(*)::int as count, max(updated_at) as last from calls')
      for (const path of ['/contact/call?time=2026-01-01T10:00:00.000Z&for=x', '/call/x', '/call/x?new=1'])
        expect((await request.get(localePath(prefix, path))).headers()['cache-control']).toContain('no-store')
      await openPage(page, localePath(prefix, '/call/made-up'))
      await expect(page.getByRole('heading', { name: t.gone.title })).toBeVisible()
      expect(await rows('select count(*)::int as count, max(updated_at) as last from calls')).toEqual(before)
    })
  })

test.describe('without scripts', { tag: ['@en', '@once'] }, () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor picks another week and books', async ({ page }) => {
    const email = address()
    await page.goto('/contact/call?zone=America/Lima')
    await page.getByRole('button', { name: callsEn.week.later }).click()
    await expect(page).toHaveURL(/week=\d+/)
    await page.locator('label:has(input[name=time]):visible').first().click()
    await page.getByLabel(callsEn.form.name, { exact: true }).fill('Rosa')
    await page.getByLabel(callsEn.form.email, { exact: true }).fill(email)
    await page.getByRole('button', { name: callsEn.form.send }).click()
    await expect(page).toHaveURL(/\/call\/.+new=1/)
    expect(await callsOf(email)).toMatchObject([{ status: 'booked' }])
  })
})
