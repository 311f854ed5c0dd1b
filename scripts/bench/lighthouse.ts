import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'

import { plain } from '../process/plain.mjs'
import { median } from './load'

/** What is kept of one audit; scores of 100, times in milliseconds, sizes in bytes. */
export interface Audit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  cls: number
  tbt: number
  scripts: number
  requests: number
  /** Everything that took a point, and what was painted last. */
  remarks: string[]
}

type Request = { url: string; resourceType?: string; transferSize?: number }

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors']

/** How often a browser may fail to paint at all, on a machine that is busy, before the page is blamed. */
const tries = 3

/** One run of Lighthouse as a phone, in a browser of its own that knows nothing. */
async function audit(chromePath: string, url: string, only?: string[], attempt = 1): Promise<Audit> {
  const chrome = await launch({ chromePath, chromeFlags: flags, logLevel: 'silent' })
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      ...(only && { onlyCategories: only }),
    })
    if (run && !run.lhr.runtimeError) return figuresOf(run.lhr)
    if (attempt === tries) throw plain(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  } finally {
    chrome.kill()
  }
  return audit(chromePath, url, only, attempt + 1)
}

function figuresOf({ audits, categories }: Result): Audit {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  const details = audits['network-requests']?.details
  const all = (details && 'items' in details ? details.items : []) as unknown as Request[]
  // What is fetched ahead, of pages that somebody may open next, is not of this one.
  const own = all.filter(({ url }) => /^https?:/.test(url) && !/[?&]_rsc=/.test(url))
  const scripts = own.filter(({ resourceType }) => resourceType === 'Script')
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scripts: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: own.length,
    remarks: remarksOf({ audits, categories }),
  }
}

/** The audits that cost a point, by category. */
function remarksOf({ audits, categories }: Pick<Result, 'audits' | 'categories'>): string[] {
  return Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: name, weight }) => {
      const { score = null, title = '', displayValue = '' } = audits[name] ?? {}
      return weight > 0 && score !== null && score < 1 ? [`${id}: ${title} ${displayValue}`.trim()] : []
    }),
  )
}

/** A page in so many runs: of what takes time the figure in the middle. */
export async function auditPage(chromePath: string, url: string, runs: number): Promise<Audit> {
  // What is no time is the same each time.
  const whole = await audit(chromePath, url)
  const all = [whole]
  while (all.length < runs) all.push(await audit(chromePath, url, ['performance']))
  const middle = (key: 'performance' | 'lcp' | 'cls' | 'tbt') => median(all.map((one) => one[key]))
  return {
    performance: middle('performance'),
    accessibility: whole.accessibility,
    bestPractices: whole.bestPractices,
    seo: whole.seo,
    lcp: middle('lcp'),
    cls: middle('cls'),
    tbt: middle('tbt'),
    scripts: whole.scripts,
    requests: whole.requests,
    remarks: [...new Set(all.flatMap(({ remarks }) => remarks))],
  }
}
