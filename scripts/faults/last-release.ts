import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { checkLeads, startLeadTraffic } from '../../tests/faults/lead-traffic'
import { startStaffTraffic } from '../../tests/faults/staff-traffic'
import { startTestSite, type TestSite } from '../../tests/faults/test-site'
import { waitForHttp } from '../process/child-process'
import { openTree, removeTree, resolveCommit } from '../process/commit-tree'
import { getFreePort } from '../process/ports'
import { root } from '../process/root'
import { createSupervisor } from '../process/supervisor'
import { version } from '../process/version'
import type { Report } from './restored-site'

const WORK_MS = 20_000

const dir = join(root, '.data', 'last-release')

/** Returns the commit that made this version: a version is given when it is released. Throws a UserError without its history. */
function findLastRelease(): string {
  const args = ['log', '-1', '--format=%H', `-S"version": "${version}"`, '--', 'package.json']
  return resolveCommit(execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim())
}

/** Returns the paths that a sitemap, or the sitemaps of an index, name. */
async function listPages(url: string, sitemap = '/sitemap.xml'): Promise<string[]> {
  const xml = await (await fetch(url + sitemap)).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)</g)].map(([, page = '']) => URL.parse(page)?.pathname ?? '')
  const isSitemap = (path: string) => path.endsWith('.xml')
  const nested = await Promise.all(paths.filter(isSitemap).map((path) => listPages(url, path)))
  return [...paths.filter((path) => !isSitemap(path)), ...nested.flat()]
}

/** Reads every public page. Returns how many, and how many of them failed. */
async function readPages(url: string): Promise<{ pages: number; failed: number }> {
  const paths = await listPages(url)
  let failed = 0
  for (const path of paths) {
    const { status } = await fetch(url + path)
    if (status === 200) continue
    failed += 1
    console.log(`  ${path} answers ${status}`)
  }
  return { pages: paths.length, failed }
}

/** Runs the web process of the last release on the present schema, beside the present worker, as in the middle of an update. */
export async function tryLastRelease(report: Report): Promise<void> {
  const supervisor = createSupervisor()
  const sha = findLastRelease()
  const tree = openTree(dir, sha)
  let site: TestSite | undefined
  try {
    console.log(`Building ${version} (${sha.slice(0, 8)}) ...`)
    await supervisor.run(tree.command('build', { NODE_ENV: 'production' }))
    site = await startTestSite()
    await site.start('worker')
    const port = String(await getFreePort())
    const url = `http://localhost:${port}`
    const { DATABASE_OWNER_URL: _, ...runtime } = site.variables
    const web = supervisor.start(tree.command('start', { ...runtime, PORT: port, SITE_URL: url }, '--web'))
    const isReady = await waitForHttp(`${url}/api/health/ready`, web)
    report(`web of ${version} is ready on the present schema`, {}, Number(!isReady))
    if (isReady) await workWith({ ...site, url, siteUrl: url }, report)
  } finally {
    await supervisor.stop()
    await site?.close()
    removeTree(dir, sha)
  }
}

/** Reads, sends leads, uploads, deletes, proposes and signs through the old web process. */
async function workWith(site: TestSite, report: Report): Promise<void> {
  const pages = await readPages(site.url)
  report('its public pages', pages, pages.pages === 0 ? 1 : pages.failed)
  const visitors = startLeadTraffic(site)
  const staff = await startStaffTraffic(site)
  await sleep(WORK_MS)
  await Promise.all([visitors.stop(), staff.stop()])
  const leads = await checkLeads(site, visitors.leads)
  const lost = leads.missing + leads.duplicates + leads.withoutActivity
  report('its leads', leads, leads.acknowledged === 0 ? 1 : lost)
  const { signed, deleted, refused } = staff.counts
  report('its staff and their client', staff.counts, signed && deleted ? refused : 1)
}
