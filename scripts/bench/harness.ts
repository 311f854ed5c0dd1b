import { readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { withFileLock } from '../process/file-lock.mjs'
import { root } from '../process/root'
import { runCommand } from '../process/run-command'
import { createSupervisor, type Supervisor } from '../process/supervisor'
import { UserError } from '../process/user-error.mjs'
import { isBuilt } from '../site/processes'

/** What a bench can be given after `--`. */
const { values: given, positionals } = parseArgs({
  options: { rounds: { type: 'string' }, rows: { type: 'string' }, build: { type: 'boolean' } },
  allowPositionals: true,
})

type BenchContext = {
  supervisor: Supervisor
  /** A folder for this run, which does not exist at its start. */
  dir: string
  rounds: number
  rows: number
  /** The paths that alone are measured; all of them if empty. */
  paths: readonly string[]
  /** Whether the figures will be written into docs/performance.md. */
  isRecorded: boolean
}

type BenchResult = {
  /** How it was measured, in a sentence. */
  method: string
  /** The tables, in Markdown. */
  figures: string
  /** Why the figures are bad. They are printed, and not recorded. */
  failure?: string
}

type Bench = {
  /** The section of docs/performance.md that a run of full size writes. */
  section: string
  /** How often each side is measured. */
  rounds: number
  /** How many rows are measured, for a bench that takes fewer with `--rows=`. */
  rows?: number
  /** Runs before the build is looked for, with `--build`. */
  build?: (supervisor: Supervisor) => Promise<void>
  /** Whether the bench needs no build. */
  isWithoutBuild?: boolean
  measure: (context: BenchContext) => Promise<BenchResult>
}

/**
 * Runs a bench, prints its figures and writes them into docs/performance.md; a run with `--rounds=`, `--rows=` or paths is
 * only printed. Nothing else of the tests and benches runs beside it. Exits.
 */
export function runBench({ section, build, isWithoutBuild, measure, ...size }: Bench): Promise<never> {
  const supervisor = createSupervisor()
  const dir = join(root, '.data', 'bench')
  const rounds = readCount('rounds', size.rounds)
  const rows = readCount('rows', size.rows)
  const isRecorded = given.rounds === undefined && given.rows === undefined && positionals.length === 0
  const bench = async () => {
    const loadBefore = loadavg()[0] ?? 0
    await rm(dir, { recursive: true, force: true })
    if (given.build) await build?.(supervisor)
    if (!isWithoutBuild && !isBuilt()) throw new UserError('There is no build. Run `npm run build` first.')
    const { method, figures, failure } = await measure({
      supervisor,
      dir,
      rounds,
      rows,
      paths: positionals,
      isRecorded,
    })
    console.log(`\n${figures}`)
    if (failure) throw new UserError(failure)
    if (!isRecorded) return
    writeSection(section, `${describeMachine(loadBefore)} ${method}\n\n${figures}`)
    console.log('\nWritten to docs/performance.md.')
  }
  // Runs last, when nothing writes into the folder anymore.
  supervisor.onStop(() => rm(dir, { recursive: true, force: true }))
  return runCommand(supervisor, () =>
    withFileLock(join(root, '.data', 'test', 'lock'), bench, () => console.log('Waiting for a test run ...')),
  )
}

function readCount(name: 'rounds' | 'rows', preset = 0): number {
  const count = Number(given[name] ?? preset)
  if (given[name] !== undefined && !(Number.isInteger(count) && count >= 1 && preset > 0))
    throw new UserError(`This bench takes no --${name}=${given[name]}. Try --rounds=1.`)
  return count
}

function describeMachine(loadBefore: number): string {
  const [cpu] = cpus()
  const machine = `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`
  const load = `load average ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after`
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}, ${load}.`
}

/** Replaces the text between `<!-- name -->` and `<!-- /name -->` in docs/performance.md. */
export function writeSection(name: string, text: string): void {
  const file = join(root, 'docs', 'performance.md')
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const page = readFileSync(file, 'utf8')
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from)
    throw new UserError(`docs/performance.md has no section between ${begin} and ${end}.`)
  writeFileSync(file, `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`)
}
