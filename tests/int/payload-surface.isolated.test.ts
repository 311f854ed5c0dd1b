import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import type { Endpoint, Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { isClosedAdminView, isDeskView } from '@/lib/admin-views'
import { config, payload as start } from '@/lib/server/payload'
import { serverFunctions } from '@/lib/server/rest/server-function'
import { restAs, restAsVisitor, type Rest } from '../support/rest'

/**
 * Everything that Payload offers to a browser, read from its config and its source: endpoints, views of the admin and
 * server functions. A version of Payload that adds one fails here, until someone has decided who may use it.
 */

const built = await config
let payload: Payload
const callers: Record<string, Rest> = {}
beforeAll(async () => {
  payload = await start()
  callers.visitor = restAsVisitor()
  callers.client = await restAs(payload, 'client')
  callers.team = await restAs(payload, 'team')
})

type Owner = { slug: string; endpoints?: Omit<Endpoint, 'root'>[] | false }
const endpointsOf = (prefix: string, endpoints: Owner['endpoints']) =>
  (endpoints || []).map(({ method, path: route }) => ({
    method: method.toUpperCase(),
    route: `${prefix}${route}`,
  }))

const endpoints = [
  ...built.collections.flatMap(({ slug, endpoints }) => endpointsOf(slug, endpoints)),
  ...built.globals.flatMap(({ slug, endpoints }) => endpointsOf(`globals/${slug}`, endpoints)),
  ...endpointsOf('', built.endpoints),
]
const nameOf = ({ method, route }: (typeof endpoints)[number]) => `${method} ${route}`
const pathOf = (route: string) =>
  route
    .replace(/:filename/g, '1700000000000.txt')
    .replace(/:key/g, 'nav')
    .replace(/:\w+\??/g, crypto.randomUUID())
    .replace(/^\/|\/$/g, '')

/** Signing in and out, and recovering an account. */
const isPublic = (name: string) =>
  /^(GET users\/me|POST users\/(login|logout|refresh-token|forgot-password|reset-password))$/.test(name)

/** What not even staff may call. */
const isClosed = (name: string) =>
  /^\w+ (users\/(first-register|unlock|init|verify\/:id)|(payload-kv|payload-migrations|form-drafts)\/.*)$/.test(
    name,
  )

describe('endpoints', () => {
  it('are read from the config', () => expect(endpoints.length).toBeGreaterThan(200))

  it.each(['visitor', 'client'])('answer a %s with 404, apart from signing in and out', async (caller) => {
    const open: string[] = []
    for (const endpoint of endpoints.filter((one) => !isPublic(nameOf(one)))) {
      const body = endpoint.method === 'GET' ? undefined : {}
      const { status } = await (callers[caller] as Rest)(endpoint.method, pathOf(endpoint.route), body)
      if (status !== 404) open.push(`${status} ${nameOf(endpoint)}`)
    }
    expect(open).toEqual([])
  })

  it('are closed to staff where others do their work', async () => {
    const closed = endpoints.filter((one) => isClosed(nameOf(one)))
    expect(closed.length).toBeGreaterThan(20)
    for (const { method, route } of closed) {
      const body = method === 'GET' ? undefined : {}
      expect((await (callers.team as Rest)(method, pathOf(route), body)).status, `${method} ${route}`).toBe(
        404,
      )
    }
  })

  it('change nothing by GET: each of these only reads', () => {
    const routes = endpoints.filter(({ method }) => method === 'GET').map(({ route }) => route)
    const kinds = routes.map((route) => route.replace(/^(globals\/)?[\w-]+/, ''))
    expect([...new Set(kinds)].sort()).toEqual([
      '/',
      '/:id',
      '/:key',
      '/access',
      '/count',
      '/file/:filename',
      '/init',
      '/me',
      // Fetches an address that the request names; off for every collection (`pasteURL: false`).
      '/paste-url/:id?',
      '/versions',
      '/versions/:id',
    ])
  })

  it('fetch no address that a request names', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    for (const { slug, upload } of built.collections.filter(({ upload }) => upload)) {
      expect(upload.pasteURL, slug).toBe(false)
      const response = await (callers.team as Rest)('GET', `${slug}/paste-url?src=http://127.0.0.1:1/x.png`)
      expect(response.status, slug).toBe(400)
    }
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })
})

/** The source of a file of @payloadcms/next, whose exports do not include it. */
const sourceOf = (file: string) => {
  const entry = createRequire(import.meta.url).resolve('@payloadcms/next/withPayload')
  return readFileSync(path.join(entry, '../../../dist', file), 'utf8')
}

/** The keys of an object literal in that source. */
function keysOf(source: string, name: string): string[] {
  const [, body = ''] = new RegExp(`const ${name} = \\{([^}]*)\\}`).exec(source) ?? []
  return body.split(',').map((entry) => (entry.split(':')[0] ?? '').trim().replaceAll("'", ''))
}

describe('views of the admin', () => {
  const source = sourceOf('views/Root/getRouteData.js')

  it('are all listed, with those who may open them', () => {
    expect(keysOf(source, 'oneSegmentViews').sort()).toEqual([
      'account', // staff
      'browseByFolder', // off: no collection has folders
      'createFirstUser', // closed
      'forgot', // a form, whose endpoint is ours
      'inactivity', // says that the session has ended
      'login', // of the desk
      'logout', // of the desk, see below
      'unauthorized', // a notice
    ])
    expect(keysOf(source, 'baseClasses').sort()).toEqual([
      'account',
      'folders',
      'forgot',
      'login',
      'reset', // a form, whose endpoint is ours
      'verify', // closed
    ])
    expect(source.match(/=== 'verify'/g)).toHaveLength(1)
  })

  // Payload's own page to sign out ends the session as soon as it is opened.
  it.each([['logout'], ['%6Cogout'], ['LOGOUT'], ['login'], ['people'], ['collections', 'tickets', '7']])(
    'of the desk are none of Payload, however they are spelled: %s/%s/%s',
    (...segments) => expect(isDeskView(segments)).toBe(true),
  )

  it.each([
    ['users', 'verify', 'digest'],
    ['users', 'verify', 'digest', 'more'],
    ['users', '%76erify', 'digest'],
    ['anything', 'verify', 'x'],
    ['users', 'verify'],
    ['create-first-user'],
    ['create%2Dfirst-user'],
    ['Create-First-User', 'x'],
  ])('closed: %s/%s/%s', (...segments) => expect(isClosedAdminView(segments)).toBe(true))

  it.each([[], ['login'], ['reset', 'verify-me'], ['collections', 'posts', 'verify'], ['logout'], ['%']])(
    'open: %s/%s',
    (...segments) => expect(isClosedAdminView(segments)).toBe(false),
  )
})

it('server functions are known', () => {
  const known = keysOf(sourceOf('utilities/handleServerFunctions.js'), 'baseServerFunctions')
  const refused = [
    'get-folder-results-component-and-data',
    'get-upcoming-scheduled-publish',
    'schedule-publish',
  ]
  expect(known.sort()).toEqual([...serverFunctions, ...refused].sort())
})
