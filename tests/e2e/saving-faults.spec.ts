import { env } from '@/env'
import { test } from '../support/e2e'
import { startKillableSite } from '../support/killable-site'
import { makePostWithQuote, writeThroughFaults } from '../support/saving-journey'
import { newStaff, shareSession } from '../support/staff'

/** `npm run test:faults -- saving` runs this for two minutes in each language, five times; `npm test` once, in English. */
const seconds = env.E2E_LONG ? 120 : 20
const languages = env.E2E_LONG ? (['en', 'es'] as const) : (['en'] as const)

// The faults are made here: requests that are cut off, refused or answered by a proxy, and a killed server. React's error 441
// is Payload's answer to a form whose session has ended.
test.use({
  viewport: { width: 1440, height: 900 },
  expectedError: /Failed to load resource|net::ERR_|Failed to fetch|#441/,
})

for (const language of languages)
  test(
    `what someone writes is stored, whatever fails meanwhile (${language})`,
    { tag: '@once' },
    async ({ page }) => {
      test.setTimeout(180_000 + seconds * 2_000)
      const site = await startKillableSite()
      try {
        const id = await makePostWithQuote()
        const email = await newStaff(language)
        await shareSession(page, email)
        await page.goto(`${site.url}/admin/collections/posts/${id}?locale=${language}`)
        const until = Date.now() + seconds * 1_000
        await writeThroughFaults({ page, site, id, email, language, until })
      } finally {
        await site.close()
      }
    },
  )
