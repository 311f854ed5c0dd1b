// Preloaded into web and worker: what Next and other packages print becomes lines of JSON like those of the log.
import { format, stripVTControlCharacters } from 'node:util'

const levels = { trace: 10, debug: 20, log: 30, info: 30, warn: 40, error: 50 }
const thresholds = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 }
const threshold = thresholds[process.env.LOG_LEVEL] ?? thresholds.info

/** Removes the values that drizzle appends to its messages, such as email addresses. */
const withoutValues = (text) => text.replace(/\bparams:[\s\S]*?(?=\n\s+at |$)/g, 'params: -')

/** Errors carry more than their text: those of the Postgres driver the whole client, with its cancel key. */
const describe = (value) =>
  value instanceof Error
    ? [
        value.stack ?? String(value),
        value.code && `code: ${value.code}`,
        value.cause instanceof Error && `cause: ${describe(value.cause)}`,
      ]
        .filter(Boolean)
        .join('\n')
    : value

/** What a server function refused is no error of the site, although Next prints it as one: anyone could fill the log. */
const isRefused = () => globalThis.requestReports?.getStore()?.callStatus !== undefined

const REFUSALS_PER_MINUTE = 60
let refusals = { minute: 0, lines: 0 }

/** Returns the level of a line about a refused call; undefined above the limit of the minute. */
function refusalLevel() {
  const minute = Math.floor(Date.now() / 60_000)
  if (minute !== refusals.minute) refusals = { minute, lines: 0 }
  refusals.lines += 1
  return refusals.lines > REFUSALS_PER_MINUTE ? undefined : levels.info
}

// Node prints its warnings as plain text.
process.removeAllListeners('warning')
process.on('warning', (warning) => console.warn(warning))

for (const [name, ownLevel] of Object.entries(levels))
  console[name] = (...args) => {
    const msg = withoutValues(stripVTControlCharacters(format(...args.map(describe))).trim())
    const level = isRefused() ? refusalLevel() : ownLevel
    if (!msg || level === undefined || level < threshold) return
    const line = { level, time: new Date().toISOString(), ...globalThis.requestLog?.getStore(), msg }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
