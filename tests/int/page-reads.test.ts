import { AsyncLocalStorage } from 'node:async_hooks'

import { executeAuthStrategies, type Payload, type PayloadRequest, type Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { listClosedNavGroups } from '@/features/layout/queries'
import { initializeContentLanguage } from '@/lib/server/auth/content-language'
import { asSystem, asUser } from '@/lib/server/db/local-api'
import { handOnAccount } from '@/lib/server/page-reads'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { countStatements } from '../support/count-statements'

let payload: Payload
let user: User & { collection: 'users' }

beforeAll(async () => {
  payload = await start()
  user = { ...(await makeUser(payload, 'team', { language: 'es' })), collection: 'users' }
})

const headers = new Headers({ cookie: 'puente-token=one' })

/** Renders in the report of a request of its own, with the session of the user. */
const inPage = <Result>(work: () => Promise<Result>): Promise<Result> =>
  (globalThis.requestReports ??= new AsyncLocalStorage()).run({}, () => {
    handOnAccount(headers, user)
    return work()
  })

/** As Payload's pages do. */
const contentLanguage = async (req: PayloadRequest, id = user.id) => {
  const of: Where[] = [{ 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: id } }]
  const { docs } = await asSystem(req).find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [{ key: { equals: 'locale' } }, ...of] },
  })
  return docs[0]?.value
}

const closeGroup = (req: PayloadRequest, owner: User) =>
  asUser(req).create({
    collection: 'payload-preferences',
    data: {
      key: 'nav',
      value: { groups: { Sell: { open: false } } },
      user: { relationTo: 'users', value: owner.id },
    },
  })

describe('the preferences of a page', () => {
  it('are read in one statement, and again after a change', async () => {
    const req = await requestOf(payload, user)
    await inPage(async () => {
      await initializeContentLanguage(req, user)
      expect(await contentLanguage(req)).toBe('es')
      await closeGroup(req, user)
      expect(await listClosedNavGroups(req)).toEqual(['Sell'])
    })
    const read = () =>
      inPage(async () => {
        await initializeContentLanguage(req, user)
        expect([await contentLanguage(req), await contentLanguage(req)]).toEqual(['es', 'es'])
        expect(await listClosedNavGroups(req)).toEqual(['Sell'])
      })
    expect(await countStatements(read)).toBe(1)
  })

  it('are those of its reader only, and read anew in every other request', async () => {
    const other = await makeUser(payload, 'team', { language: 'en' })
    await initializeContentLanguage(await requestOf(payload, other), other)
    const req = await requestOf(payload, user)
    await inPage(async () => {
      expect(await contentLanguage(req)).toBe('es')
      expect(await contentLanguage(req, other.id)).toBe('en')
    })
    expect(await countStatements(() => contentLanguage(req))).toBeGreaterThan(0)
  })
})

it('Payload takes the account of the session that a page has read, and of no other', async () => {
  const find = (sent: Headers) => executeAuthStrategies({ headers: sent, payload })
  const none = await countStatements(() =>
    inPage(async () => {
      const { user: found } = await find(headers)
      expect(found).toEqual(user)
      // A part of the page may change its request, not that of another part.
      expect(found).not.toBe(user)
    }),
  )
  expect(none).toBe(0)
  await inPage(async () => expect((await find(new Headers({ cookie: 'puente-token=two' }))).user).toBeNull())
  expect((await find(headers)).user).toBeNull()
})
