import { type Locator, type Page } from '@playwright/test'

import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import adminEs from '@/messages/es/admin.json' with { type: 'json' }
import { openAdmin } from '../support/admin'
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectFitsWidth,
  languageOf,
  test,
} from '../support/e2e'
import { message, rows, visitor } from '../support/http'
import { signInAsNewStaff, signInAsStaff } from '../support/staff'

const texts = { en: adminEn, es: adminEs }
type Language = keyof typeof texts

/** A dashboard whose board is empty. */
const dashboard = '/admin?q=nobody'

/** Opens a page of the admin as a member of the team who speaks that language. */
async function openAs(page: Page, language: Language, path = dashboard): Promise<void> {
  await signInAsStaff(page, language)
  await page.goto(path)
}

/** Opens the menu of a phone. */
async function openMenu(page: Page, nav: Locator): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /open menu|abrir menú/i })
    .click()
  await expect(nav).toBeVisible()
}

const navigation = (page: Page, language: Language) =>
  page.getByRole('navigation', { name: texts[language].nav.label })

test.describe('the page to sign in', () => {
  test.use({ locale: 'es-MX' })

  test('speaks the language of the browser, then the chosen one', { tag: '@once' }, async ({ page }) => {
    await page.goto('/admin/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminEs.login.title)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminEn.login.title)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminEn.login.title)
    expect(await languageOf(page)).toBe('en')
  })

  test('leads back to the site and to the sign-in of clients, fits and is accessible', async ({ page }) => {
    await page.goto('/admin/login')
    await expect(page.getByRole('link', { name: adminEs.login.back })).toHaveAttribute('href', '/es')
    await expect(page.getByRole('link', { name: adminEs.login.clientLink })).toHaveAttribute(
      'href',
      '/es/auth',
    )
    await expectFitsWidth(page)
    await expectAccessible(page)
  })
})

for (const language of ['en', 'es'] as const) {
  const t = texts[language]

  test(
    `the navigation is grouped by what people do, in ${language}`,
    { tag: `@${language}` },
    async ({ page, isMobile }) => {
      await (await visitor()).post('/api/lead-capture', { data: message() })
      await signInAsNewStaff(page, language)
      await page.goto('/admin/collections/leads')
      const nav = navigation(page, language)
      if (isMobile) await openMenu(page, nav)
      const groups = Object.values(t.nav.groups)
      await expect(nav).toContainText(new RegExp(groups.join('.*'), 's'))
      await expect(nav.getByRole('link', { name: t.leads.plural })).toHaveAttribute('aria-current', 'page')
      await expect(nav.getByRole('link', { name: t.leads.plural })).toHaveAccessibleName(
        new RegExp(`[\\d,]+\\+? (${t.nav.waiting}|${t.nav.waitingUrgent})$`),
      )
      await nav.getByText(t.nav.pages).click()
      await expect(nav.getByRole('link', { name: t.services.plural, exact: true })).toBeVisible()
      // Payload also saves whether the navigation is open.
      const saved = page.waitForResponse(
        (response) =>
          response.url().includes('/api/payload-preferences/nav') &&
          Boolean(response.request().postData()?.includes('groups')),
      )
      await nav.getByRole('button', { name: t.nav.groups.publish }).click()
      await expect(nav.getByRole('link', { name: t.posts.plural })).toBeHidden()
      await saved
      await page.reload()
      if (isMobile) await openMenu(page, nav)
      await expect(nav.getByRole('button', { name: t.nav.groups.publish })).toHaveAttribute(
        'aria-expanded',
        'false',
      )
      if (isMobile) {
        await page.keyboard.press('Escape')
        await expect(nav).toBeHidden()
      }
      await expectFitsWidth(page)
    },
  )
}

test('the shell is accessible, light and dark', async ({ page }) => {
  await openAs(page, 'en', '/admin/collections/users?search=Luc%C3%ADa')
  await expect(page.getByRole('table').getByText('Lucía Fernández')).toBeVisible()
  // The list itself is Payload's own.
  await expectAccessible(page, 'aside:has(> nav)')
  await expectAccessibleInDark(page)
  // The theme of the account is there before the page is.
  await page.context().addCookies([{ name: 'puente-theme', value: 'dark', url: page.url() }])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('lists show an empty value as a dash and people by name', { tag: '@once' }, async ({ page }) => {
  const lead = message()
  await (await visitor()).post('/api/lead-capture', { data: { ...lead, company: '' } })
  await rows(
    `update leads set assigned_to_id = (select id from users where email = 'team@puente.example') where email = $1`,
    [lead.email],
  )
  await openAs(page, 'en', `/admin/collections/leads?search=${encodeURIComponent(lead.email)}`)
  const row = page.getByRole('row').filter({ hasText: lead.email })
  await expect(row.getByRole('cell', { name: '—' })).toBeVisible()
  await expect(row.getByText('Lucía Fernández')).toBeVisible()
  await expect(row).not.toContainText('team@puente.example')
})

test(
  'content opens in the language of the editor, and stays where it was switched to',
  { tag: '@once' },
  async ({ page }) => {
    const heading = (language: string) => page.getByRole('heading', { name: `Publicar ${language}` })
    await signInAsNewStaff(page, 'es')
    await page.goto('/admin/collections/posts/create')
    await expect(heading('Español')).toBeVisible()
    await page.goto('/admin/collections/posts/create?locale=en')
    await expect(heading('Inglés')).toBeVisible()
    await page.goto('/admin/collections/posts/create')
    await expect(heading('Inglés')).toBeVisible()
  },
)

test(
  'the switch in the navigation changes the language of the account',
  { tag: '@once' },
  async ({ page }) => {
    const email = await signInAsNewStaff(page, 'en')
    await page.goto(dashboard)
    await navigation(page, 'en').getByRole('button', { name: 'Español' }).click()
    await expect(navigation(page, 'es')).toContainText(adminEs.nav.groups.answer)
    await expect
      .poll(() => rows('select language from users where email = $1', [email]))
      .toEqual([{ language: 'es' }])
  },
)

for (const language of ['en', 'es'] as const) {
  const t = texts[language].search

  test(
    `the command bar finds a lead without accents and opens it, in ${language}`,
    { tag: `@${language}` },
    async ({ page, isMobile }) => {
      const name = `Inés Echeverría ${crypto.randomUUID().slice(0, 6)}`
      const data = message()
      await (await visitor()).post('/api/lead-capture', { data: { ...data, name } })
      await openAs(page, language)
      const button = page.getByRole('button', { name: t.open })
      const dialog = page.getByRole('dialog', { name: t.open })
      if (isMobile) await button.click()
      else {
        await button.focus()
        await page.keyboard.press('Control+k')
      }
      const field = dialog.getByRole('combobox')
      await expect(field).toBeFocused()
      await field.fill(name.slice(5).replace('í', 'i').toUpperCase())
      const option = dialog.getByRole('option', { name })
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await expect(field).toHaveAttribute('aria-activedescendant', /leads-/)
      await expectAccessible(page)
      await expectFitsWidth(page)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name })).toBeVisible()
      await expect(dialog).toBeHidden()
    },
  )
}

