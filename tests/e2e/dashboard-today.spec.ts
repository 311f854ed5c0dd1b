import { type Page } from '@playwright/test'

import { durationOf } from '@/lib/dates'
import dashboardEn from '@/messages/en/dashboard.json' with { type: 'json' }
import overviewEn from '@/messages/en/overview.json' with { type: 'json' }
import leadBoardEn from '@/messages/en/leadBoard.json' with { type: 'json' }
import dashboardEs from '@/messages/es/dashboard.json' with { type: 'json' }
import overviewEs from '@/messages/es/overview.json' with { type: 'json' }
import leadBoardEs from '@/messages/es/leadBoard.json' with { type: 'json' }
import { expectBoardToRespond } from '../support/admin'
import { expect, expectAccessible, expectAccessibleInDark, expectFitsWidth, test } from '../support/e2e'
import { message, rows, signedIn } from '../support/http'
import { signInAsStaff } from '../support/staff'

const texts = { en: { ...dashboardEn, ...overviewEn }, es: { ...dashboardEs, ...overviewEs } }
const leads = { en: leadBoardEn, es: leadBoardEs }
type Language = keyof typeof texts

/** Opens the dashboard, whose board lists the leads that `query` finds: by default none. */
async function openDashboard(page: Page, language: Language, query = 'nobody', role?: 'admin') {
  await signInAsStaff(page, language, role)
  await page.goto(`/admin?q=${encodeURIComponent(query)}`)
}

/** Inserts a lead whose clock has that many minutes left. */
async function newLead(minutesLeft: number) {
  const { name, email, message: words } = message()
  const [lead] = await rows<{ id: string }>(
    `insert into leads (id, name, email, message, language, status, source_name, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, 'es', 'new', 'Contact Form',
       now() - interval '24 hours' + $4::int * interval '1 minute', now()) returning id`,
    [name, email, words, minutesLeft],
  )
  if (!lead) throw new Error('the lead was not inserted')
  return { ...lead, name, email }
}

const today = (page: Page, language: Language) =>
  page.getByRole('region', { name: texts[language].today.title, exact: true })

for (const language of ['en', 'es'] as const) {
  const t = texts[language]
  const { left, late } = leads[language].clock
  const clock = new RegExp(`^(${left}|${late})$`.replaceAll('{time}', '\\d.*'))

  test(
    `the lead with the least time is answered with one key, in ${language}`,
    { tag: [`@${language}`, '@phone'] },
    async ({ page }) => {
      // It stays: another test may have its dialog open.
      await newLead(3)
      await openDashboard(page, language)
      const first = today(page, language).getByRole('article')
      const name = (await first.getByRole('heading').textContent()) ?? ''
      await expect(first.getByRole('link')).toHaveText(
        t.today.replyTo.replace('{name}', name.split(' ')[0] ?? ''),
      )
      await expect(first.getByText(clock).first()).toBeVisible()
      await page.keyboard.press('r')
      await expect(page.getByRole('dialog')).toContainText(name)
      await expect(page).toHaveURL(/lead=/)
    },
  )

  test(
    `cards and charts say their results, in ${language}`,
    { tag: [`@${language}`, '@once'] },
    async ({ page }) => {
      await openDashboard(page, language)
      for (const term of [t.cards.clients, t.cards.open, t.cards.urgent, t.cards.health])
        await expect(page.getByRole('term').filter({ hasText: term })).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: t.cards.urgentText })).toBeVisible()
      for (const name of [t.charts.pipeline, t.charts.replies]) {
        const chart = page.getByRole('figure', { name })
        await expect(chart.getByRole('img').first()).toBeVisible()
        await expect(chart.locator('svg').first()).toBeVisible()
        await chart.getByText(t.charts.figures, { exact: true }).click()
        await expect(chart.getByRole('table')).toBeVisible()
      }
      await expect(
        page
          .getByRole('figure', { name: t.charts.replies })
          .getByRole('rowheader', { name: t.charts.thisWeek }),
      ).toBeVisible()
      await expectFitsWidth(page)
    },
  )
}

