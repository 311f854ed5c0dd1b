import { chromium } from '@playwright/test'

import { findBrowser } from '../tests/support/browser'
import { browserFlags } from '../tests/support/browser-flags'
import { runBench } from './bench/harness'
import { alternate } from './bench/rounds'
import { type ScreenResults } from './bench/staff-limits'
import { staffTables } from './bench/staff-report'
import { pathOf, screens } from './bench/staff-screens'
import { type Side, sides, startStaffSites } from './bench/staff-sites'
import { countStatements } from './bench/staff-statements'
import { visitTwice } from './bench/staff-visits'
import { UserError } from './process/user-error.mjs'

/** `npm run bench:staff` compares the screens of staff with those of a stock Payload (docs/performance.md). */

const WARM_UP_ROUNDS = 1

await runBench({
  section: 'staff',
  rounds: 5,
  async measure({ supervisor, dir, rounds, paths: named }) {
    const measured = screens.filter(({ name }) => named.length === 0 || named.includes(name))
    if (measured.length === 0)
      throw new UserError(`The screens are: ${screens.map(({ name }) => name).join(', ')}.`)
    const executablePath = findBrowser()
    const sites = await startStaffSites(supervisor, dir)
    const browser = await chromium.launch({ executablePath, args: browserFlags })
    supervisor.onStop(() => browser.close())

    const results: ScreenResults[] = []
    for (const screen of measured) {
      const visits = await alternate(sides, { rounds, warmUp: WARM_UP_ROUNDS }, (side) =>
        visitTwice(browser, sites[side], pathOf(screen, side, sites[side].post), screen),
      )
      const count = (side: Side) =>
        countStatements(sites[side], pathOf(screen, side, sites[side].post), screen.isSignedOut)
      results.push({ screen, visits, statements: { ours: await count('ours'), stock: await count('stock') } })
      console.log(`${screen.name} is measured.`)
    }
    return {
      method:
        `Chromium ${browser.version()}, medians of ${rounds} alternating rounds, cold in a new browser context and ` +
        'warm at the second visit of its tab. JavaScript and styles gzipped, HTML as it is, kB of 1,000 bytes. ' +
        'Browser, servers and databases share the machine.',
      figures: staffTables(results),
    }
  },
})
