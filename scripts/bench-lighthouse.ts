import { languages, localizedPath } from '../src/i18n/languages'
import { findBrowser } from '../tests/support/browser'
import { publicPaths as listedPaths } from '../tests/support/page-paths'
import { runBench } from './bench/harness'
import { type Audit, auditPage } from './bench/lighthouse'
import { table } from './bench/table'
import { findProgram } from './process/find-program'
import { UserError } from './process/user-error.mjs'
import { startE2eSite } from './testing/e2e-site'

/** `npm run bench:lighthouse` audits every public page behind nginx (docs/performance.md). */

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

await runBench({
  section: 'lighthouse',
  rounds: 5,
  async measure({ supervisor, rounds, paths }) {
    const [browser, nginx, openssl] = [findBrowser(), findProgram('nginx'), findProgram('openssl')]
    if (!nginx || !openssl)
      throw new UserError('nginx is not installed. Run `apt-get install nginx-light openssl` and try again.')
    const { E2E_FRONT_URL = '', E2E_URL = '' } = await startE2eSite(supervisor, nginx)
    const rows: string[][] = []
    for (const path of paths.length > 0 ? paths : await listPublicPaths(E2E_URL)) {
      const audit = await auditPage(browser, E2E_FRONT_URL + path, rounds)
      rows.push(formatRow(path, audit))
      console.log([rows.at(-1)?.join('  '), ...audit.remarks].join('\n    '))
    }
    return {
      method: `Lighthouse's phone on a simulated slow network, TLS and HTTP/2, medians of ${rounds} runs.`,
      figures: table(columns, rows),
    }
  },
})
