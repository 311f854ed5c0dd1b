import type { Browser, Page } from '@playwright/test'

import callBoardEn from '@/messages/en/callBoard.json' with { type: 'json' }
import callsEn from '@/messages/en/calls.json' with { type: 'json' }
import leadBoardEn from '@/messages/en/leadBoard.json' with { type: 'json' }
import callBoardEs from '@/messages/es/callBoard.json' with { type: 'json' }
import callsEs from '@/messages/es/calls.json' with { type: 'json' }
import leadBoardEs from '@/messages/es/leadBoard.json' with { type: 'json' }
import { home } from '../../scripts/seed/words/pages/home'
import { boardRows } from '../support/admin'
import { leadOf } from '../support/contact-form'
import {
  emailsAbout,
  enlargeText,
  expect,
  expectAccessible,
  expectFitsWidth,
  localePath,
  locales,
  openPage,
  test,
} from '../support/e2e'
import { randomIp, rows } from '../support/http'
import { signInAsNewStaff } from '../support/staff'
import { chooseByKeyboard, countedVisitor, pressByKeyboard, tabTo } from '../support/visitor-input'

/** The demo has two people who take calls. Each test books other times: those of its own day. */

const texts = {
  en: { calls: callsEn, leads: leadBoardEn, staff: callBoardEn, home: home.en },
  es: { calls: callsEs, leads: leadBoardEs, staff: callBoardEs, home: home.es },
}
type Language = keyof typeof texts
/** What a screen reader says of a day and of a time. */
const names = {
  en: { day: /^\p{L}+, \p{L}+ \d+, \d+ free$/u, time: /^\d{1,2}:\d\d\s[AP]M\b/ },
  es: { day: /^\p{L}+,? \d+ de \p{L}+, \d+ libres?$/u, time: /^\d{1,2}:\d\d\s[ap]\.\s?m\./ },
}
/** A text up to its first placeholder. */
const start = (text: string) => text.split('{')[0] ?? text
const address = () => `rosa-${crypto.randomUUID().slice(0, 8)}@clinica.example`
const callsOf = (email: string) =>
  rows(
    `select c.status, c.sequence::int, c.by, c.topic, l.utm_campaign, l.language, l.first_reply_at, l.call_at = c.starts_at as stops
      from calls c join leads l on l.id = c.lead_id where l.email = $1`,
    [email],
  )

/** A desktop browser of someone on the staff, who looks for a lead before it exists. Counts how often its page was loaded. */
async function openDashboard(browser: Browser, language: Language, email: string) {
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({
    viewport,
    isMobile: false,
    extraHTTPHeaders: { 'x-forwarded-for': randomIp() },
  })
  const page = await context.newPage()
  await signInAsNewStaff(page, language)
  await page.goto(`/admin?q=${encodeURIComponent(email)}`)
  await expect(page.getByRole('heading', { name: texts[language].leads.empty.title })).toBeVisible()
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  return { page, loads }
}

