import type { IncomingMessage, ServerResponse } from 'node:http'

import { expect, test } from 'vitest'

import { dropStrayRouterHeaders } from '@/lib/server/http/pipeline/router-headers'

const routerHeaders = {
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
  'next-router-state-tree': 'x',
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

test('keeps the headers of the router’s own requests and of server functions', () => {
  expect(leftOf('GET', { ...routerHeaders, rsc: '1' })).toEqual({ ...routerHeaders, rsc: '1' })
  expect(leftOf('POST', routerHeaders)).toEqual(routerHeaders)
})
