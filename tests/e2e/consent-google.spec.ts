import { playGoogle, useTool } from '../support/analytics'
import { onConsent, visits } from '../support/consent'
import { address, expect, openPage, test } from '../support/e2e'

/** The settings are one for all: these tests run by themselves, one after the other (playwright.config.ts). */

const id = 'G-TEST12345'
test.beforeAll(() => useTool({ tool: 'ga4', id }))
test.afterAll(() => useTool({ tool: 'none' }))

for (const { body, use, face } of visits)
  test.describe(`Google Analytics (${face.language}, ${body})`, () => {
    test.use(use)
    const { path, prefix, t, bar, decide, privacy, send } = onConsent(face)

    test('counts after a yes, and forgets its cookies after a no', async ({ page, context }) => {
      const told = await playGoogle(context, id)
      const names = () => told.map(({ n }) => n)
      const cookies = async () => (await context.cookies()).map(({ name }) => name).sort()
      await openPage(page, path)
      await expect(bar(page)).toContainText('Google Analytics')
      await send(page)
      expect(told).toEqual([])
      await decide(page, 'accept')
      await expect.poll(names).toEqual(['page_view'])
      await expect.poll(cookies).toEqual(['_ga', '_ga_TEST12345', 'puente_first'])
      const data = await send(page)
      await expect.poll(names).toEqual(['page_view', 'generate_lead'])
      expect(JSON.stringify(told)).not.toContain(data.email)
      await privacy(page).click()
      await expect(page).toHaveURL(/privacy-policy$/)
      await expect.poll(names).toEqual(['page_view', 'generate_lead', 'page_view'])
      const main = page.getByRole('main')
      await expect(main).toContainText(t.privacy.ga4)
      await main.getByRole('button', { name: t.settings }).click()
      await decide(page, 'decline')
      await expect.poll(cookies).toEqual([])
      await page.goBack()
      await expect(page).toHaveURL(/contact$/)
      await send(page)
      expect(names()).toEqual(['page_view', 'generate_lead', 'page_view'])
    })

    test('hears of pages without their queries, and of the site before without its page', async ({
      page,
      context,
    }) => {
      const told = await playGoogle(context, id)
      await page.goto(`${path}?email=secret&utm_source=boletin#secret`, {
        referer: 'https://www.example.com/search?q=secret',
      })
      await decide(page, 'accept')
      const addressOf = (of: string) => new URL(of, page.url()).href
      const landed = {
        n: 'page_view',
        u: addressOf(`${path}?utm_source=boletin`),
        r: 'https://www.example.com',
      }
      await expect.poll(() => told).toEqual([expect.objectContaining(landed)])
      await privacy(page).click()
      await expect(page).toHaveURL(/privacy-policy$/)
      const next = { n: 'page_view', u: addressOf(address(prefix, '/privacy-policy')) }
      await expect.poll(() => told.slice(1)).toEqual([expect.objectContaining(next)])
      expect(JSON.stringify(told)).not.toContain('secret')
    })
  })
