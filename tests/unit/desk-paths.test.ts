import { describe, expect, test } from 'vitest'

import { adminSignInPath, isDeskPath, isSameDocument } from '@/lib/admin-views'

/** Which addresses the desk shows; those of Payload are the others below /admin. */

const ofDesk = [
  '/admin',
  '/admin/',
  '/admin?tab=leads',
  '/admin#content',
  '/admin/login',
  '/admin/login?redirect=%2Fadmin%2Fcollections%2Fposts%2F7#toast=session_over',
  '/admin/logout',
  '/admin/people',
  '/admin/lead-keys',
  '/admin/people/?page=2',
  '/admin/proposal-creator?draft=7&part=generate',
  '/admin/translate?slug=services&document=7',
  '/admin/collections/tickets/7',
  '/admin/collections/tickets/7/',
  '/admin/collections/tickets/7?from=/admin/collections/posts#messages',
]
const ofPayload = [
  '/admin/collections/tickets',
  '/admin/collections/tickets/',
  '/admin/collections/tickets?page=2',
  '/admin/collections/tickets#7',
  '/admin/collections/tickets/7/versions',
  '/admin/collections/tickets/7/versions/1?view=/admin/people',
  '/admin/collections/ticket-messages/7',
  '/admin/collections/posts/7?back=/admin/collections/tickets/7',
  '/admin/globals/home-page',
  '/admin/account',
  '/admin/forgot',
  '/admin/people/7',
  '/admin/peoples',
  '/admin/login-help',
  '/admin/translate-all?slug=posts',
]
/** They only look like addresses below /admin. */
const ofSite = [
  '/adminx',
  '/admin-people',
  '/adminx/people',
  '/es/admin',
  '/es/admin/people',
  '/api/admin/people',
  'admin/people',
  'https://puente.example/admin/people',
  '/',
  '',
  '?tab=leads',
  '#content',
]

test.each(ofDesk)('%j is of the desk', (address) => expect(isDeskPath(address)).toBe(true))

test.each([...ofPayload, ...ofSite])('%j is not of the desk', (address) =>
  expect(isDeskPath(address)).toBe(false),
)

describe('a link stays in the document', () => {
  test.each(ofDesk)('from the desk, to %j', (address) => {
    expect(isSameDocument('/admin/people', address)).toBe(true)
    expect(isSameDocument('/admin/collections/posts', address)).toBe(false)
  })
  test.each(ofPayload)('from the admin of Payload, to %j', (address) => {
    expect(isSameDocument('/admin/collections/posts', address)).toBe(true)
    expect(isSameDocument('/admin/people', address)).toBe(false)
  })
  test.each(ofSite)('never, to %j', (address) => {
    expect(isSameDocument('/admin/people', address)).toBe(false)
    expect(isSameDocument('/admin/collections/posts', address)).toBe(false)
    expect(isSameDocument('/', address)).toBe(false)
  })
})

test('the page to sign in leads back to a view, unless its address is longer than any that is followed', () => {
  expect(adminSignInPath('/admin')).toBe('/admin/login')
  expect(adminSignInPath('/admin?tab=clients&q=a')).toBe(
    '/admin/login?redirect=%2Fadmin%3Ftab%3Dclients%26q%3Da',
  )
  expect(adminSignInPath(`/admin?${'a=&'.repeat(5_000)}`)).toBe('/admin/login')
})
