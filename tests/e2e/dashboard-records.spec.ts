import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import proposalsEn from '@/messages/en/proposalBoard.json' with { type: 'json' }
import testimonialsEn from '@/messages/en/testimonialBoard.json' with { type: 'json' }
import adminEs from '@/messages/es/admin.json' with { type: 'json' }
import proposalsEs from '@/messages/es/proposalBoard.json' with { type: 'json' }
import testimonialsEs from '@/messages/es/testimonialBoard.json' with { type: 'json' }
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectFitsWidth,
  locales,
  roleIn,
  test,
} from '../support/e2e'
import { rows, signedIn } from '../support/http'
import { picture } from '../support/pictures'
import { signInAsNewStaff, signInAsStaff } from '../support/staff'

const amountTexts = { en: adminEn.amounts, es: adminEs.amounts }
const texts = {
  en: { proposals: proposalsEn, testimonials: testimonialsEn },
  es: { proposals: proposalsEs, testimonials: testimonialsEs },
}

const uniqueName = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`
const named = (text: string, name: string) => text.replace('{name}', name)

/** Templates are on the newest page; testimonials are all listed. */
const templates = '/admin?tab=proposals&view=templates'
const testimonials = '/admin?tab=testimonials'

const templateOf = async (name: string) =>
  (
    await rows<{ setup: string | null; monthly: string | null; languages: string }>(
      `select setup_fee as setup, monthly_fee as monthly,
        (select string_agg(_locale::text, ',' order by _locale::text) from proposal_templates_locales l
          where l._parent_id = t.id and content is not null) as languages
       from proposal_templates t where name = $1`,
      [name],
    )
  )[0]

for (const { language, tag } of locales) {
  const { proposals: t, testimonials: board } = texts[language]
  const languageNames = language === 'en' ? ['English', 'Spanish'] : ['inglés', 'español']
  const spanish = new RegExp(languageNames[1] ?? '', 'i')

  const role = roleIn[language]

  test.describe(`templates and the ${role}`, () => {
    test.use({ expectedError: /status of 400.*api\/(create|update)-proposal-template/ })

    test(`${role} create, edit and delete a template, in ${language}`, { tag }, async ({ page }) => {
      await signInAsStaff(page, language, role)
      const name = uniqueName('Plan')
      await page.goto(templates)
      await page.getByRole('link', { name: t.list.create }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t.form.name, { exact: true }).fill(name)
      await dialog.getByLabel(t.form.setupFee).fill('-1')
      await dialog.getByRole('textbox', { name: new RegExp(t.form.content) }).fill('## Text')
      await dialog.getByRole('button', { name: t.form.save }).click()
      await expect(page.getByText(t.failed.create)).toBeVisible()
      await expect(dialog.getByText(amountTexts[language].negative)).toBeVisible()
      await dialog.getByLabel(t.form.setupFee).fill('abc')
      await dialog.getByRole('button', { name: t.form.save }).click()
      await expect(page.getByText(t.done.create)).toBeVisible()
      await expect(dialog).toBeHidden()
      expect(await templateOf(name)).toEqual({ setup: '0', monthly: null, languages: 'en' })

      const row = page.getByRole('row').filter({ hasText: name })
      await expect(row.getByText(t.list.noDescription)).toBeVisible()
      await expect(row.getByText(t.missing.replace('{language}', 'ES'))).toBeVisible()
      await row.getByRole('link', { name: named(t.list.edit, name) }).click()
      await dialog.getByRole('button', { name: spanish }).click()
      await dialog.getByRole('textbox', { name: new RegExp(t.form.content) }).fill('## Texto')
      await dialog.getByRole('button', { name: t.form.save }).click()
      await expect(page.getByText(t.done.update)).toBeVisible()
      await expect.poll(async () => (await templateOf(name))?.languages).toBe('en,es')

      await row.getByRole('button', { name: named(t.list.delete, name) }).click()
      await expect(dialog.getByText(t.deleteAsk.text)).toBeVisible()
      await dialog.getByRole('button', { name: t.deleteAsk.delete, exact: true }).click()
      await expect(page.getByText(t.done.delete)).toBeVisible()
      await expect(row).toBeHidden()
      expect(await templateOf(name)).toBeUndefined()
    })
  })

  test.describe(`testimonials and the ${role}`, () => {
    test.use({ expectedError: /status of 400.*api\/(create|update)-testimonial/ })

    test(`${role} add, edit and delete a testimonial, in ${language}`, { tag }, async ({ page }) => {
      await signInAsStaff(page, language, role)
      const name = uniqueName('Rosa')
      await page.goto(testimonials)
      await page.getByRole('link', { name: board.add }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(board.form.name, { exact: true }).fill(name)
      await dialog.getByLabel(board.form.company, { exact: true }).fill('Clínica')
      await dialog.getByRole('textbox', { name: new RegExp(board.form.position) }).fill('Owner')
      await dialog.getByRole('textbox', { name: new RegExp(board.form.content) }).fill('It works.')
      // Other tests count what visitors see.
      await dialog.getByRole('switch', { name: board.active }).click()
      await dialog.getByLabel(board.form.rating, { exact: true }).fill('6')
      const file = dialog.locator('input[type="file"]')
      await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
      await expect(dialog.getByText(board.upload.select)).toBeVisible()
      await file.setInputFiles({ name: 'rosa.png', mimeType: 'image/png', buffer: await picture() })
      await expect(page.getByText(board.upload.done)).toBeVisible()
      await dialog.getByRole('button', { name: board.form.save }).click()
      await expect(page.getByText(board.failed.save)).toBeVisible()
      await expect(dialog.getByText(board.form.ratingError)).toBeVisible()
      await dialog.getByLabel(board.form.rating, { exact: true }).fill('4')
      await dialog.getByRole('button', { name: board.form.save }).click()
      await expect(page.getByText(board.done.create)).toBeVisible()
      await expect(dialog).toBeHidden()

      const row = page.getByRole('row').filter({ hasText: name })
      await expect(row.getByRole('switch', { name: named(board.activeOf, name) })).not.toBeChecked()
      await row.getByRole('link', { name: named(board.edit, name) }).click()
      await dialog.getByRole('button', { name: spanish }).click()
      await dialog.getByRole('textbox', { name: new RegExp(board.form.position) }).fill('Dueña')
      await dialog.getByRole('button', { name: board.form.save }).click()
      await expect(
        dialog.getByText(language === 'en' ? 'Fill in this field.' : 'Completa este campo.'),
      ).toBeVisible()
      await dialog.getByRole('textbox', { name: new RegExp(board.form.content) }).fill('Funciona.')
      await dialog.getByRole('button', { name: board.form.save }).click()
      await expect(page.getByText(board.done.update)).toBeVisible()
      await expect(row.getByText(board.missing.replace('{language}', 'ES'))).toBeHidden()
      const [alt] = await rows<{ en: string; es: string }>(
        `select max(l.alt) filter (where l._locale = 'en') as en, max(l.alt) filter (where l._locale = 'es') as es
           from testimonials t join testimonial_images_locales l on l._parent_id = t.image_id where t.name = $1`,
        [name],
      )
      expect(alt).toEqual({ en: `Portrait of ${name}`, es: `Retrato de ${name}` })

      await row.getByRole('button', { name: named(board.delete, name) }).click()
      await expect(dialog.getByRole('heading', { name: board.deleteAsk.title })).toBeVisible()
      await dialog.getByRole('button', { name: board.deleteAsk.delete, exact: true }).click()
      await expect(page.getByText(board.done.delete)).toBeVisible()
      await expect(row).toBeHidden()
    })
  })

  test(
    `the newest proposals can be viewed where that works, in ${language}`,
    { tag: [tag, '@once'] },
    async ({ page }) => {
      await signInAsNewStaff(page, language)
      await page.goto('/admin?tab=proposals')
      await expect(page.getByRole('heading', { name: t.recent.heading })).toBeVisible()
      // A new member of the team owns none.
      await expect(page.getByRole('link', { name: new RegExp(`^${t.recent.view}\\b`) })).toHaveCount(0)
      // Left first: an answer to this page may renew its session over that of the next account.
      await page.goto('about:blank')
      await signInAsStaff(page, language, 'admin')
      await page.goto('/admin?tab=proposals')
      await expect(
        page.getByRole('link', { name: new RegExp(`^${t.recent.view}\\b`) }).first(),
      ).toHaveAttribute('href', /\/proposal\/[0-9a-f-]{36}$/)
    },
  )
}

/** Two testimonials at the end of the list, which visitors do not see. */
async function addHiddenPair() {
  const names = [uniqueName('First'), uniqueName('Second')] as const
  const staff = await signedIn('team')
  for (const name of names)
    await staff.post('/api/create-testimonial', {
      data: {
        name,
        company: 'Clínica',
        position_en: 'Owner',
        content_en: 'It works.',
        is_active: false,
        display_order: 90_000,
      },
    })
  return names
}

test.describe('the order of testimonials', () => {
  // A testimonial that another test adds meanwhile makes the move a conflict, which shows the present list.
  test.use({ expectedError: /status of 409.*api\/order-testimonials/ })

  test('testimonials are moved by keys, and put back with Escape', { tag: '@keyboard' }, async ({ page }) => {
    await signInAsStaff(page, 'en')
    const [first, second] = await addHiddenPair()
    await page.goto(testimonials)
    const handle = page.getByRole('button', { name: new RegExp(`^Move ${first}, `) })
    const line = page.getByRole('status').filter({ hasText: first })
    await expect(handle).toBeEnabled()

    await handle.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(line).toContainText(/, position \d+ of/)
    await page.keyboard.press('Escape')
    await expect(line).toContainText('is back at position')
    await expect(handle).toBeFocused()

    const stored = async () =>
      (
        await rows<{ name: string }>(
          'select name from testimonials where name in ($1, $2) order by display_order, created_at',
          [first, second],
        )
      ).map(({ name }) => name)
    await expect(async () => {
      if ((await stored())[0] === second) return
      await handle.focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
      await expect(line).toContainText('dropped at position')
      await expect.poll(stored, { timeout: 3_000 }).toEqual([second, first])
    }).toPass()
  })
})

for (const { path, create } of [
  { path: '/admin?tab=proposals' },
  { path: templates, create: proposalsEs.list.create },
  { path: testimonials, create: testimonialsEs.add },
])
  test(
    `the board at ${path} and its dialog fit every width and are accessible`,
    { tag: '@long' },
    async ({ page }) => {
      await signInAsStaff(page, 'es', 'admin')
      await page.goto(path)
      await expect(page.getByRole('table')).toBeVisible()
      await expectFitsWidth(page)
      await expectAccessible(page)
      await expectAccessibleInDark(page)
      if (!create) return
      await page.getByRole('link', { name: create }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectFitsWidth(page)
      await expectAccessible(page)
    },
  )
