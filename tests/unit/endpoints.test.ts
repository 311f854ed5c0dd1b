import { describe, expect, it } from 'vitest'

import { withEndpoints } from '@/lib/server/http/endpoints'

const text = (body: string) => () => Promise.resolve(new Response(body))
const leads = { GET: { 'lead-list': text('list') }, POST: { 'delete-lead': text('deleted') } }
const tickets = { POST: { 'create-ticket-for-client': text('opened') } }
const respond = withEndpoints([leads, tickets], text('payload'))

const call = (method: string, ...slug: string[]) =>
  respond(new Request(`https://puente.example/api/${slug.join('/')}`, { method }), {
    params: Promise.resolve({ slug }),
  })

describe('endpoints below /api', () => {
  it.each([
    ['GET', ['lead-list'], 'list'],
    ['POST', ['delete-lead'], 'deleted'],
    ['POST', ['create-ticket-for-client'], 'opened'],
    ['GET', ['leads'], 'payload'],
    ['GET', [], 'payload'],
    ['GET', ['lead-list', 'x'], 'payload'],
    ['POST', ['toString'], 'payload'],
  ])('%s %j is answered by %s', async (method, slug, body) => {
    expect(await (await call(method, ...slug)).text()).toBe(body)
  })

  it('are called by HEAD as by GET', async () => {
    expect((await call('HEAD', 'lead-list')).status).toBe(200)
  })

  it.each([
    ['POST', 'lead-list', 'GET'],
    ['GET', 'delete-lead', 'POST'],
    ['HEAD', 'delete-lead', 'POST'],
    ['DELETE', 'delete-lead', 'POST'],
  ])('refuse %s %s with 405', async (method, name, allow) => {
    const { status, headers } = await call(method, name)
    expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([405, allow, 'no-store'])
  })

  it('have a name of their own', () => {
    expect(() => withEndpoints([leads, { GET: { 'delete-lead': text('') } }], text(''))).toThrow(
      'delete-lead',
    )
  })
})
