import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, test } from 'vitest'

import { previewEndpoints } from '@/features/preview/endpoints'
import { readLink, signLink, requestOfGuest, checkLink } from '@/features/preview/queries/grants'
import {
  findPreviewPath,
  findPreviewState,
  findPublicAddress,
  readDraft,
} from '@/features/preview/queries/preview-page'
import type { LinkGrant } from '@/features/preview/schemas'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makePost } from '../support/posts'
import { postToRoute, makePostWithDrafts } from '../support/publishing'
import { restAs, restAsVisitor, type Rest } from '../support/rest'

/** Who may share and read drafts, and when a shared link ends. */

const route = previewEndpoints.POST['preview-link']

let payload: Payload
let team: Rest
let maker: User
let post: string
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
  maker = await makeUser(payload, 'team')
  post = await makePostWithDrafts(payload, 'Shared')
})

const document = () => ({ collection: 'posts' as const, id: post })
const signedGrant = (link: string): LinkGrant => {
  const grant = readLink(link)
  if (!grant) throw new Error('not signed')
  return grant
}
const linkOf = (by: string, more = {}) =>
  signLink({ document: document(), language: 'es', until: Date.now() + 60_000, by, revocations: 0, ...more })

describe('preview-link', () => {
  it('creates a link to one document in one language for the chosen time', async () => {
    const before = Date.now()
    const response = await postToRoute(route, { document: document(), language: 'es', hours: 24 }, team)
    expect(response.status).toBe(200)
    const { url } = (await response.json()) as { url: string }
    const link = new URL(url).pathname.replace('/es/preview/', '')
    const { until, ...grant } = readLink(link) ?? { until: 0 }
    expect(grant).toEqual({ document: document(), language: 'es', by: team.user, revocations: 0 })
    expect(Math.round((until - before) / 60_000)).toBe(24 * 60)
    expect((await checkLink(link)).state).toBe('open')
  })

  it('is for staff', async () => {
    const input = { document: document(), language: 'es', hours: 24 }
    expect((await postToRoute(route, input, await restAs(payload, 'client'))).status).toBe(403)
    expect((await postToRoute(route, input, restAsVisitor())).status).toBe(401)
  })

  test.each([
    { hours: 1_000 },
    { hours: '24' },
    { language: 'fr' },
    { document: { collection: 'users', id: crypto.randomUUID() } },
  ])('refuses %j', async (wrong) => {
    const input = { document: document(), language: 'es', hours: 24, ...wrong }
    expect((await postToRoute(route, input, team)).status).toBe(400)
  })

  it('creates none for a document that does not exist', async () => {
    const missing = { collection: 'posts', id: crypto.randomUUID() }
    const response = await postToRoute(route, { document: missing, language: 'es', hours: 24 }, team)
    expect(response.status).toBe(404)
  })
})

it('an archived post is shared with nobody until it leaves the archive', async () => {
  const archived = {
    collection: 'posts' as const,
    id: await makePost(payload, 'Archived', { en: 'published' }),
  }
  const grant = { document: archived, language: 'en' as const, by: maker.id, revocations: 0 }
  const link = signLink({ ...grant, until: Date.now() + 60_000 })
  const archive = (archivedAt: string | null) =>
    asSystemWithoutRequest(payload).update({ ...archived, data: { archivedAt }, locale: 'en' })
  const input = { document: archived, language: 'en', hours: 24 }
  expect((await checkLink(link)).state).toBe('open')
  await archive(new Date().toISOString())
  expect((await checkLink(link)).state).toBe('ended')
  expect(await requestOfGuest(signedGrant(link))).toBeUndefined()
  const refused = await postToRoute(route, input, team)
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({ success: false, error: 'archived' }),
  ])
  await archive(null)
  expect((await checkLink(link)).state).toBe('open')
  expect((await postToRoute(route, input, team)).status).toBe(200)
})

