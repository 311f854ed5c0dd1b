import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { endOf, failuresOf } from '../../scripts/process/failures'
import { type VitestReport } from '../../scripts/process/reports'

/** Reports that the runners have written: of each, something passed, failed and was skipped. */
const report = (runner: string) => join(import.meta.dirname, '..', 'support', 'reports', `${runner}.json`)

it('tells what failed by the report of Vitest, files that could not be loaded included', () => {
  expect(failuresOf(report('vitest'), '/project/')).toBe(
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

it('tells what failed by the report of Playwright, in plain text', () => {
  const [desktop, phone, ...rest] = failuresOf(report('playwright'), '/project/').split('\n\n')
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

it('fits into what continuous integration shows, however much failed', () => {
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
  const text = failuresOf(file, '/project/')
  expect(text.length).toBeLessThanOrEqual(2_500)
  expect(text).toMatch(/is long\n[^]+\n\n\.\.\. and \d+ more$/)
})

it('has nothing to tell without a report', () => {
  expect(failuresOf(undefined)).toBe('')
  expect(failuresOf('no-such-report.json')).toBe('')
})

it('ends with the end of the log, without what passed', () => {
  const passed = ['   ✓ adds 3ms', '  ✓    2 [http] › a.spec.ts:3:1 › adds (2ms)', '  ok 3 [http] › adds']
  const log = ['first', ...passed, ...Array.from({ length: 20 }, (_, index) => `line ${index}`), ...passed]
  const end = endOf(log.join('\n'))
  expect(end.split('\n')).toEqual(Array.from({ length: 20 }, (_, index) => `line ${index}`))
  const long = endOf(Array.from({ length: 30 }, (_, index) => `${index} `.repeat(50)).join('\n'))
  expect(long.length).toBeLessThanOrEqual(900)
  expect(long).toMatch(/^(\d+) (\1 ){49}\n/)
})
