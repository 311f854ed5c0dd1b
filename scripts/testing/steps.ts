import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

import pLimit, { type LimitFunction } from 'p-limit'

import { isolatedEnv } from '../process/isolated-env'
import { root } from '../process/root'
import { type Supervisor } from '../process/supervisor'
import { formatFailures, formatLogEnd } from './failures'
import { countExitCode, countReport, type TestCounts } from './reports'

/** Reports and logs of the last run. */
export const reportsDir = join(root, '.reports')

/** Runs three at a time: a step takes about one core, and those of the database and the demo wait often. */
export const limitSteps = (): LimitFunction => pLimit(3)

/** Characters of the log that are shown when a step has no report to read failures from. */
const LOG_END_WITHOUT_REPORT = 3_000

/** One line of the summary: commands that run in sequence, or a test runner. */
export interface Step {
  name: string
  /** The arguments of `node` for each command. */
  commands: string[][]
  /** The JSON report of a test runner. */
  report?: string
  /** Whether it may succeed without a test. */
  mayBeEmpty?: boolean
  /** The step before it in the list that must have passed, or it isn't run and counts as failed. */
  after?: string
  env?: Record<string, string>
}

/** Runs a step and prints its result. If it failed, also prints the failures and the end of its log. */
export async function runStep(supervisor: Supervisor, step: Step): Promise<TestCounts> {
  const log = join(reportsDir, `${step.name}.log`)
  mkdirSync(reportsDir, { recursive: true })
  for (const file of [log, step.report]) if (file) rmSync(file, { force: true })
  const startedAt = performance.now()
  let code = 0
  for (const args of step.commands)
    code ||= await supervisor.runForExitCode({ name: step.name, args, env: isolatedEnv(step.env), log })
  const counts = step.report ? countReport(step.report, code, step.mayBeEmpty) : countExitCode(code)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)
  const tests = step.report ? `  ${counts.passed + counts.failed} tests` : ''
  console.log(`  ${counts.failed ? 'FAILED' : 'ok    '} ${step.name.padEnd(10)}${seconds} s${tests}`)
  if (counts.failed) console.log(`\n${formatStepFailure(step, log)}\n`)
  return counts
}

function formatStepFailure({ report }: Step, log: string): string {
  const failures = formatFailures(report)
  const end = formatLogEnd(readFileSync(log, 'utf8'), failures ? undefined : LOG_END_WITHOUT_REPORT)
  return [failures, end, `Full log: ${relative(root, log)}`].filter(Boolean).join('\n\n')
}

/** Starts steps in their order, as many at a time as `limit` allows. Returns their results by their names. */
export function startSteps(
  supervisor: Supervisor,
  steps: Step[],
  limit: LimitFunction = limitSteps(),
): Map<string, Promise<TestCounts>> {
  const runs = new Map<string, Promise<TestCounts>>()
  for (const step of steps) {
    const before = step.after ? runs.get(step.after) : undefined
    const run = limit(async () => {
      if (!(await before)?.failed) return runStep(supervisor, step)
      console.log(`  not run ${step.name}, because ${step.after ?? ''} failed`)
      return countExitCode(1)
    })
    runs.set(step.name, run)
  }
  return runs
}

/** The step that runs one of the projects of vitest.config.ts. */
export function vitestStep(project: string, flags: string[] = []): Step {
  const report = join(reportsDir, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name: project,
    commands: [['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...flags]],
    report,
    env: { NODE_ENV: 'test', NO_COLOR: '1' },
  }
}
