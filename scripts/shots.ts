import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { env } from '../src/env'
import { languages } from '../src/i18n/languages'
import { findBrowser } from '../tests/support/browser'
import { browserFlags } from '../tests/support/browser-flags'
import { widths as everyWidth } from '../tests/support/widths'
import { UserError } from './process/user-error.mjs'
import { type Look, shotsDir, siteUrl } from './shots/camera'
import { shootPortal } from './shots/client-shots'
import { shootConsent } from './shots/consent-shots'
import { shootPublicPages } from './shots/public-shots'
import { shootAdmin } from './shots/staff-shots'

/**
 * `npm run shots` writes pictures of every page of a running site into .shots, in both languages and color schemes: public
 * pages at every width of tests/support/widths.ts, those of clients and staff, which need DEMO_PASSWORD, at two. Other
 * widths: `npm run shots -- --widths=1180,1920`. One part alone: `npm run shots -- --only=staff` (public, clients, staff,
 * consent).
 */
const { values } = parseArgs({ options: { widths: { type: 'string' }, only: { type: 'string' } } })
const isWanted = (part: string) => !values.only || values.only === part

const widths = values.widths?.split(',').map(Number) ?? everyWidth
const portalWidths = values.widths ? widths : [1440, 375]
if (!widths.every((width) => width >= 100))
  throw new UserError('--widths must be numbers, such as --widths=1180,1920.')
if (!(await fetch(siteUrl).catch(() => undefined)))
  throw new UserError(`Nothing answers at ${siteUrl}. Start the demo, or set PORT to its port.`)

const password = env.E2E_PASSWORD ?? env.DEMO_PASSWORD
const looks: Look[] = widths.flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    languages.map((language) => ({ width, scheme, language })),
  ),
)

mkdirSync(shotsDir, { recursive: true })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: browserFlags,
})
for (const look of looks) {
  if (isWanted('public')) await shootPublicPages(browser, look)
  if (!portalWidths.includes(look.width)) continue
  if (password && isWanted('clients')) await shootPortal(browser, look, password)
  if (isWanted('staff')) await shootAdmin(browser, look, password)
}
if (password && isWanted('consent'))
  await shootConsent(
    browser,
    looks.filter(({ width }) => portalWidths.includes(width)),
    password,
  )
await browser.close()
console.log(`The pictures of ${siteUrl} are in ${shotsDir}.`)
