import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { childEnv } from '@/env'

const preload = fileURLToPath(new URL('../../scripts/process/json-console.mjs', import.meta.url))

/** Runs a script with the preload and returns the lines that it prints. */
const linesOf = (script: string, LOG_LEVEL?: string) =>
  execFileSync(process.execPath, ['--import', preload, '-e', script], {
    encoding: 'utf8',
    env: childEnv({ LOG_LEVEL }),
  })
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; msg: string; requestId?: string })

test('what packages print is one line of JSON, with the id of the request', () => {
  const [info, error, ...rest] = linesOf(`
    const { AsyncLocalStorage } = require('node:async_hooks')
    globalThis.requestLog = new AsyncLocalStorage()
    console.log('\\u001b[32mready\\u001b[0m in %d ms', 12)
    console.log('')
    requestLog.run({ requestId: 'r-1' }, () => console.error(new Error('page\\nfailed')))
    console.debug('details')
    process.emitWarning('old')`)
  expect(rest).toHaveLength(1)
  expect(rest[0]).toMatchObject({ level: 40, msg: expect.stringContaining('Warning: old') as string })
  expect(info).toMatchObject({ level: 30, msg: 'ready in 12 ms' })
  expect(info?.requestId).toBeUndefined()
  expect(error).toMatchObject({ level: 50, requestId: 'r-1' })
  expect(error?.msg).toContain('page\nfailed')
})

test('the values of a failed statement and lines below the level are left out', () => {
  const lines = linesOf(
    `console.info('ready'); console.error(new Error('Failed query: select $1\\nparams: ana@example.com,\\nmore'))`,
    'error',
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]?.msg).not.toMatch(/ana|more/)
  expect(lines[0]?.msg).toContain('params: -')
})

test('an error is its text, stack and code, never what it carries', () => {
  const [line] = linesOf(`
    const lost = Object.assign(new Error('Connection terminated'), { code: '57P01', client: { secretKey: 4711 }, query: 'select 1' })
    console.error('pool:', new Error('page failed', { cause: lost }))`)
  expect(line?.msg).toMatch(/page failed[^]*at [^]*cause: Error: Connection terminated[^]*code: 57P01/)
  expect(line?.msg).not.toMatch(/4711|secretKey|select 1/)
})

test('what a server function refused is no error, and fills no log', () => {
  const lines = linesOf(`
    const { AsyncLocalStorage } = require('node:async_hooks')
    globalThis.requestReports = new AsyncLocalStorage()
    const fail = () => console.error(new Error('not_found'))
    requestReports.run({}, fail)
    for (let call = 0; call < 500; call += 1) requestReports.run({ callStatus: 404 }, fail)`)
  expect(lines[0]?.level).toBe(50)
  const refused = lines.slice(1)
  expect(refused.length).toBeLessThanOrEqual(120)
  expect(new Set(refused.map(({ level }) => level))).toEqual(new Set([30]))
})