test('the area above the tabs is accessible, light and dark', async ({ page }) => {
  const lead = await newLead(200)
  await openDashboard(page, 'en', lead.email)
  await expect(today(page, 'en').getByRole('article')).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  // An open page would ask for what is gone.
  await page.close()
  await rows('delete from leads where id = $1', [lead.id])
})

test(
  'a lead that a colleague answers leaves the open page within three seconds',
  { tag: '@once' },
  async ({ page }) => {
    const lead = await newLead(5)
    await openDashboard(page, 'en')
    const link = today(page, 'en').locator(`a[href$="lead=${lead.id}"]`)
    await expect(link).toBeVisible()
    const colleague = await signedIn('team')
    const answer = await colleague.post('/api/set-lead-status', {
      data: { lead: lead.id, status: 'contacted', expected: 'new' },
    })
    expect(answer.ok()).toBe(true)
    await expect(link).toHaveCount(0)
  },
)

test('the clock goes on without a request', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  const lead = await newLead(10)
  await openDashboard(page, 'en', lead.email)
  // The entry of this lead, because those of other tests come before it and go.
  const entry = page
    .getByRole('article')
    .or(page.getByRole('listitem'))
    .filter({ has: page.locator(`a[href$="lead=${lead.id}"]`) })
    .last()
  const minutesLeft = async () => Number(/(\d+)\smin left/u.exec((await entry.textContent()) ?? '')?.[1])
  const minutes = await minutesLeft()
  expect(durationOf(minutes)).toEqual({ unit: 'minutes', minutes })
  // From here on the page runs its own clock.
  await expectBoardToRespond(page)
  // A refetch because of another test never answers.
  await page.route('**/api/dashboard*', () => undefined)
  await page.clock.fastForward(121_000)
  await expect.poll(minutesLeft).toBeLessThanOrEqual(minutes - 2)
  // An open page would ask for what is gone.
  await page.close()
  await rows('delete from leads where id = $1', [lead.id])
})

test('an admin sends a failed email again; the team does not see it', { tag: '@once' }, async ({ page }) => {
  const recipient = `failed-${crypto.randomUUID().slice(0, 8)}@example.com`
  await rows(
    `insert into outbox (id, kind, subject_id, recipient, language, data, status, last_error, created_at, updated_at)
     values (gen_random_uuid(), 'payload', $1, $2, 'en', $3, 'failed', 'mailbox full', now(), now())`,
    [
      crypto.randomUUID(),
      recipient,
      JSON.stringify({ subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }),
    ],
  )
  await openDashboard(page, 'en')
  await expect(today(page, 'en').getByRole('heading', { level: 2 })).toBeVisible()
  await expect(today(page, 'en')).not.toContainText(recipient)
  // Left first: an answer to this page may renew its session over that of the next account.
  await page.goto('about:blank')
  await openDashboard(page, 'en', 'nobody', 'admin')
  const row = today(page, 'en').getByRole('listitem').filter({ hasText: recipient })
  await expect(row).toContainText('mailbox full')
  await row.getByRole('button', { name: texts.en.today.sendAgain }).click()
  await expect(page.getByText(texts.en.today.sentAgain)).toBeVisible()
  await expect(row).toHaveCount(0)
})

test.describe('while the server fails', { tag: '@once' }, () => {
  test.use({ expectedError: /status of 503.*api\/dashboard/ })

  test('says that it could not be read, and reads it again', async ({ page }) => {
    await openDashboard(page, 'en')
    // It fails until the button is used: a change in another test makes the page read, too.
    const isButtonUsed = () =>
      page.evaluate((name) => document.activeElement?.textContent === name, texts.en.tryAgain)
    await page.route('**/api/dashboard*', async (route) =>
      (await isButtonUsed())
        ? route.continue()
        : route.fulfill({ status: 503, json: { success: false, error: 'unavailable', requestId: 'abc' } }),
    )
    const lead = await newLead(100)
    const colleague = await signedIn('team')
    await colleague.post('/api/set-lead-status', {
      data: { lead: lead.id, status: 'contacted', expected: 'new' },
    })
    const alert = today(page, 'en').getByRole('alert')
    await expect(alert).toContainText(texts.en.today.stale)
    await alert.getByRole('button', { name: texts.en.tryAgain }).click()
    await expect(alert).toHaveCount(0)
  })
})
