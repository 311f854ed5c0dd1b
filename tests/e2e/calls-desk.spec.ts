import availabilityEn from '@/messages/en/availability.json' with { type: 'json' }
import callBoardEn from '@/messages/en/callBoard.json' with { type: 'json' }
import leadBoardEn from '@/messages/en/leadBoard.json' with { type: 'json' }
import overviewEn from '@/messages/en/overview.json' with { type: 'json' }
import availabilityEs from '@/messages/es/availability.json' with { type: 'json' }
import callBoardEs from '@/messages/es/callBoard.json' with { type: 'json' }
import leadBoardEs from '@/messages/es/leadBoard.json' with { type: 'json' }
import overviewEs from '@/messages/es/overview.json' with { type: 'json' }
import { expect, expectAccessible, expectAccessibleInDark, expectFitsWidth, test } from '../support/e2e'
import { message, rows, signedIn, visitor } from '../support/http'
import { signInAsNewStaff } from '../support/staff'

const texts = {
  en: { hours: availabilityEn, calls: callBoardEn, leads: leadBoardEn, today: overviewEn.today },
  es: { hours: availabilityEs, calls: callBoardEs, leads: leadBoardEs, today: overviewEs.today },
}

/** Inserts a call of a new lead that begins in so many minutes, with the person of that email, or with nobody. */
async function newCall(minutes: number, person: string | null) {
  const { email, message: words } = message()
  const name = `Walter ${crypto.randomUUID().slice(0, 6)}`
  const [lead] = await rows<{ id: string }>(
    `insert into leads (id, name, email, message, language, status, source_name, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, 'en', 'new', 'Contact Form', now(), now()) returning id`,
    [name, email, words],
  )
  if (!lead) throw new Error('the lead was not inserted')
  await rows(
    `insert into calls (lead_id, person_id, starts_at, ends_at, status, language, by, phone, time_zone, topic)
     select $1, (select id from users where email = $2), at, at + interval '30 minutes', 'booked', 'en', 'phone',
       '+1 407 555 0177', 'America/Lima', 'I run a bakery.' from (select now() + $3::int * interval '1 minute' as at) begins`,
    [lead.id, person, minutes],
  )
  return { id: lead.id, name, first: 'Walter' }
}

const fill = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), text)

for (const language of ['en', 'es'] as const) {
  const { hours: t, calls, leads } = texts[language]
  const tag = { tag: `@${language}` }

  test(`someone says when they take calls, in ${language}`, tag, async ({ page }) => {
    await signInAsNewStaff(page, language)
    await page.goto('/admin/availability')
    await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible()
    const video = page.getByRole('textbox', { name: t.video })
    await video.fill('https://meet.example/ana')
    const week = page.getByRole('region', { name: t.week })
    const days = week.getByRole('listitem')
    // Monday has two ranges, which must not overlap.
    await days.nth(0).locator('input[type=time]').nth(2).fill('11:00')
    await page.getByRole('button', { name: t.save }).click()
    await expect(week.getByRole('alert')).toHaveText(t.errors.hours)
    // What is not saved is kept.
    await page.reload()
    await expect(video).toHaveValue('https://meet.example/ana')
    await expect(days.nth(0).locator('input[type=time]').nth(2)).toHaveValue('11:00')
    await days.nth(0).locator('input[type=time]').nth(2).fill('14:00')
    await days.nth(2).getByRole('checkbox').uncheck()
    await expect(days.nth(2)).toContainText(t.noCalls)
    await page.getByRole('button', { name: t.save }).click()
    await expect(page.getByText(new RegExp(`^${t.savedAt.split('{')[0]}`))).toBeVisible()
    await page.reload()
    await expect(days.nth(2)).toContainText(t.noCalls)
    await expect(page.getByRole('region', { name: t.preview.title }).getByRole('listitem')).toHaveCount(5)
    const feed = page.getByRole('region', { name: t.feed.title })
    await feed.getByRole('button', { name: t.feed.make }).click()
    const address = await feed.getByRole('textbox', { name: t.feed.label }).inputValue()
    const answer = await (await visitor()).get(address)
    expect(await answer.text()).toContain('BEGIN:VCALENDAR')
    await expectAccessible(page)
    await expectAccessibleInDark(page)
    await expectFitsWidth(page)
  })

  test(`a call is seen live, and marked as done, in ${language}`, tag, async ({ page }) => {
    const email = await signInAsNewStaff(page, language)
    await page.goto('/admin?q=nobody')
    const call = await newCall(-1, email)
    // The row was inserted silently: what a colleague does with its lead announces it.
    const note = { lead: call.id, note: 'They sound nice.' }
    expect((await (await signedIn('team')).post('/api/add-lead-note', { data: note })).ok()).toBe(true)
    const block = page.getByRole('region', { name: calls.today })
    const entry = block.getByRole('list', { name: calls.dayLabel }).getByRole('link', { name: call.name })
    await expect(entry).toBeVisible()
    await expect(
      block.getByRole('link', { name: fill(calls.call, { phone: '+1 407 555 0177' }) }),
    ).toHaveAttribute('href', 'tel:+14075550177')
    await expectAccessible(page)
    await expectAccessibleInDark(page)
    await expectFitsWidth(page)
    await entry.click()
    const dialog = page.getByRole('dialog', { name: call.name })
    await expect(dialog).toContainText(fill(calls.waits.youNow, { name: call.first }))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: calls.mark.done }).click()
    await page
      .getByRole('dialog', { name: calls.ask.done.title })
      .getByRole('button', { name: calls.mark.done })
      .click()
    await expect(dialog.getByRole('list', { name: leads.history })).toContainText(
      leads.acts.calls.done.split('{')[0] ?? '',
    )
    await expect(dialog.getByText(calls.earlier)).toBeVisible()
    expect(await rows('select status from leads where id = $1', [call.id])).toEqual([{ status: 'contacted' }])
    // An open page would ask for what is gone.
    await page.close()
    await rows('delete from leads where id = $1', [call.id])
  })
}

test('a call that nobody takes waits for whoever takes it', { tag: '@once' }, async ({ page }) => {
  const { calls, today } = texts.en
  // Before those of the seed and of other tests.
  const call = await newCall(2, null)
  await signInAsNewStaff(page, 'en')
  await page.goto('/admin?q=nobody')
  const waiting = page.getByRole('region', { name: today.title, exact: true })
  await waiting.getByRole('button', { name: fill(calls.take.of, { name: call.name }) }).click()
  const ask = page.getByRole('dialog', { name: calls.take.ask })
  await ask.getByRole('button', { name: calls.take.button }).click()
  await expect(waiting.getByText(call.name)).toHaveCount(0)
  await expect(page.getByRole('region', { name: calls.today })).toContainText(call.name)
  // An open page would ask for what is gone.
  await page.close()
  await rows('delete from leads where id = $1', [call.id])
})
