import { request as sendRequest, type IncomingMessage, type RequestListener } from 'node:http'

import { beforeAll, expect, test } from 'vitest'

import { AppError } from '@/lib/app-error'
import { noteServerFunction, refuseCall, setStatus } from '@/lib/request-report'
import { log } from '@/lib/server/log'
import { runPipeline } from '@/lib/server/http/pipeline/patched-server'
import { fetchFrom, withServer } from '../support/http-server'
import { collectLog } from '../support/log-lines'

beforeAll(() => {
  runPipeline()
  // A second call must not run the steps twice.
  runPipeline()
})

/** Sends what fetch cannot: any method, any request target. */
const send = (port: number, method: string, path: string, body?: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const sent = sendRequest({ port, method, path }, (response) => resolve(response.resume()))
    sent.on('error', reject).end(body)
  })

test('runs the request steps before the listener', async () => {
  const seen: (string | undefined)[][] = []
  const listener: RequestListener = ({ method, url, headers }, response) => {
    seen.push([method, url, headers['x-forwarded-host'] as string])
    response.end()
  }
  await withServer(listener, async (port) => {
    await send(port, 'GET', 'http://evil.example/careers?email=a')
    await send(port, 'GET', '/%E0%A4%A')
    await send(port, 'TRACE', '/api/users')
  })
  await fetchFrom(listener, '/api/x', { headers: { 'x-forwarded-host': 'evil.example' } })
  expect(seen).toEqual([
    ['GET', '/careers', undefined],
    ['GET', '/%25E0%25A4%25A', undefined],
    ['OPTIONS', '/api/users', undefined],
    ['GET', '/api/x', undefined],
  ])
})

test('sends a language in capitals to the same page, with its query', async () => {
  const listener: RequestListener = (_, response) => response.end('page')
  const answer = await fetchFrom(listener, '/ES/contact?utm_source=a')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/es/contact?utm_source=a'])
  expect(await (await fetchFrom(listener, '/es/contact')).text()).toBe('page')
})

test('a page of the desk runs its scripts after its paint, in whichever parts it is sent', async () => {
  const script = '<script src="/_next/static/chunks/a.js" async="" nonce="5f"></script>'
  const html = `<html><head>${script}</head><body>é</body></html>`
  const inParts =
    (type: string): RequestListener =>
    (_, response) => {
      response.setHeader('content-type', type)
      response.flushHeaders()
      for (const byte of Buffer.from(html)) response.write(Uint8Array.of(byte))
      response.end()
    }
  const bodyOf = async (type: string, path: string, headers = {}) =>
    (await fetchFrom(inParts(type), path, { headers })).text()
  const page = await bodyOf('text/html; charset=utf-8', '/admin/people')
  expect(page).toMatch(/^<html><head><link rel="preload".*<body>é<script data-late=.*<\/body><\/html>$/)
  expect(await bodyOf('text/html', '/admin/collections/posts/7')).toBe(html)
  expect(await bodyOf('text/x-component', '/admin/people', { rsc: '1' })).toBe(html)
  expect(await bodyOf('text/plain', '/admin/people')).toBe(html)
})

test('every line that a request logs has the id of its response', async () => {
  const lines = collectLog('info')
  const listener: RequestListener = (_, response) => {
    setTimeout(() => {
      log.info('rendered')
      response.end()
    })
  }
  const headers = { 'x-request-id': 'a\u00e9'.repeat(3) }
  const [first, second] = [await fetchFrom(listener, '/'), await fetchFrom(listener, '/', { headers })]
  const ids = [first, second].map((response) => response.headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(lines.map(({ requestId }) => requestId)).toEqual(ids)
})

test('every page that was not found is logged by its path, without the query', async () => {
  const lines = collectLog('warn')
  const answer =
    (type: string, report?: 404): RequestListener =>
    (_, response) => {
      if (report) setStatus(report)
      response.setHeader('content-type', type)
      response.writeHead(report ? 200 : 404).end()
    }
  await fetchFrom(answer('text/html; charset=utf-8', 404), '/blog/nope?email=a@example.com')
  await fetchFrom(answer('text/html; charset=utf-8'), `/es/category/${'a'.repeat(300)}`)
  await fetchFrom(answer('text/x-component'), '/services/nope')
  await fetchFrom(answer('application/json'), '/api/nope')
  await fetchFrom(answer('text/plain'), '/art/nope.svg')
  expect(lines.map(({ msg, path }) => [msg, path])).toEqual([
    ['page not found', '/blog/nope'],
    ['page not found', `/es/category/${'a'.repeat(300)}`.slice(0, 200)],
    ['page not found', '/services/nope'],
  ])
})

test('a request that Node refuses itself has no id', async () => {
  const listener: RequestListener = (_, response) => void response.end()
  await withServer(listener, async (port) => {
    const headers = { expect: 'something' }
    const refused = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = sendRequest({ port, headers }, (response) => resolve(response.resume()))
      sent.on('error', reject).end()
    })
    expect(refused.statusCode).toBe(417)
    expect(refused.headers['x-request-id']).toBeUndefined()
  })
})

