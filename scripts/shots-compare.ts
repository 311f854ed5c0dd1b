import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { randomIp } from '../tests/support/http'
import { findBrowser } from '../tests/support/browser'
import { browserFlags } from '../tests/support/browser-flags'
import { waitForHttp } from './process/child-process'
import { root } from './process/root'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { UserError } from './process/user-error.mjs'
import { openTree, removeTree, resolveCommit } from './process/commit-tree'
import { comparePictures, writeReport } from './shots/compare'
import { readWanted } from './shots/options'
import { copySample, openSample, type Sample, siteEnv, siteUrlOf } from './shots/sample-database'
import { takePictures } from './shots/take'

/** Everything that is kept between two runs: the sample, and the pictures of each commit. */
const dir = join(root, '.data', 'shots')
const treesDir = join(dir, 'trees')

const DEFAULT_WIDTHS = [375, 1440]

/**
 * `npm run shots:compare -- <commit>` compares the pictures of a commit with those of the present one (HEAD), pixel by pixel. Both
 * are built, and show the same database at the same time, which stands still. Prints how many pictures are equal, and writes a
 * page of the others. The same commit twice compares two runs. `--only` and `--widths` as in `npm run shots`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string' }, only: { type: 'string' } },
})
const wanted = readWanted(values)
const widths = wanted.widths ?? DEFAULT_WIDTHS
const supervisor = createSupervisor()

async function compare(): Promise<number> {
  const [name] = positionals
  if (!name) throw new UserError('Which commit? For example: npm run shots:compare -- HEAD~1')
  const [before, after] = [resolveCommit(name), resolveCommit('HEAD')]
  mkdirSync(treesDir, { recursive: true })
  const sample = await openSample(supervisor, join(dir, 'sample'), () => treeOf(before))
  const first = await picturesOf(before, sample)
  const second = await picturesOf(after, sample, before === after)
  const comparisons = await comparePictures(first, second)
  const equal = comparisons.filter(({ different }) => different === 0).length
  const report = join(dir, 'compare.html')
  writeReport(report, first, second, comparisons)
  console.log(`${equal} of ${comparisons.length} pictures are equal. The others are in ${report}.`)
  return equal === comparisons.length ? 0 : 1
}

/** Checks a commit out until the end of this command. */
function treeOf(sha: string) {
  supervisor.onStop(() => {
    removeTree(treesDir, sha)
    return Promise.resolve()
  })
  return openTree(treesDir, sha)
}

/** Returns the folder with the pictures of a commit, which are taken unless they are kept; `again` takes them once more. */
async function picturesOf(sha: string, sample: Sample, again = false): Promise<string> {
  const kind = [...wanted.parts, ...widths, Date.parse(sample.now), cameraVersion()].join('-')
  const pictures = join(dir, 'pictures', `${sha}-${kind}${again ? '-again' : ''}`)
  if (existsSync(pictures) && !again) return pictures
  const unfinished = `${pictures}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  await takeAll(sha, sample, unfinished)
  rmSync(pictures, { recursive: true, force: true })
  renameSync(unfinished, pictures)
  return pictures
}

/** A hash of the code that takes pictures: those that other code took are not compared. */
function cameraVersion(): string {
  const code = join(root, 'scripts', 'shots')
  const hash = createHash('sha256')
  for (const name of readdirSync(code).toSorted()) hash.update(readFileSync(join(code, name)))
  return hash.digest('hex').slice(0, 8)
}

/** What changes in a page draws its tiles again as a whole: rounded corners otherwise differ by a shade. */
const wholeDrawing = ['--disable-partial-raster']

const frozenClock = new URL('shots/frozen-clock.mjs', import.meta.url).href

async function takeAll(sha: string, sample: Sample, to: string): Promise<void> {
  const tree = treeOf(sha)
  console.log(`Building ${sha.slice(0, 8)} ...`)
  await supervisor.run(tree.command('build', { NODE_ENV: 'production' }, '--if-stale'))
  const running = createSupervisor()
  supervisor.onStop(running.stop)
  try {
    const siteUrl = siteUrlOf(sample)
    const env = siteEnv(sample, await copySample(sample))
    await running.run(tree.command('migrate', env))
    const frozen = { NODE_OPTIONS: `--import ${frozenClock}?now=${Date.parse(sample.now)}` }
    const web = running.start(tree.command('start', { ...env, ...frozen }, '--web'))
    if (!(await waitForHttp(siteUrl, web))) throw new UserError('The site does not answer.')
    console.log(`Taking the pictures of ${sha.slice(0, 8)} ...`)
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [...browserFlags, ...wholeDrawing],
    })
    running.onStop(() => browser.close())
    const context = { reducedMotion: 'reduce', extraHTTPHeaders: { 'x-forwarded-for': randomIp() } } as const
    await takePictures(
      { browser, siteUrl, dir: to, now: new Date(sample.now), context },
      { widths, portalWidths: widths, parts: wanted.parts, password: sample.password },
    )
  } finally {
    await running.stop()
  }
}

await runCommand(supervisor, compare)
