import { existsSync, readFileSync } from 'node:fs'

/** How many tests passed, failed and were skipped. */
export interface TestCounts {
  passed: number
  failed: number
  skipped: number
}

/** The parts of Vitest's JSON report that are used here. */
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

/** The parts of Playwright's JSON report that are used here. */
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

/** Counts a command that is not a test runner as one test. */
export const countExitCode = (code: number): TestCounts =>
  code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }

const addCounts = (counts: TestCounts[]): TestCounts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
})

/** Prints the last line of a run, `N passed, N failed`, and returns the exit code. */
export function printSummary(counts: TestCounts[]): number {
  const { passed, failed, skipped } = addCounts(counts)
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed > 0 ? 1 : 0
}

/**
 * Counts the tests in a JSON report of Vitest or Playwright. A runner counts as one failure if it failed without a failed
 * test or, unless it `mayBeEmpty`, wrote no report or ran no tests.
 */
export function countReport(file: string, exitCode: number, mayBeEmpty = false): TestCounts {
  const counts = existsSync(file)
    ? parseCounts(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0 }
  const isEmpty = !mayBeEmpty && counts.passed + counts.failed + counts.skipped === 0
  return counts.failed === 0 && (exitCode !== 0 || isEmpty) ? { ...counts, failed: 1 } : counts
}

function parseCounts(text: string): TestCounts {
  const report = JSON.parse(text) as VitestReport | PlaywrightReport
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  // A file that could not be loaded has no test that failed.
  const notLoaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notLoaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
