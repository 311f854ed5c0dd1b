import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { languages, localizedPath } from '../src/i18n/languages'
import { findBrowser } from '../tests/support/browser'
import { pagePaths } from '../tests/support/page-paths'
import { type Audit, auditPage } from './bench/lighthouse'
import { writeSection } from './bench/section'
import { table } from './bench/table'
import { root } from './process/children'
import { createCrew } from './process/crew'
import { startE2eSite } from './process/e2e-site'
import { withFileLock } from './process/file-lock.mjs'
import { findProgram } from './process/nginx'
import { plain } from './process/plain.mjs'
import { runCrew } from './process/run-crew'
import { isBuilt } from './process/site'

/** Lighthouse on every public page, behind the shipped front server (docs/performance.md). */

const crew = createCrew()
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const runs = Number(values.runs)

/** The first link of a page that begins so. */
async function linkOn(page: string, start: string): Promise<string> {
  const path = new RegExp(`href="(${start}/[\\w-]+)"`).exec(await (await fetch(page)).text())?.[1]
  if (!path) throw plain(`${page} shows no link to ${start}.`)
  return path
}

/** Every public page in each language; of the list its second page too, of posts and categories one. */
async function publicPaths(site: string): Promise<string[]> {
  const all = languages.map(async (language) => {
    const own = (path: string) => localizedPath(path, language)
    const fixed = ['/', ...pagePaths, '/contact', '/resources', '/resources/page/2'].map(own)
    const list = site + own('/resources')
    return [...fixed, await linkOn(list, own('/blog')), await linkOn(list, own('/category'))]
  })
  return (await Promise.all(all)).flat()
}

const head = ['Page', 'Perf.', 'Access.', 'Best pr.', 'SEO', 'LCP s', 'CLS', 'TBT ms', 'JS kB', 'Requests']

const rowOf = (path: string, audit: Audit): string[] => [
  path,
  ...[audit.performance, audit.accessibility, audit.bestPractices, audit.seo].map(String),
  (audit.lcp / 1000).toFixed(2),
  audit.cls.toFixed(3).replace(/\.?0+$/, ''),
  String(Math.round(audit.tbt)),
  String(Math.round(audit.scripts / 1000)),
  String(audit.requests),
]

async function bench(): Promise<void> {
  if (!(runs >= 1)) throw plain('--runs takes a number, such as --runs=1.')
  const [browser, nginx, openssl] = [findBrowser(), findProgram('nginx'), findProgram('openssl')]
  if (!nginx || !openssl)
    throw plain('Install nginx: `apt-get install nginx-light openssl`, then run this again.')
  if (!isBuilt()) throw plain('There is no build: run `npm run build` first.')
  const before = loadavg()[0] ?? 0
  const { E2E_FRONT_URL = '', E2E_URL = '' } = await startE2eSite(crew, nginx)
  const paths = positionals.length > 0 ? positionals : await publicPaths(E2E_URL)
  const rows: string[][] = []
  for (const path of paths) {
    const audit = await auditPage(browser, E2E_FRONT_URL + path, runs)
    rows.push(rowOf(path, audit))
    console.log([rows.at(-1)?.join('  '), ...audit.remarks].join('\n    '))
  }
  console.log(`\n${table(head, rows)}`)
  // A part of the pages is for whoever is at work on them.
  if (positionals.length > 0) return
  const how =
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores; load of the machine before: ` +
    `${before.toFixed(1)}. Lighthouse's phone on a slow network (simulated), TLS and HTTP/2, the figure in the middle of ${runs}.`
  writeSection('lighthouse', `${how}\n\n${table(head, rows)}`)
  console.log('\nWritten to docs/performance.md.')
}

await runCrew(crew, () =>
  withFileLock(join(root, '.data', 'test', 'lock'), bench, () =>
    console.log('Waiting for a run of the tests ...'),
  ),
)