describe('a shared link', () => {
  it('reads the draft with the authority of who shared it', async () => {
    const found = await checkLink(linkOf(maker.id))
    if (found.state !== 'open') throw new Error(found.state)
    expect(found.path).toMatch(/^\/blog\//)
    expect((await readDraft(found.req, document(), 'es'))?.title).toBe('Shared es draft')
  })

  it('expires', async () => {
    expect((await checkLink(linkOf(maker.id, { until: Date.now() - 1 }))).state).toBe('expired')
  })

  it('ends when its maker is deactivated, is a client or is unknown', async () => {
    const made = await makeUser(payload, 'team')
    const link = linkOf(made.id)
    const save = (data: Partial<User>) =>
      asSystemWithoutRequest(payload).update({ collection: 'users', id: made.id, data })
    expect((await checkLink(link)).state).toBe('open')
    await save({ deactivatedAt: new Date().toISOString() })
    expect((await checkLink(link)).state).toBe('ended')
    await save({ deactivatedAt: null })
    expect((await checkLink(link)).state).toBe('open')
    await save({ role: 'client' })
    expect((await checkLink(link)).state).toBe('ended')
    expect((await checkLink(linkOf(crypto.randomUUID()))).state).toBe('ended')
  })

  it('ends with its document', async () => {
    const missing = { collection: 'posts', id: crypto.randomUUID() }
    expect((await checkLink(linkOf(maker.id, { document: missing }))).state).toBe('ended')
  })

  it('is refused when it was not signed here', async () => {
    expect((await checkLink('x.y')).state).toBe('refused')
  })
})

describe('revoke-preview-links', () => {
  const revoke = previewEndpoints.POST['revoke-preview-links']
  const share = async (id: string, language: 'en' | 'es', staff = team) => {
    const input = { document: { collection: 'posts', id }, language, hours: 24 }
    const { url } = (await (await postToRoute(route, input, staff)).json()) as { url: string }
    return new URL(url).pathname.split('/').at(-1) ?? ''
  }
  const stateOf = async (link: string) => (await checkLink(link)).state

  it('ends the links to one draft in one language, whoever made them; new ones open', async () => {
    const [id, other] = [
      await makePostWithDrafts(payload, 'Taken back'),
      await makePostWithDrafts(payload, 'Kept'),
    ]
    const old = [await share(id, 'es'), await share(id, 'es', await restAs(payload, 'admin'))]
    const kept = [await share(id, 'en'), await share(other, 'es')]
    for (const round of [1, 2]) {
      const input = { document: { collection: 'posts', id }, language: 'es' }
      expect((await postToRoute(revoke, input, team)).status).toBe(200)
      for (const link of old) expect(await stateOf(link), `round ${round}`).toBe('ended')
      for (const link of kept) expect(await stateOf(link)).toBe('open')
      const fresh = await share(id, 'es')
      expect(await stateOf(fresh)).toBe('open')
      old.push(fresh)
    }
  })

  it('ends links that were made before links could be revoked', async () => {
    const id = await makePostWithDrafts(payload, 'Early')
    const grant = {
      document: { collection: 'posts', id },
      language: 'es',
      until: Date.now() + 60_000,
      by: maker.id,
    }
    const link = signLink(grant as never)
    expect(await stateOf(link)).toBe('open')
    await postToRoute(revoke, { document: grant.document, language: 'es' }, team)
    expect(await stateOf(link)).toBe('ended')
  })

  it('is for staff, and for documents that exist', async () => {
    const input = { document: document(), language: 'en' }
    expect((await postToRoute(revoke, input, await restAs(payload, 'client'))).status).toBe(403)
    expect((await postToRoute(revoke, input, restAsVisitor())).status).toBe(401)
    const missing = { collection: 'posts', id: crypto.randomUUID() }
    expect((await postToRoute(revoke, { ...input, document: missing }, team)).status).toBe(404)
    expect(await stateOf(linkOf(maker.id, { language: 'en' }))).toBe('open')
  })
})

test('a draft is read by staff only', async () => {
  const read = async (user?: User) => readDraft(await requestOf(payload, user), document(), 'es')
  expect((await read(maker))?.title).toBe('Shared es draft')
  const unpublished = await makePost(payload, 'Never', { es: 'draft' })
  for (const user of [undefined, await makeUser(payload, 'client')])
    expect(
      await readDraft(await requestOf(payload, user), { collection: 'posts', id: unpublished }, 'es'),
    ).toBeUndefined()
})

test('a post without a slug in a language is previewed at its id', async () => {
  const req = await requestOf(payload, maker)
  const id = await makePost(payload, 'One language', { en: 'published' })
  expect(await findPreviewPath(req, { collection: 'posts', id }, 'en')).toBe('/blog/one-language-en')
  expect(await findPreviewPath(req, { collection: 'posts', id }, 'es')).toBe(`/blog/${id}`)
  expect(await findPublicAddress(req, { collection: 'posts', id }, 'en')).toBe('/blog/one-language-en')
  expect(await findPublicAddress(req, { collection: 'posts', id }, 'es')).toBeUndefined()
})

test.each([
  [{ en: 'published' }, 'published'],
  [{ en: 'draft' }, 'draft'],
  [{ es: 'draft' }, 'missing'],
] as const)('the state of %j in English is %s', async (states, state) => {
  const id = await makePost(payload, `State ${state}`, states)
  const req = await requestOf(payload, maker)
  expect(await findPreviewState(req, { collection: 'posts', id }, 'en')).toMatchObject({ state })
})

test('a published post with a newer draft has changes', async () => {
  expect(await findPreviewState(await requestOf(payload, maker), document(), 'en')).toMatchObject({
    state: 'changed',
  })
})
