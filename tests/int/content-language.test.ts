import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { setLanguage } from '@/features/accounts/operations/update-profile'
import { initializeContentLanguage } from '@/lib/server/auth/content-language'
import { asUser } from '@/lib/server/db/local-api'
import { sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { rowsOf } from '../support/rows'

let payload: Payload

beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
})

const contentLanguages = async (user: User) =>
  (
    await rowsOf<{ value: string }>(
      payload,
      sql`select value from payload_preferences preference
        join payload_preferences_rels holder on holder.parent_id = preference.id
        where preference.key = 'locale' and holder.users_id = ${user.id}`,
    )
  ).map(({ value }) => value)

const openAdmin = async (user: User) => initializeContentLanguage(await requestOf(payload, user), user)

async function changeLanguage(user: User, language: 'en' | 'es') {
  const req = await requestOf(payload, user)
  const context = { req, user, address: '', requestHeaders: new Headers(), responseHeaders: new Headers() }
  await setLanguage(context as never, { language })
}

async function choose(user: User, value: string) {
  const where = { 'user.value': { equals: user.id } }
  await asUser(await requestOf(payload, user)).update({
    collection: 'payload-preferences',
    where,
    data: { value },
  })
}

it('content opens in the language of the account at the first visit, once', async () => {
  const user = await makeUser(payload, 'team', { language: 'es' })
  await openAdmin(user)
  await openAdmin(user)
  expect(await contentLanguages(user)).toEqual(['es'])
})

it('a choice outlives later visits', async () => {
  const user = await makeUser(payload, 'team', { language: 'es' })
  await openAdmin(user)
  await choose(user, 'en')
  await openAdmin(user)
  expect(await contentLanguages(user)).toEqual(['en'])
})

it.each(['the toggle', 'the account page'])('content follows a new language set with %s', async (way) => {
  const user = await makeUser(payload, 'team', { language: 'es' })
  await openAdmin(user)
  if (way === 'the toggle') await changeLanguage(user, 'en')
  else
    await asUser(await requestOf(payload, user)).update({
      collection: 'users',
      id: user.id,
      data: { language: 'en' },
    })
  expect(await contentLanguages(user)).toEqual(['en'])
})

it('content in the other language by choice stays there', async () => {
  const user = await makeUser(payload, 'team', { language: 'es' })
  const other = await makeUser(payload, 'team', { language: 'en' })
  await openAdmin(user)
  await openAdmin(other)
  await choose(user, 'en')
  await changeLanguage(user, 'en')
  await changeLanguage({ ...user, language: 'en' }, 'es')
  expect(await contentLanguages(user)).toEqual(['es'])
  expect(await contentLanguages(other)).toEqual(['en'])
})
