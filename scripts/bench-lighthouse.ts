import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { languages, localizedPath } from '../src/i18n/languages'
import { findBrowser } from '../tests/support/browser'
import { publicPaths as listedPaths } from '../tests/support/page-paths'
import { type Audit, auditPage } from './bench/lighthouse'
import { writeSection } from './bench/section'
import { table } from './bench/table'
import { root } from './process/root'
import { createSupervisor } from './process/supervisor'
import { startE2eSite } from './testing/e2e-site'
import { withFileLock } from './process/file-lock.mjs'
import { findProgram } from './process/find-program'
import { UserError } from './process/user-error.mjs'
import { runCommand } from './process/run-command'
import { isBuilt } from './site/processes'

/** `npm run bench:lighthouse` audits every public page behind nginx (docs/performance.md). */

const supervisor = createSupervisor()
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const runs = Number(values.runs)

/** Returns the first link on a page that is below the path `start`. */
async function findLink(page: string, start: string): Promise<string> {
  const path = new RegExp(`href="(${start}/[\\w-]+)"`).exec(await (await fetch(page)).text())?.[1]
  if (!path) throw new UserError(`${page} has no link below ${start}.`)
  return path
}

/** Lists every public page in each language, with the second page of the list, one post and one category. */
async function listPublicPaths(site: string): Promise<string[]> {
  const paths = languages.map(async (language) => {
    const localize = (path: string) => localizedPath(path, language)
    const fixed = listedPaths.map(localize)
    const list = site + localize('/resources')
    return [...fixed, await findLink(list, localize('/blog')), await findLink(list, localize('/category'))]
  })
  return (await Promise.all(paths)).flat()
}

const columns = ['Page', 'Perf.', 'Access.', 'Best pr.', 'SEO', 'LCP s', 'CLS', 'TBT ms', 'JS kB', 'Requests']

const formatRow = (path: string, audit: Audit): string[] => [
  path,
  ...[audit.performance, audit.accessibility, audit.bestPractices, audit.seo].map(String),
  (audit.lcp / 1000).toFixed(2),
  audit.cls.toFixed(3).replace(/\.?0+$/, ''),
  String(Math.round(audit.tbt)),
  String(Math.round(audit.scripts / 1000)),
  String(audit.requests),
]

async function bench(): Promise<void> {
  if (!(runs >= 1)) throw new UserError('--runs must be a number, such as --runs=1.')
  const [browser, nginx, openssl] = [findBrowser(), findProgram('nginx'), findProgram('openssl')]
  if (!nginx || !openssl)
    throw new UserError('nginx is not installed. Run `apt-get install nginx-light openssl` and try again.')
  if (!isBuilt()) throw new UserError('There is no build. Run `npm run build` first.')
  const loadBefore = loadavg()[0] ?? 0
  const { E2E_FRONT_URL = '', E2E_URL = '' } = await startE2eSite(supervisor, nginx)
  const paths = positionals.length > 0 ? positionals : await listPublicPaths(E2E_URL)
  const rows: string[][] = []
  for (const path of paths) {
    const audit = await auditPage(browser, E2E_FRONT_URL + path, runs)
    rows.push(formatRow(path, audit))
    console.log([rows.at(-1)?.join('  '), ...audit.remarks].join('\n    '))
  }
  console.log(`\n${table(columns, rows)}`)
  // A run for some of the pages is not recorded.
  if (positionals.length > 0) return
  const conditions =
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores; load average before: ` +
    `${loadBefore.toFixed(1)}. Lighthouse's phone on a simulated slow network, TLS and HTTP/2, medians of ${runs} runs.`
  writeSection('lighthouse', `${conditions}\n\n${table(columns, rows)}`)
  console.log('\nWritten to docs/performance.md.')
}

await runCommand(supervisor, () =>
  withFileLock(join(root, '.data', 'test', 'lock'), bench, () => console.log('Waiting for a test run ...')),
)
