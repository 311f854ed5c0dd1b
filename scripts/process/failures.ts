import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { root } from './children'
import { type PlaywrightReport, type PlaywrightSuite, type VitestReport } from './reports'

/** One test that failed, or a file that could not be loaded. */
interface Failure {
  file: string
  title: string
  message: string
}

/** Continuous integration shows some 3,500 characters of a run: what failed must fit. */
const limits = { all: 2_500, lines: 12, one: 800, tailLines: 20, tail: 900 }

/** What failed by the JSON report of Vitest or Playwright, and nothing that passed; empty without a report. */
export function failuresOf(report: string | undefined, project = root): string {
  if (!report || !existsSync(report)) return ''
  const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport
  const failures = 'stats' in read ? failedSpecs(read, project) : failedTests(read, project)
  return fitting(failures.map((failure) => textOf(failure, project)))
}

/** The end of a log without the tests that passed; `room` in characters. */
export function endOf(log: string, room = limits.tail): string {
  const lines = stripVTControlCharacters(log).trimEnd().split('\n')
  const told = lines.filter((line) => !/^\s*(✓|✔|↓|ok\s+\d|-\s+\d+ )/.test(line))
  const end = told.slice(-limits.tailLines).join('\n')
  return end.length > room ? end.slice(-room).replace(/^[^\n]*\n/, '') : end
}

/** As many as fit; how many do not is said. */
function fitting(texts: string[]): string {
  let shown = 0
  for (let length = 0; shown < texts.length; shown += 1) {
    length += (texts[shown]?.length ?? 0) + 2
    if (length > limits.all - 30 && shown > 0) break
  }
  const more = texts.length - shown
  return [...texts.slice(0, shown), ...(more > 0 ? [`... and ${more} more`] : [])].join('\n\n')
}

function textOf({ file, title, message }: Failure, project: string): string {
  const lines = stripVTControlCharacters(message)
    .replaceAll(`file://${project}`, '')
    .replaceAll(project, '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*(node_modules|node:internal|new Promise)/.test(line))
  const said = lines.slice(0, limits.lines).map((line) => `    ${line.slice(0, 200)}`)
  return [`  ${file} > ${title}`, ...said].join('\n').slice(0, limits.one)
}

const failedTests = ({ testResults }: VitestReport, project: string): Failure[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(project, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0)
      return [{ file, title: 'could not be loaded', message: message ?? '' }]
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      message: failureMessages.join('\n'),
    }))
  })

const failedSpecs = ({ config, suites, errors }: PlaywrightReport, project: string): Failure[] => [
  ...errors.map(({ message }) => ({ file: 'the run', title: 'failed as a whole', message: message ?? '' })),
  ...suites.flatMap((suite) => failedIn(suite, relative(project, config.rootDir), [])),
]

/** Describes nest; the outermost suite is the file. */
function failedIn({ specs, suites = [] }: PlaywrightSuite, folder: string, titles: string[]): Failure[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        file: `[${projectName}] ${join(folder, file)}:${line}`,
        title: [...titles, title].join(' > '),
        message: (results.find((result) => result.errors.length > 0)?.errors ?? [])
          .map(({ message }) => message ?? '')
          .join('\n'),
      })),
  )
  return [...own, ...suites.flatMap((suite) => failedIn(suite, folder, [...titles, suite.title]))]
}