for (const { language, prefix, tag } of locales)
  test.describe(`booking a call (${language})`, { tag }, () => {
    const { calls: t, leads: board, staff: callBoard, home: copy } = texts[language]
    const day = language === 'en' ? 0 : 1
    const days = (page: Page) =>
      page.getByRole('group', { name: t.day.legend }).getByRole('radio', { disabled: false })
    const { morning, afternoon, evening } = t.time
    /** Those of the day that is chosen, in the parts of it. */
    const times = (page: Page) =>
      page
        .getByRole('group', { name: new RegExp(`^(${morning}|${afternoon}|${evening})$`) })
        .getByRole('radio', { disabled: false })

    test('from an advertisement to a booked call in six taps, which staff see at once', async ({
      page,
      browser,
      hasTouch,
    }) => {
      test.slow()
      const email = address()
      const { page: staff, loads } = await openDashboard(browser, language, email)
      const { count, tap, type } = countedVisitor(page, hasTouch)
      const campaign = 'utm_source=google&utm_medium=cpc&utm_campaign=talleres&gclid=Cj0KCQiA'
      await page.goto(`${prefix || '/'}?${campaign}`)
      await tap(page.getByRole('main').getByRole('link', { name: copy.hero.button, exact: true }).first())
      await expect(page).toHaveURL(new RegExp(`${prefix}/contact/call$`))
      await expect(page.getByRole('group', { name: t.day.legend })).toBeVisible()
      await tap(days(page).nth(Math.max(0, (await days(page).count()) - 1 - day)))
      await tap(times(page).first())
      await type(page.getByLabel(t.form.name, { exact: true }), 'Rosa Quispe')
      await type(page.getByLabel(t.form.email, { exact: true }), email)
      await tap(page.getByRole('button', { name: t.form.send }))
      await expect(page.getByRole('link', { name: t.done.calendar })).toBeVisible()
      expect(count.taps).toBeLessThanOrEqual(6)
      expect(count.fields).toBeLessThanOrEqual(3)

      const lead = await leadOf(email)
      expect(lead).toMatchObject({ utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'talleres' })
      const [submitted] = await rows<{ page: string }>(
        `select data ->> 'page_url' as page from lead_activities where lead_id = $1 and type = 'form_submit'`,
        [lead?.id],
      )
      expect(submitted?.page).toMatch(new RegExp(`${prefix}/contact/call$`))
      const row = boardRows(staff, lead?.id)
      await expect(row).toContainText(start(board.clock.call))
      await row.getByRole('link', { name: `${board.view}: Rosa Quispe` }).click()
      const dialog = staff.getByRole('dialog', { name: 'Rosa Quispe' })
      await expect(dialog.getByRole('heading', { name: callBoard.booked })).toBeVisible()
      await expect(dialog).toContainText('google, cpc, talleres')
      await expect(dialog).toContainText(`${prefix}/contact/call`)
      const history = dialog.getByRole('list', { name: board.history }).getByRole('listitem')
      await expect(history).toContainText([start(board.acts.calls.booked), board.acts.form_submit])
      await expect(history).toHaveCount(2)
      expect(loads).toEqual([])
      await staff.context().close()
    })

    test('by keyboard alone, on a narrow screen with text of twice the size; then moved and cancelled', async ({
      page,
    }) => {
      test.slow()
      const email = address()
      await page.setViewportSize({ width: 375, height: 812 })
      await openPage(page, localePath(prefix, '/contact/call'))
      await enlargeText(page)
      // A time of another day first, which is then given up.
      await chooseByKeyboard(page, days(page), Infinity)
      await chooseByKeyboard(page, times(page), Infinity)
      const chosenDay = await chooseByKeyboard(page, days(page), day, 'Shift+Tab')
      await expect(chosenDay).toHaveAccessibleName(names[language].day)
      const chosenTime = await chooseByKeyboard(page, times(page), 0)
      await expect(chosenTime).toHaveAccessibleName(names[language].time)
      await expectFitsWidth(page)
      await expectAccessible(page)
      await tabTo(page, page.getByLabel(t.form.name, { exact: true }))
      await page.keyboard.type('Rosa Huamán')
      await tabTo(page, page.getByLabel(t.form.email, { exact: true }))
      await page.keyboard.type(email)
      const by = page.getByRole('group', { name: t.form.by })
      await expect(by.getByRole('radio', { name: t.form.kinds.video, checked: true })).toBeVisible()
      await page.keyboard.press('Enter')
      const calendar = page.getByRole('link', { name: t.done.calendar })
      // The first booking of a site that has just started takes a while on a busy machine.
      await expect(calendar).toBeVisible({ timeout: 30_000 })
      await expect(page.getByRole('region').filter({ has: calendar })).toBeFocused()
      await expectFitsWidth(page)
      await expectAccessible(page)
      expect(await callsOf(email)).toMatchObject([
        { status: 'booked', by: 'video', language, first_reply_at: null, stops: true },
      ])
      await expect
        .poll(async () => (await emailsAbout(email)).filter(({ to }) => to[0]?.address === email).length, {
          timeout: 30_000,
        })
        .toBe(1)

      await pressByKeyboard(page, page.getByRole('link', { name: t.done.move }))
      await expect(page.getByRole('heading', { name: t.manage.move })).toBeVisible()
      await chooseByKeyboard(page, days(page), day)
      await chooseByKeyboard(page, times(page), 2)
      await expectFitsWidth(page)
      await pressByKeyboard(page, page.getByRole('button', { name: t.manage.moveButton }))
      await expect(page.getByText(t.manage.moved)).toBeVisible()
      expect(await callsOf(email)).toMatchObject([{ status: 'booked', sequence: 1 }])

      await pressByKeyboard(page, page.getByRole('link', { name: t.done.move }))
      await pressByKeyboard(page, page.getByText(t.manage.cancel, { exact: true }))
      await pressByKeyboard(page, page.getByRole('button', { name: t.manage.cancelButton }))
      await expect(page.getByRole('heading', { name: t.cancelled.title })).toBeVisible()
      await expect(page.getByRole('img', { name: t.cancelled.picture })).toBeVisible()
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
      // Those of the seed: other tests book at the same time.
      const seeded = () =>
        rows(
          `select id, status, updated_at from calls where created_at < now() - interval '1 hour' order by id`,
        )
      const before = await seeded()
      expect(before).not.toEqual([])
      for (const path of ['/contact/call?time=2026-01-01T10:00:00.000Z&for=x', '/call/x', '/call/x?new=1'])
        expect((await request.get(localePath(prefix, path))).headers()['cache-control']).toContain('no-store')
      await openPage(page, localePath(prefix, '/call/made-up'))
      await expect(page.getByRole('heading', { name: t.gone.title })).toBeVisible()
      expect(await seeded()).toEqual(before)
    })
  })
