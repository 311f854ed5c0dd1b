import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'

import { UserError } from '../process/user-error.mjs'
import { median } from './rounds'

/** The results of one page: scores from 0 to 100, times in milliseconds, sizes in bytes. */
export interface Audit {
  /** With the slowdown that makes this machine's processor that of the phone. */
  performance: number
  /** With Lighthouse's constant slowdown, which assumes a fast desktop. */
  performanceAtDefault: number
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

/** Lighthouse's constant, which makes a phone of a desktop with this index (its docs/throttling.md: 1,500 to 2,000). */
const DEFAULT_SLOWDOWN = 4
const DESKTOP_INDEX = 1_750

/** Returns how much slower than this machine the phone is, from Lighthouse's measure of its processor: from 1 to 4. */
export const slowdownOf = (benchmarkIndex: number): number =>
  Math.min(DEFAULT_SLOWDOWN, Math.max(1, (DEFAULT_SLOWDOWN * benchmarkIndex) / DESKTOP_INDEX))

/** On a busy machine the browser sometimes fails to paint at all. */
const MAX_ATTEMPTS = 3

type Options = { slowdown: number; onlyCategories?: string[] }

/** Runs Lighthouse once with its phone settings, in a new browser. Throws `UserError` when it fails three times. */
async function run(chromePath: string, url: string, options: Options, attempt = 1): Promise<Result> {
  const { slowdown, onlyCategories } = options
  const chrome = await launch({ chromePath, chromeFlags: flags, logLevel: 'silent' })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier: slowdown },
      ...(onlyCategories && { onlyCategories }),
    })
    if (result && !result.lhr.runtimeError) return result.lhr
    if (attempt === MAX_ATTEMPTS)
      throw new UserError(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  } finally {
    chrome.kill()
  }
  return run(chromePath, url, options, attempt + 1)
}

/** Returns Lighthouse's index of this machine's processor, measured on a page. */
export async function measureMachine(chromePath: string, url: string): Promise<number> {
  const options = { slowdown: DEFAULT_SLOWDOWN, onlyCategories: ['seo'] }
  return (await run(chromePath, url, options)).environment.benchmarkIndex
}

function toAudit({ audits, categories }: Result): Omit<Audit, 'performanceAtDefault'> {
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

/**
 * Audits a page `runs` times with this slowdown and, alternating, as often with Lighthouse's own. Times and performance are
 * medians.
 */
export async function auditPage(
  chromePath: string,
  url: string,
  runs: number,
  slowdown: number,
): Promise<Audit> {
  const performance = async (by: number) =>
    toAudit(await run(chromePath, url, { slowdown: by, onlyCategories: ['performance'] }))
  // The other categories give the same result each time.
  const first = toAudit(await run(chromePath, url, { slowdown }))
  const all = [first]
  const atDefault = [await performance(DEFAULT_SLOWDOWN)]
  while (all.length < runs) {
    all.push(await performance(slowdown))
    atDefault.push(await performance(DEFAULT_SLOWDOWN))
  }
  const medianOf = (key: 'performance' | 'lcp' | 'cls' | 'tbt') => median(all.map((one) => one[key]))
  return {
    ...first,
    performance: medianOf('performance'),
    performanceAtDefault: median(atDefault.map((one) => one.performance)),
    lcp: medianOf('lcp'),
    cls: medianOf('cls'),
    tbt: medianOf('tbt'),
    remarks: [...new Set(all.flatMap(({ remarks }) => remarks))],
  }
}
