import { createServer, request, Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, test } from 'vitest'

import { refusalOf, refuseEarly } from '@/lib/server/refuse-early'

const asked = (line: string, type?: string) => {
  const [method, url] = line.split(' ')
  return refusalOf({ method, url, headers: type ? { 'content-type': type } : {} })
}
const allow = 'GET, HEAD, OPTIONS'

describe('what no page and no verb is for', () => {
  test.each(['OPTIONS *', 'GET evil.example', 'GET http:/x'])('%s is 400', (line) => {
    expect(asked(line)).toEqual({ status: 400 })
  })

  test.each([
    'GET /contact/retry.segments/_tree.segment.rsc',
    'GET /es/careers.rsc?a=b',
    'GET /nope.segments/x',
    'POST /api/x.rsc',
    'GET /careers%2ersc',
    'GET /careers%2Esegments%2F_tree',
  ])('%s is 404', (line) => {
    expect(asked(line)).toEqual({ status: 404 })
  })

  test.each(['POST /', 'POST /es/contact?a=b', 'PUT /nope', 'DELETE /_next/static/a.js', 'POST /apiary'])(
    '%s is 405 and says what is allowed',
    (line) => {
      expect(asked(line)).toEqual({ status: 405, allow })
    },
  )

  test('asked for its methods, a page names them', () => {
    expect(asked('OPTIONS /contact')).toEqual({ status: 204, allow })
  })

  test.each(['multipart/form-data', 'Multipart/Form-Data; charset=a', 'multipart/form-data; boundary='])(
    'a form for the admin as %s is 400',
    (type) => {
      expect(asked('POST /admin', type)).toEqual({ status: 400 })
    },
  )
})

describe('what Next answers', () => {
  test.each([
    'GET /',
    'HEAD /es/contact',
    'GET /careers?a=.rsc',
    'GET /rsc',
    'GET /services/segments/x',
    'GET /%ff',
    'POST /api/contact-form',
    'PATCH /api/leads/1',
    'OPTIONS /api/users',
    'POST /admin',
    'POST /admin/collections/posts',
  ])('%s', (line) => {
    expect(asked(line)).toBeUndefined()
  })

  test.each([
    'multipart/form-data; boundary=----WebKitFormBoundaryAbc123',
    'multipart/form-data;boundary="a b"',
    'multipart/form-data; boundary=----formdata-undici-012345',
    'text/plain;charset=UTF-8',
  ])('a form for the admin as %s', (type) => {
    expect(asked('POST /admin', type)).toBeUndefined()
  })
})

describe('a server', () => {
  afterEach(() => {
    Reflect.deleteProperty(Server.prototype, 'emit')
  })

  test('is not asked for what is refused, and goes on with the rest', async () => {
    refuseEarly()
    const heard: (string | undefined)[] = []
    const server = createServer(({ url }, response) => {
      heard.push(url)
      response.end('page')
    }).listen(0)
    const { port } = server.address() as AddressInfo
    const ask = (method: string, path: string, body?: string) =>
      new Promise<[status?: number, allow?: string, cache?: string]>((resolve, reject) => {
        const sent = request({ port, method, path }, (response) => {
          const { statusCode, headers } = response.resume()
          response.on('end', () => resolve([statusCode, headers.allow, headers['cache-control']]))
        })
        sent.on('error', reject).end(body)
      })
    expect(await ask('POST', '/contact', 'a'.repeat(100_000))).toEqual([405, allow, 'no-store'])
    expect(await ask('OPTIONS', '*')).toEqual([400, undefined, 'no-store'])
    expect(await ask('GET', '/contact')).toEqual([200, undefined, undefined])
    server.close()
    expect(heard).toEqual(['/contact'])
  })
})