test('ends a rejected request with the security headers, without calling the listener', async () => {
  const seen: (string | undefined)[] = []
  const listener: RequestListener = ({ url }, response) => {
    seen.push(url)
    response.end('page')
  }
  await withServer(listener, async (port) => {
    const post = await send(port, 'POST', '/contact', 'a'.repeat(100_000))
    expect(post.statusCode).toBe(405)
    expect(post.headers).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect((await send(port, 'OPTIONS', '*')).statusCode).toBe(400)
    expect((await send(port, 'GET', '/contact')).statusCode).toBe(200)
  })
  expect(seen).toEqual(['/contact'])
})

test('sends the status that was set during the request', async () => {
  const page: RequestListener = ({ url }, response) => {
    if (url === '/missing') setTimeout(() => (setStatus(404), response.end()))
    else response.end()
  }
  expect((await fetchFrom(page, '/missing')).status).toBe(404)
  expect((await fetchFrom(page, '/found')).status).toBe(200)
})

test('keeps the statuses of the page cache and of errors', async () => {
  const cached = await fetchFrom((_, response) => {
    setStatus(404)
    response.setHeader('x-nextjs-cache', 'STALE').end()
  })
  expect(cached.status).toBe(200)
  const failed = await fetchFrom((_, response) => {
    setStatus(404)
    response.writeHead(500).end()
  })
  expect(failed.status).toBe(500)
})

test('gives a page in draft mode its status, although Next names the cache', async () => {
  const draft = await fetchFrom((_, response) => {
    setStatus(404)
    response.setHeader('x-nextjs-cache', 'HIT')
    response.setHeader('cache-control', 'private, no-cache, no-store, max-age=0, must-revalidate').end()
  })
  expect(draft.status).toBe(404)
})

test('responds with 503 when the database did not answer, and says when to try again', async () => {
  const failing =
    (status: number, outage = true): RequestListener =>
    (_, response) => {
      const report = globalThis.requestReports?.getStore()
      if (report && outage) report.databaseFailed = true
      response.writeHead(status).end()
    }
  const failed = await fetchFrom(failing(500))
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '10'])
  expect((await fetchFrom(failing(500, false))).status).toBe(500)
  expect((await fetchFrom(failing(200))).status).toBe(200)
  const page = await fetchFrom((_, response) => {
    setStatus(503)
    response.end()
  })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10'])
  const own = await fetchFrom((_, response) => void response.writeHead(503, { 'retry-after': '60' }).end())
  expect(own.headers.get('retry-after')).toBe('60')
})

test('gives the call of a server function the status with which it was refused', async () => {
  const statusOf = async (
    path: string,
    headers: Record<string, string>,
    isCalled = false,
    refusal?: AppError,
  ) => {
    const listener: RequestListener = (_, response) => {
      if (isCalled) noteServerFunction()
      try {
        if (refusal) refuseCall(refusal)
      } catch {
        // Next renders the error.
      }
      response.writeHead(500).end()
    }
    return (await fetchFrom(listener, path, { method: 'POST', body: '{', headers })).status
  }
  const call = { 'next-action': '4'.repeat(42) }
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  expect([await statusOf('/admin/account', call), await statusOf('/admin/account', form)]).toEqual([400, 400])
  expect(await statusOf('/admin/account', call, true)).toBe(500)
  for (const code of ['invalid', 'forbidden', 'not_found'] as const) {
    const refusal = new AppError(code)
    expect(await statusOf('/admin/account', call, true, refusal)).toBe(refusal.status)
  }
  expect([await statusOf('/admin/account', {}), await statusOf('/api/leads', form)]).toEqual([500, 500])
})

test('runs all response steps: one Location with the visitor’s query, status 301, one policy', async () => {
  const moved = await fetchFrom((_, response) => {
    response.appendHeader('location', '/there').appendHeader('location', '/there')
    response.statusCode = 308
    response.end()
  }, '/careers?utm_source=a')
  expect(moved.status).toBe(301)
  expect(moved.headers.get('location')).toBe('/there?utm_source=a')
  expect(moved.headers.get('content-security-policy')).toContain("default-src 'none'")
})
