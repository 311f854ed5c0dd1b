import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'

import { UserError } from '../process/user-error.mjs'
import { median } from './rounds'

/** The results of one page: scores from 0 to 100, times in milliseconds, sizes in bytes. */
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
  /** The audits that lowered a score. */
  remarks: string[]
}

type Request = { url: string; resourceType?: string; transferSize?: number }

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors']

/** On a busy machine the browser sometimes fails to paint at all. */
const MAX_ATTEMPTS = 3

/** Runs Lighthouse once with its phone settings, in a new browser. */
async function audit(chromePath: string, url: string, only?: string[], attempt = 1): Promise<Audit> {
  const chrome = await launch({ chromePath, chromeFlags: flags, logLevel: 'silent' })
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      ...(only && { onlyCategories: only }),
    })
    if (run && !run.lhr.runtimeError) return toAudit(run.lhr)
    if (attempt === MAX_ATTEMPTS)
      throw new UserError(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  } finally {
    chrome.kill()
  }
  return audit(chromePath, url, only, attempt + 1)
}

function toAudit({ audits, categories }: Result): Audit {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  const details = audits['network-requests']?.details
  const all = (details && 'items' in details ? details.items : []) as unknown as Request[]
  // Prefetches of other pages don't count.
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
    remarks: listRemarks({ audits, categories }),
  }
}

/** Lists the audits that lowered a score, by category. */
function listRemarks({ audits, categories }: Pick<Result, 'audits' | 'categories'>): string[] {
  return Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: name, weight }) => {
      const { score = null, title = '', displayValue = '' } = audits[name] ?? {}
      return weight > 0 && score !== null && score < 1 ? [`${id}: ${title} ${displayValue}`.trim()] : []
    }),
  )
}

/** Audits a page `runs` times. Times and the performance score are medians. */
export async function auditPage(chromePath: string, url: string, runs: number): Promise<Audit> {
  // The other categories give the same result each time.
  const first = await audit(chromePath, url)
  const all = [first]
  while (all.length < runs) all.push(await audit(chromePath, url, ['performance']))
  const medianOf = (key: 'performance' | 'lcp' | 'cls' | 'tbt') => median(all.map((one) => one[key]))
  return {
    performance: medianOf('performance'),
    accessibility: first.accessibility,
    bestPractices: first.bestPractices,
    seo: first.seo,
    lcp: medianOf('lcp'),
    cls: medianOf('cls'),
    tbt: medianOf('tbt'),
    scripts: first.scripts,
    requests: first.requests,
    remarks: [...new Set(all.flatMap(({ remarks }) => remarks))],
  }
}
