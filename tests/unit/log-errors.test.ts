import { NotFound } from 'payload'
import pino from 'pino'
import { expect, test } from 'vitest'

import { logFailure } from '@/lib/server/http/error-response'
import { log, payloadLogger } from '@/lib/server/log'
import { collectLog } from '../support/log-lines'

/** As node-postgres emits it on a pool: with the client that lost its connection. */
const lost = () =>
  Object.assign(new Error('terminating connection'), {
    name: 'error',
    code: '57P01',
    detail: 'Key (email)=(ana@example.com)',
    client: { processID: 1, secretKey: 4711, _activeQuery: { text: 'select secret' } },
  })

test.each(['err', 'error', 'reason', 'anything'])(
  'an error under %s is its name, message, code and stack',
  (key) => {
    const lines = collectLog('warn')
    log.warn({ [key]: lost(), other: 1 }, 'database connection lost')
    expect(Object.keys(lines[0]?.[key] as object)).toEqual(['name', 'message', 'code', 'stack'])
    expect(lines[0]).toMatchObject({ [key]: { name: 'error', code: '57P01' }, other: 1 })
    expect(JSON.stringify(lines)).not.toMatch(/4711|select secret|ana@/)
  },
)

test('an error by itself, as the cause of another, and what was thrown without being one', () => {
  const lines = collectLog('error')
  log.error(lost())
  log.error(
    { err: new Error('Failed query: select 1\nparams: ana@example.com', { cause: lost() }) },
    'failed',
  )
  log.error({ err: new Error('Failed query: select 1\nparams: ana@example.com') }, 'failed')
  log.error({ err: 'lost' }, 'failed')
  expect(lines.map(({ err }) => (err as { code?: string } | undefined)?.code)).toEqual([
    '57P01',
    '57P01',
    undefined,
    undefined,
  ])
  expect(JSON.stringify(lines)).not.toMatch(/4711|select secret|ana@/)
})

test('Payload’s refusals are not errors, its failures are', () => {
  const lines = collectLog('info')
  const own: { level: number }[] = []
  const logger = pino(payloadLogger.options, {
    write: (line) => void own.push(JSON.parse(line) as { level: number }),
  })
  logger.error({ err: Object.assign(new Error('Not Found'), { status: 404 }) })
  logger.error({ err: Object.assign(new Error('Failed'), { status: 500 }), msg: 'failed' })
  logger.error({ err: lost() })
  expect(lines).toMatchObject([{ level: 30, msg: 'refused', err: { message: 'Not Found' } }])
  expect(own.map(({ level }) => level)).toEqual([50, 50])
  expect(JSON.stringify(own)).not.toMatch(/4711/)
})

test('a document that is deleted while a request reads it is not found, and no failure of the server', () => {
  const lines = collectLog('info')
  const request = new Request('http://localhost/api/post-publication?post=1')
  expect(logFailure(new NotFound(), request)).toMatchObject({ code: 'not_found', status: 404 })
  expect(logFailure(new Error('Not Found'), request)).toMatchObject({ code: 'failed', status: 500 })
  expect(lines.map(({ level }) => level)).toEqual([30, 50])
})

test.each([
  ['/api/calendar/secret.ics', '/api/calendar/...'],
  ['/api/users/verify/secret', '/api/users/verify/...'],
  ['/call/1.secret?new=1', '/call/...'],
  ['/es/call/1.secret/more', '/es/call/...'],
  ['/en/call/1.secret', '/en/call/...'],
  ['/contact/call?for=secret', '/contact/call'],
  ['/api/call-form?for=secret', '/api/call-form'],
  ['/es/blog/call/me', '/es/blog/call/me'],
])('the log has %s as %s', (address, path) => {
  const lines = collectLog('info')
  const request = new Request(`http://localhost${address}`)
  logFailure(new NotFound(), request)
  logFailure(new Error('Failed'), request)
  expect(lines.map((line) => line.path)).toEqual([path, path])
  expect(JSON.stringify(lines)).not.toContain('secret')
})
