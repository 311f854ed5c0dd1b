import { existsSync, readFileSync } from 'node:fs'

/** How many tests a runner counted. */
export interface Count {
  passed: number
  failed: number
  skipped: number
}

/** What we read of the JSON that Vitest writes. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** What we read of the JSON that Playwright writes. */
export interface PlaywrightReport {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

export interface PlaywrightSuite {
  title: string
  specs: {
    title: string
    file: string
    line: number
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** A check that is not a runner counts as one test. */
export const countOfCode = (code: number): Count =>
  code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }

const sumOf = (counts: Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
})

const summaryOf = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Prints the line that ends a run, alone and last, and returns the exit code. */
export function conclude(counts: Count[]): number {
  const total = sumOf(counts)
  console.log(`\n${summaryOf(total)}`)
  return total.failed > 0 ? 1 : 0
}

/**
 * Reads the JSON report that Vitest or Playwright has written. A runner that failed without a failed test, or
 * that has left no report, counts as one failure: nothing is green by silence.
 */
export function countOfReport(file: string, code: number): Count {
  const count = existsSync(file) ? read(readFileSync(file, 'utf8')) : { passed: 0, failed: 0, skipped: 0 }
  const isSilent = count.passed + count.failed + count.skipped === 0
  return count.failed === 0 && (code !== 0 || isSilent) ? { ...count, failed: 1 } : count
}

function read(text: string): Count {
  const report = JSON.parse(text) as VitestReport | PlaywrightReport
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  // A file that could not be loaded has no tests to fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
