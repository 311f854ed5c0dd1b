import { type Look, openPage, openPath, prefixOf, shootPage, shootViewport, signIn } from './camera'
import { readMessages } from './messages'

/**
 * The consent bar and the privacy page with an analytics tool. The tool is set in the site settings for the time that the
 * pictures take.
 */
export async function shootConsent(looks: Look[], password: string): Promise<void> {
  const [first] = looks
  if (!first) return
  const page = await openPage(first)
  await signIn(page, first, 'admin@puente.example', password)
  const headers = { origin: first.camera.siteUrl }
  const settings = '/api/globals/site-settings'
  const { request } = page
  const { analytics } = (await (await request.get(settings)).json()) as { analytics: object }
  const tool = {
    tool: 'plausible',
    plausibleDomain: 'puente.example',
    plausibleScript: 'https://plausible.io/js/script.js',
  }
  try {
    await request.post(settings, { data: { analytics: tool }, headers })
    for (const look of looks) await shootConsentBar(look)
  } finally {
    await request.post(settings, { data: { analytics }, headers })
  }
}

async function shootConsentBar(look: Look): Promise<void> {
  const page = await openPage(look)
  const { region } = readMessages(look, 'consent') as { region: string }
  await openPath(page, `${prefixOf(look)}/`)
  await page.getByRole('region', { name: region }).waitFor()
  await shootViewport(page, 'consent', look)
  await shootPage(page, 'privacy-tool', `${prefixOf(look)}/privacy-policy`, look)
  await page.context().close()
}
