import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { env } from '../src/env'
import { findBrowser } from '../tests/support/browser'
import { browserFlags } from '../tests/support/browser-flags'
import { widths as everyWidth } from '../tests/support/widths'
import { UserError } from './process/user-error.mjs'
import { readWanted } from './shots/options'
import { takePictures } from './shots/take'

const dir = '.shots'
const siteUrl = env.E2E_URL ?? `http://localhost:${env.PORT}`

/**
 * `npm run shots` writes pictures of every page of a running site into .shots, in both languages and color schemes: public
 * pages at every width of tests/support/widths.ts, those of clients and staff, which need DEMO_PASSWORD, at two. Other
 * widths: `npm run shots -- --widths=1180,1920`. One part alone: `npm run shots -- --only=staff` (public, clients, staff,
 * consent).
 */
const { values } = parseArgs({ options: { widths: { type: 'string' }, only: { type: 'string' } } })
const { widths, parts } = readWanted(values)
if (!(await fetch(siteUrl).catch(() => undefined)))
  throw new UserError(`Nothing answers at ${siteUrl}. Start the demo, or set PORT to its port.`)

mkdirSync(dir, { recursive: true })
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
await takePictures(
  { browser, siteUrl, dir },
  {
    widths: widths ?? everyWidth,
    portalWidths: widths ?? [1440, 375],
    parts,
    password: env.E2E_PASSWORD ?? env.DEMO_PASSWORD,
  },
)
await browser.close()
console.log(`The pictures of ${siteUrl} are in ${dir}.`)
