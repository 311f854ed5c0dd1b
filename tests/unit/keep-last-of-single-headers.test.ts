import { expect, test } from 'vitest'

import { keepLastOfSingleHeaders } from '@/lib/server/http/pipeline/response'
import { fetchFrom } from '../support/http-server'

test('sends the last Location and policy, and other repeated headers as they are', async () => {
  const { headers } = await fetchFrom((_, response) => {
    response.setHeader('location', '/a').appendHeader('Location', '/b')
    response.setHeader('content-security-policy', ['a', 'b'])
    response.appendHeader('set-cookie', 'a=1').appendHeader('set-cookie', 'b=2')
    response.writeHead(keepLastOfSingleHeaders(response, 308)).end()
  })
  expect(headers.get('location')).toBe('/b')
  expect(headers.get('content-security-policy')).toBe('b')
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})
