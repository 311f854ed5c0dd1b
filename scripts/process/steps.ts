import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

import { root } from './children'
import { type Crew } from './crew'
import { neutralEnv } from './deployment'
import { endOf, failuresOf } from './failures'
import { type Count, countOfCode, countOfReport } from './reports'

/** Reports and logs of the newest run. */
export const reports = join(root, '.reports')

/** One line of the summary: commands that run one after the other, or a test runner with a report of its own. */
export interface Step {
  name: string
  /** Each is what follows `node`. */
  commands: string[][]
  /** The JSON report that the last command writes, where it is a test runner. */
  report?: string
  env?: Record<string, string>
}

/** Runs a step and prints its line; if it failed, what failed, the end of what it said and where the rest stands. */
export async function runStep(crew: Crew, step: Step): Promise<Count> {
  const log = join(reports, `${step.name}.log`)
  mkdirSync(reports, { recursive: true })
  for (const file of [log, step.report]) if (file) rmSync(file, { force: true })
  const startedAt = performance.now()
  let code = 0
  for (const args of step.commands)
    code ||= await crew.finish({ name: step.name, args, env: neutralEnv(step.env), log })
  const count = step.report ? countOfReport(step.report, code) : countOfCode(code)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)
  const tests = step.report ? `  ${count.passed + count.failed} tests` : ''
  console.log(`  ${count.failed ? 'FAILED' : 'ok    '} ${step.name.padEnd(10)}${seconds} s${tests}`)
  if (count.failed) console.log(`\n${whatFailed(step, log)}\n`)
  return count
}

/** A step without a report, or whose report names nothing, has more room for its log. */
function whatFailed({ report }: Step, log: string): string {
  const failures = failuresOf(report)
  const end = endOf(readFileSync(log, 'utf8'), failures ? undefined : 3_000)
  return [failures, end, `The whole log: ${relative(root, log)}`].filter(Boolean).join('\n\n')
}

/** Runs steps two at a time, in their order; each takes about one core. */
export async function runSteps(crew: Crew, steps: Step[]): Promise<Count[]> {
  const waiting = [...steps]
  const counts: Count[] = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) counts.push(await runStep(crew, step))
  }
  await Promise.all([lane(), lane()])
  return counts
}

/** Vitest on one of the projects of vitest.config.ts. */
export function vitestStep(project: string, rest: string[] = []): Step {
  const report = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name: project,
    commands: [['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...rest]],
    report,
    env: { NODE_ENV: 'test', NO_COLOR: '1' },
  }
}
