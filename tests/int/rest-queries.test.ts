import { handleEndpoints } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { env } from '@/env'
import { config, payload as start } from '@/lib/server/payload'
import { guardPayloadRest } from '@/lib/server/rest/guard'
import { makeUser, testPassword, tokenOf } from '../support/actors'
import { makeLead } from '../support/fixtures'

const rest = guardPayloadRest((request) => handleEndpoints({ config, request }))
const request = (path: string, init: RequestInit = {}) =>
  rest(new Request(`${env.SITE_URL}/api/${path}`, init), {
    params: Promise.resolve({ slug: path.split('?')[0]?.split('/').map(decodeURIComponent) }),
  })

let headers: Record<string, string> = {}
beforeAll(async () => {
  const payload = await start()
  for (const name of ['Ana Ruiz', 'Rosa Paz', 'Luis Gil']) await makeLead(payload, { name })
  const { email } = await makeUser(payload, 'team')
  const body = JSON.stringify({ email, password: testPassword })
  const login = await request('users/login', {
    method: 'POST',
    headers: { origin: env.SITE_URL, 'content-type': 'application/json' },
    body,
  })
  headers = { authorization: `JWT ${tokenOf(login)}`, origin: env.SITE_URL }
})

const namesOf = async (response: Response) => {
  expect(response.status, await response.clone().text()).toBe(200)
  const { docs } = (await response.json()) as { docs: { name: string }[] }
  return docs.map(({ name }) => name)
}

it.each([
  ['sort=name', ['Ana Ruiz', 'Luis Gil', 'Rosa Paz']],
  ['sort=-name&limit=1', ['Rosa Paz']],
  ['sort=name&limit=1&page=2', ['Luis Gil']],
  ['sort=name&limit=0', ['Ana Ruiz', 'Luis Gil', 'Rosa Paz']],
  ['sort[]=status&sort[]=name&pagination=false', ['Ana Ruiz', 'Luis Gil', 'Rosa Paz']],
  ['where[or][0][name][like]=ana&where[or][1][name][equals]=Luis+Gil&sort=name', ['Ana Ruiz', 'Luis Gil']],
  ['where[and][0][or][0][name][like]=paz&where[and][1][status][equals]=new', ['Rosa Paz']],
  ['where[and][0]=&where[name][in][]=Ana+Ruiz&where[name][in][]=x', ['Ana Ruiz']],
  ['where[name][in]=Ana+Ruiz,Luis+Gil&sort=-name&select[name]=true', ['Luis Gil', 'Ana Ruiz']],
])('returns the rows for %s', async (query, names) => {
  expect(await namesOf(await request(`leads?${query}`, { headers }))).toEqual(names)
})

it('returns the rows for a query that the admin sends as a POST', async () => {
  const override = {
    ...headers,
    'x-payload-http-method-override': 'GET',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const body =
    'where[and][0][name][like]=gil&where[and][1][id][not_in][0]=' + `${crypto.randomUUID()}&depth=0&locale=es`
  const response = await request('leads', {
    method: 'POST',
    headers: override,
    body,
  })
  expect(await namesOf(response)).toEqual(['Luis Gil'])
})

it.each(['limit=1e20', 'sort=assignedTo.hash', 'where[name][near]=1', 'where[or]=x', 'locale=all&locale=en'])(
  'responds with 400 to %s',
  async (query) => {
    expect((await request(`leads?${query}`, { headers })).status).toBe(400)
  },
)

it('responds with 404 to everyone but staff', async () => {
  expect((await request('leads?limit=1')).status).toBe(404)
})

it.each([
  'users/LOGIN',
  'users/logi%6E',
  '%75sers/login',
  'users/Forgot-Password',
  'users/REFRESH-TOKEN',
  'users/INIT',
])('knows one spelling of an endpoint: %s is not found, even for staff', async (path) => {
  const init = { method: 'POST', body: '{}', headers: { ...headers, 'content-type': 'application/json' } }
  expect((await request(path, init)).status).toBe(404)
})

it.each([
  'payload-preferences/collection-leads',
  'payload-preferences',
  'payload%2Dpreferences/collection-leads',
])('stores no order by what nobody may read: POST %s', async (path) => {
  const send = (sort: string) =>
    request(path, {
      method: 'POST',
      body: JSON.stringify({ key: 'collection-leads', value: { sort } }),
      headers: { ...headers, 'content-type': 'application/json' },
    })
  expect([400, 404]).toContain((await send('assignedTo.hash')).status)
  const form = new FormData()
  form.set('_payload', JSON.stringify({ key: 'collection-leads', value: { sort: 'assignedTo.hash' } }))
  expect([400, 404]).toContain((await request(path, { method: 'POST', body: form, headers })).status)
})