test('shortcuts are shown with the keys of a Mac', { tag: '@keyboard' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' }),
  )
  await openAs(page, 'en')
  const button = page.getByRole('button', { name: adminEn.search.open })
  await expect(button.getByText('⌘ K')).toBeVisible()
  await button.click()
  await expect(page.getByRole('dialog').getByText('⌘ ↵')).toBeVisible()
})

test('the command bar works by keyboard alone', { tag: '@keyboard' }, async ({ page }) => {
  await openAs(page, 'en', '/admin/collections/leads')
  const button = page.getByRole('button', { name: adminEn.search.open })
  await button.focus()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: adminEn.search.open })
  const selected = dialog.getByRole('option', { selected: true })
  await expect(selected).toHaveText(/Dashboard/)
  await page.keyboard.press('ArrowUp')
  await expect(selected).toHaveText(new RegExp(adminEn.search.site))
  await page.keyboard.press('ArrowDown')
  await expect(selected).toHaveText(/Dashboard/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('nothing of the kind')
  // The browser says that it is closed after the next key.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  })
  await page.keyboard.type('new post')
  await expect(selected).toContainText(adminEn.search.create.posts)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/collections\/posts\/create/)
})

for (const path of ['/admin/collections/categories', '/admin/collections/categories/create'])
  test(
    `on a phone, Tab begins at the skip link and the menu of ${path}`,
    { tag: '@keyboard' },
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      await openAs(page, 'en', path)
      const nav = navigation(page, 'en')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: adminEn.nav.skip })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: /open menu/i })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(nav.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(nav).toBeHidden()
      await page.keyboard.press('Tab')
      await expect(
        page.getByRole('banner').getByRole('link', { name: adminEn.nav.dashboard, exact: true }),
      ).toBeFocused()
    },
  )

test.describe('an address that does not exist', { tag: '@once' }, () => {
  test.use({ expectedError: /status of 404.*admin\// })

  for (const path of ['/admin/collections/nothing', '/admin/nothing'])
    test(`has the command bar: ${path}`, async ({ page }) => {
      await openAs(page, 'en', path)
      await page.getByRole('button', { name: adminEn.search.open }).waitFor()
      await page.keyboard.press('Control+k')
      const dialog = page.getByRole('dialog', { name: adminEn.search.open })
      await dialog.getByRole('combobox').fill(adminEn.categories.plural)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminEn.categories.plural)
    })
})

test.describe('a search that fails', { tag: '@once' }, () => {
  test.use({ expectedError: /status of 503.*api\/search-admin/ })

  test('says so and can be repeated', async ({ page }) => {
    await openAs(page, 'en')
    await page.route('**/api/search-admin', (route) =>
      route.fulfill({ status: 503, json: { success: false, error: 'unavailable' } }),
    )
    await page.getByRole('button', { name: adminEn.search.open }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('zzzzzz')
    await expect(dialog.getByRole('status')).toContainText(adminEn.search.failed)
    await page.unroute('**/api/search-admin')
    await dialog.getByRole('button', { name: adminEn.search.again }).click()
    await expect(dialog.getByRole('status')).toContainText('Nothing found for “zzzzzz”')
  })
})

test('after sign-in the admin speaks the language of the account', { tag: '@once' }, async ({ page }) => {
  // Someone else chose English in this browser.
  await page.goto('/admin/login')
  await page.context().addCookies([{ name: 'puente-lng', value: 'en', url: page.url() }])
  await openAdmin(page, 'team')
  await expect(page.getByRole('button', { name: adminEs.search.open })).toBeVisible()
  expect(await languageOf(page)).toBe('es')
})
