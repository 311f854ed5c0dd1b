import type { IncomingMessage, ServerResponse } from 'node:http'

import { expect, test } from 'vitest'

import { dropStrayRouterHeaders } from '@/lib/server/http/pipeline/request-headers'

const treeOf = (state: unknown) => encodeURIComponent(JSON.stringify(state))
/** The tree that the router sends of a post. */
const post = [
  '',
  {
    children: [
      'en',
      { children: [['slug', 'a', 'd', null], { children: ['__PAGE__', {}] }, null, 'refetch'] },
    ],
  },
  null,
  null,
  16,
]

const routerHeaders = {
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
  'next-router-state-tree': treeOf(post),
  'next-url': '/',
}

/** Returns the headers that are left of a request. */
function leftOf(method: string, headers: Record<string, string>) {
  const request = { method, headers: { ...headers } }
  dropStrayRouterHeaders(request as unknown as IncomingMessage, {} as ServerResponse)
  return request.headers
}

test('drops the router’s headers from requests without rsc: 1', () => {
  expect(leftOf('GET', { ...routerHeaders, rsc: '2' })).toEqual({ rsc: '2' })
  expect(leftOf('GET', { ...routerHeaders, accept: '*' })).toEqual({ accept: '*' })
})

test.each([
  'garbage',
  '%',
  treeOf(null),
  treeOf(['']),
  treeOf(['', { children: ['', 1] }]),
  treeOf([['slug', 'a', 'x', null], {}]),
  '["",{"a":'.repeat(1_500),
])('drops a tree that Next cannot read: %s', (tree) => {
  for (const method of ['GET', 'POST'])
    expect(leftOf(method, { rsc: '1', 'next-router-state-tree': tree })).toEqual({ rsc: '1' })
})

test.each(['2', '', 'x'])('drops a kind of prefetch that the router of this site never sends: %s', (kind) => {
  expect(leftOf('GET', { rsc: '1', 'next-router-prefetch': kind })).toEqual({ rsc: '1' })
})

test('keeps the headers of the router’s own requests and of server functions', () => {
  expect(leftOf('GET', { ...routerHeaders, rsc: '1' })).toEqual({ ...routerHeaders, rsc: '1' })
  expect(leftOf('POST', routerHeaders)).toEqual(routerHeaders)
})
