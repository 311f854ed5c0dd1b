import { type Browser } from '@playwright/test'

import { type Look, openPage, openPath, prefixOf, shootPage, shootViewport, siteUrl } from './camera'
import { readMessages } from './messages'

/**
 * The consent bar and the privacy page with an analytics tool. The tool is set in the site settings for the time that the
 * pictures take.
 */
export async function shootConsent(browser: Browser, looks: Look[], password: string): Promise<void> {
  const { request } = await browser.newContext({ extraHTTPHeaders: { origin: siteUrl } })
  await request.post(`${siteUrl}/api/users/login`, { data: { email: 'admin@puente.example', password } })
  const settings = `${siteUrl}/api/globals/site-settings`
  const { analytics } = (await (await request.get(settings)).json()) as { analytics: object }
  const tool = {
    tool: 'plausible',
    plausibleDomain: 'puente.example',
    plausibleScript: 'https://plausible.io/js/script.js',
  }
  try {
    await request.post(settings, { data: { analytics: tool } })
    for (const look of looks) await shootConsentBar(browser, look)
  } finally {
    await request.post(settings, { data: { analytics } })
  }
}

async function shootConsentBar(browser: Browser, look: Look): Promise<void> {
  const page = await openPage(browser, look)
  const { region } = readMessages<{ region: string }>(look, 'consent')
  await openPath(page, `${prefixOf(look)}/`)
  await page.getByRole('region', { name: region }).waitFor()
  await shootViewport(page, 'consent', look)
  await shootPage(page, 'privacy-tool', `${prefixOf(look)}/privacy-policy`, look)
  await page.context().close()
}
