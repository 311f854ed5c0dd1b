// Preloaded into web and worker: what Next and other packages print becomes lines of JSON like those of the log.
import { format, stripVTControlCharacters } from 'node:util'

const levels = { trace: 10, debug: 20, log: 30, info: 30, warn: 40, error: 50 }
const thresholds = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 }
const threshold = thresholds[process.env.LOG_LEVEL] ?? thresholds.info

/** Removes the values that drizzle appends to its messages, such as email addresses. */
const withoutValues = (text) => text.replace(/\bparams:[\s\S]*?(?=\n\s+at |$)/g, 'params: -')

// Node prints its warnings as plain text.
process.removeAllListeners('warning')
process.on('warning', (warning) => console.warn(warning))

for (const [name, level] of Object.entries(levels))
  console[name] = (...args) => {
    const msg = withoutValues(stripVTControlCharacters(format(...args)).trim())
    if (!msg || level < threshold) return
    const line = { level, time: new Date().toISOString(), ...globalThis.requestLog?.getStore(), msg }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
