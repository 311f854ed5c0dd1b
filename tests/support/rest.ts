import { handleEndpoints, type Payload } from 'payload'

import { env } from '@/env'
import type { Role } from '@/lib/roles'
import { config } from '@/lib/server/payload'
import { guardPayloadRest } from '@/lib/server/rest/guard'
import { makeUser, testPassword, tokenOf } from './actors'

const rest = guardPayloadRest((request) => handleEndpoints({ config, request }))

const call = (path: string, init: RequestInit) =>
  rest(new Request(`${env.SITE_URL}/api/${path}`, init), {
    params: Promise.resolve({ slug: path.split('?')[0]?.split('/') }),
  })

export type Rest = {
  (method: string, path: string, body?: object | string, headers?: Record<string, string>): Promise<Response>
  headers: Record<string, string>
  user: string
}

/** The body of a request. Text is sent as it is. */
const bodyOf = (data: object | string | undefined) => (typeof data === 'object' ? JSON.stringify(data) : data)

/** Signs in as a new user and returns a function that calls Payload's REST API through its guard, with that session. */
export async function restAs(payload: Payload, role: Role): Promise<Rest> {
  const { id, email } = await makeUser(payload, role)
  const json = { origin: env.SITE_URL, 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: testPassword })
  const login = await call('users/login', { method: 'POST', headers: json, body })
  const headers = { ...json, authorization: `JWT ${tokenOf(login)}` }
  const send = (method: string, path: string, data?: object | string, more?: Record<string, string>) =>
    call(path, { method, headers: { ...headers, ...more }, body: bodyOf(data) })
  return Object.assign(send, { headers, user: id })
}

/** The same without a session. */
export function restAsVisitor(): Rest {
  const headers = { origin: env.SITE_URL, 'content-type': 'application/json' }
  const send = (method: string, path: string, data?: object | string) =>
    call(path, { method, headers, body: bodyOf(data) })
  return Object.assign(send, { headers, user: '' })
}
