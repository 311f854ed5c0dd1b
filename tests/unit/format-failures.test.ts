import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { formatLogEnd, formatFailures } from '../../scripts/testing/failures'
import { type VitestReport } from '../../scripts/testing/reports'

/** Reports of real runs with passed, failed and skipped tests. */
const report = (runner: string) => join(import.meta.dirname, '..', 'support', 'reports', `${runner}.json`)

it('formats failed tests and files that could not be loaded from a Vitest report', () => {
  expect(formatFailures(report('vitest'), '/project/')).toBe(
    [
      '  tests/broken.test.ts > could not be loaded',
      '    the database is away',
      '',
      '  tests/sum.test.ts > sum does not add two',
      '    AssertionError: expected { a: 1, sum: 2 } to deeply equal { a: 1, sum: 3 }',
      '        at tests/sum.test.ts:5:61',
    ].join('\n'),
  )
})

it('formats failed tests from a Playwright report as plain text', () => {
  const [desktop, phone, ...rest] = formatFailures(report('playwright'), '/project/').split('\n\n')
  expect(desktop?.split('\n').slice(0, 6)).toEqual([
    '  [http] pw/page.spec.ts:5 > the page > says hello',
    '    Error: expect(received).toBe(expected) // Object.is equality',
    '    Expected: "Hello"',
    '    Received: "Good bye"',
    "      4 | test.describe('the page', () => {",
    "      5 |   test('says hello', () => {",
  ])
  expect(desktop?.split('\n').at(-1)).toBe('        at pw/page.spec.ts:6:24')
  expect(phone).toBe(desktop?.replace('[http]', '[phone]'))
  expect(rest).toEqual([])
})

it('limits its length however many tests failed', () => {
  const read = JSON.parse(readFileSync(report('vitest'), 'utf8')) as VitestReport
  const failure = {
    status: 'failed',
    fullName: 'is long',
    failureMessages: [`${'long '.repeat(99)}\n`.repeat(99)],
  }
  const [first] = read.testResults
  const many = { ...read, testResults: [{ ...first, assertionResults: Array(40).fill(failure) }] }
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'many.json')
  writeFileSync(file, JSON.stringify(many))
  const text = formatFailures(file, '/project/')
  expect(text.length).toBeLessThanOrEqual(2_500)
  expect(text).toMatch(/is long\n[^]+\n\n\.\.\. and \d+ more$/)
})

it('returns an empty string without a report', () => {
  expect(formatFailures(undefined)).toBe('')
  expect(formatFailures('no-such-report.json')).toBe('')
})

it('returns the end of a log without passed tests', () => {
  const passed = ['   ✓ adds 3ms', '  ✓    2 [http] › a.spec.ts:3:1 › adds (2ms)', '  ok 3 [http] › adds']
  const log = ['first', ...passed, ...Array.from({ length: 20 }, (_, index) => `line ${index}`), ...passed]
  const end = formatLogEnd(log.join('\n'))
  expect(end.split('\n')).toEqual(Array.from({ length: 20 }, (_, index) => `line ${index}`))
  const long = formatLogEnd(Array.from({ length: 30 }, (_, index) => `${index} `.repeat(50)).join('\n'))
  expect(long.length).toBeLessThanOrEqual(900)
  expect(long).toMatch(/^(\d+) (\1 ){49}\n/)
})
