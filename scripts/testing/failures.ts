import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { root } from '../process/root'
import { type PlaywrightReport, type PlaywrightSuite, type VitestReport } from './reports'

/** A failed test, or a file that could not be loaded. */
interface Failure {
  file: string
  title: string
  message: string
}

/** CI shows about 3,500 characters of a run, so the failures have to fit in that. */
const MAX_CHARACTERS = 2_500
const MAX_FAILURE_LINES = 12
const MAX_FAILURE_CHARACTERS = 800
const MAX_LOG_LINES = 20
const MAX_LOG_CHARACTERS = 900

/** Formats the failures in a JSON report of Vitest or Playwright. Returns an empty string without a report. */
export function formatFailures(report: string | undefined, project = root): string {
  if (!report || !existsSync(report)) return ''
  const content = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport
  const failures =
    'stats' in content ? playwrightFailures(content, project) : vitestFailures(content, project)
  return joinUpToLimit(failures.map((failure) => formatFailure(failure, project)))
}

/** Returns the end of a log without the lines of passed tests. */
export function formatLogEnd(log: string, maxCharacters = MAX_LOG_CHARACTERS): string {
  const lines = stripVTControlCharacters(log).trimEnd().split('\n')
  const relevant = lines.filter((line) => !/^\s*(✓|✔|↓|ok\s+\d|-\s+\d+ )/.test(line))
  const end = relevant.slice(-MAX_LOG_LINES).join('\n')
  return end.length > maxCharacters ? end.slice(-maxCharacters).replace(/^[^\n]*\n/, '') : end
}

/** Joins as many texts as fit, and says how many were left out. */
function joinUpToLimit(texts: string[]): string {
  let shown = 0
  for (let length = 0; shown < texts.length; shown += 1) {
    length += (texts[shown]?.length ?? 0) + 2
    if (length > MAX_CHARACTERS - 30 && shown > 0) break
  }
  const omitted = texts.length - shown
  return [...texts.slice(0, shown), ...(omitted > 0 ? [`... and ${omitted} more`] : [])].join('\n\n')
}

function formatFailure({ file, title, message }: Failure, project: string): string {
  const lines = stripVTControlCharacters(message)
    .replaceAll(`file://${project}`, '')
    .replaceAll(project, '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*(node_modules|node:internal|new Promise)/.test(line))
  const indented = lines.slice(0, MAX_FAILURE_LINES).map((line) => `    ${line.slice(0, 200)}`)
  return [`  ${file} > ${title}`, ...indented].join('\n').slice(0, MAX_FAILURE_CHARACTERS)
}

const vitestFailures = ({ testResults }: VitestReport, project: string): Failure[] =>
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

const playwrightFailures = ({ config, suites, errors }: PlaywrightReport, project: string): Failure[] => [
  ...errors.map(({ message }) => ({ file: 'Playwright', title: 'the run failed', message: message ?? '' })),
  ...suites.flatMap((suite) => suiteFailures(suite, relative(project, config.rootDir), [])),
]

/** Suites are nested: the outermost is the file, the others are `describe` blocks. */
function suiteFailures({ specs, suites = [] }: PlaywrightSuite, folder: string, titles: string[]): Failure[] {
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
  return [...own, ...suites.flatMap((suite) => suiteFailures(suite, folder, [...titles, suite.title]))]
}
