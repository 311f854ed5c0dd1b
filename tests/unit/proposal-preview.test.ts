import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'

import { env } from '@/env'
import { adminPolicy, visitorPolicy } from '@/lib/content-policy.mjs'
import { Proposals } from '../../collections/Proposals'

const id = '0b9f9b06-6d0c-4a3e-9a55-1f2f7c1c3a11'
const draft = { id, language: 'es', owner: 'ana', client: 'c' }

/** The address of the button, and of the page beside the form. */
function addressesFor(user: object | null, data: Record<string, unknown>) {
  const { preview, livePreview } = Proposals.admin ?? {}
  const req = { user } as PayloadRequest
  if (typeof livePreview?.url !== 'function') throw new Error('there is no live preview')
  const options = { locale: 'en', req, token: null }
  return [preview?.(data, options), livePreview.url({ data, req, locale: { code: 'en' } } as never)]
}

const ana = { id: 'ana', role: 'team' }
const page = `${env.SITE_URL}/es/proposal/${id}`

it.each([
  ['its owner', ana, draft],
  ['its owner, of a whole document', ana, { ...draft, owner: ana, client: { id: 'c' } }],
  ['an admin', { id: 'other', role: 'admin' }, draft],
])('the editor shows %s the page of the client, in the language of the proposal', (_, user, data) =>
  expect(addressesFor(user, data)).toEqual([page, page]),
)

it.each([
  ['someone else of the team', { id: 'leo', role: 'team' }, draft],
  ['nobody', null, draft],
  ['its owner before the first save', ana, { ...draft, id: undefined }],
])('the editor shows %s none', (_, user, data) => expect(addressesFor(user, data)).toEqual([null, null]))

it('may be framed by the admin, and by no other site', () => {
  expect(visitorPolicy('x')).toContain("frame-ancestors 'self'")
  expect(adminPolicy('x')).toContain("frame-src 'self'")
})
