import { fakeGoogle, useTool } from '../support/analytics'
import { consentPage, visits } from '../support/consent'
import { expect, localePath, openPage, test } from '../support/e2e'

const id = 'G-TEST12345'
test.beforeAll(() => useTool({ tool: 'ga4', id }))
test.afterAll(() => useTool({ tool: 'none' }))

for (const { device, use, locale } of visits)
  test.describe(`Google Analytics (${locale.language}, ${device})`, () => {
    test.use(use)
    const { path, prefix, t, bar, decide, privacy, send } = consentPage(locale)

    test('counts after consent, and removes its cookies after a refusal', async ({ page, context }) => {
      const events = await fakeGoogle(context, id)
      const names = () => events.map(({ n }) => n)
      const cookies = async () => (await context.cookies()).map(({ name }) => name).sort()
      await openPage(page, path)
      await expect(bar(page)).toContainText('Google Analytics')
      await send(page)
      expect(events).toEqual([])
      await decide(page, 'accept')
      await expect.poll(names).toEqual(['page_view'])
      await expect.poll(cookies).toEqual(['_ga', '_ga_TEST12345', 'puente_first'])
      const data = await send(page)
      await expect.poll(names).toEqual(['page_view', 'generate_lead'])
      expect(JSON.stringify(events)).not.toContain(data.email)
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

    test('receives URLs without private queries, and only the origin of the referrer', async ({
      page,
      context,
    }) => {
      const events = await fakeGoogle(context, id)
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
      await expect.poll(() => events).toEqual([expect.objectContaining(landed)])
      await privacy(page).click()
      await expect(page).toHaveURL(/privacy-policy$/)
      const next = { n: 'page_view', u: addressOf(localePath(prefix, '/privacy-policy')) }
      await expect.poll(() => events.slice(1)).toEqual([expect.objectContaining(next)])
      expect(JSON.stringify(events)).not.toContain('secret')
    })
  })
