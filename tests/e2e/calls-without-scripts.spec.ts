import callsEn from '@/messages/en/calls.json' with { type: 'json' }
import callsEs from '@/messages/es/calls.json' with { type: 'json' }
import { expect, test } from '../support/e2e'
import { rows } from '../support/http'

const meeting = 'https://meet.example.com/puente'
const languages = [
  ['', callsEn],
  ['/es', callsEs],
] as const

const callOf = (email: string) =>
  rows('select c.status from calls c join leads l on l.id = c.lead_id where l.email = $1', [email])

test.describe('without scripts', { tag: ['@en', '@once'] }, () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor picks another week and books', async ({ page }) => {
    const email = `rosa-${crypto.randomUUID().slice(0, 8)}@clinica.example`
    await page.goto('/contact/call?zone=America/Lima')
    await page.getByRole('button', { name: callsEn.week.later }).click()
    await expect(page).toHaveURL(/week=\d+/)
    await page.locator('label:has(input[name=time]):visible').first().click()
    await page.getByLabel(callsEn.form.name, { exact: true }).fill('Rosa')
    await page.getByLabel(callsEn.form.email, { exact: true }).fill(email)
    await page.getByRole('button', { name: callsEn.form.send }).click()
    await expect(page).toHaveURL(/\/call\/.+new=1/)
    expect(await callOf(email)).toEqual([{ status: 'booked' }])

    const link = new URL(page.url()).pathname
    /** Moves the call to a time that begins in so many minutes. */
    const beginsIn = (minutes: number) =>
      rows(
        `update calls set starts_at = now() + $2 * interval '1 minute',
                          ends_at = now() + ($2 + 30) * interval '1 minute', video_url = $3
          where lead_id = (select id from leads where email = $1)`,
        [email, minutes, meeting],
      )

    // Shortly before the call, and while it is on: when it is, and the way in.
    for (const [minutes, key] of [
      [40, 'soon'],
      [-5, 'on'],
    ] as const) {
      await beginsIn(minutes)
      for (const [path, t] of languages) {
        await page.goto(path + link)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { name: t.manage[key] })).toBeVisible()
        await expect(main.getByRole('link', { name: t.mail.open })).toHaveAttribute('href', meeting)
        await expect(main.locator('form')).toHaveCount(0)
      }
    }

    // The same link after the call: nothing to change, and two ways on.
    await beginsIn(-1_000_000)
    for (const [path, t] of languages) {
      await page.goto(path + link)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t.past.heading)
      await expect(page.getByRole('heading', { name: t.past.title })).toBeVisible()
      await expect(page.getByRole('main').locator('form')).toHaveCount(0)
      for (const [name, to] of [
        [t.past.again, '/contact/call'],
        [t.past.write, '/contact'],
      ] as const)
        await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path + to)
    }
  })
})
