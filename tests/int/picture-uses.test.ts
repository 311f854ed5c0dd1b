import type { Payload } from 'payload'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'

import { RichText } from '@/components/ui/rich-text'
import { findPost } from '@/features/blog/queries/post'
import { findLanguagesWithoutAlt, findPictureUses } from '@/features/media/queries'
import type { PictureCollection } from '@/features/media/rules'
import { freezeImages } from '@/features/proposals/operations/freeze-proposal'
import { asSystemWithoutRequest, asUser, type Local } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeProposal } from '../support/client-records'
import { documentOfText } from '../support/fixtures'
import { picture } from '../support/pictures'
import { makePost } from '../support/posts'
import { caller, fileOf, type Slug } from '../support/uploads'

let payload: Payload
let system: Local
let team: User

beforeAll(async () => {
  payload = await start()
  system = asSystemWithoutRequest(payload)
  team = await makeUser(payload, 'team')
})

const addPicture = async (slug: Slug = 'blog-images') =>
  caller(payload, team)(
    'create',
    { file: { data: await picture('png', 60, 40) }, data: { alt: 'A bridge' } },
    slug,
  )
const usesOf = async (id: string, collection: PictureCollection = 'blog-images', user = team) =>
  (await findPictureUses(await requestOf(payload, user), { collection, id })).uses

/** A document with a picture after a text. */
function documentWith(id: string, relationTo: string) {
  const { root } = documentOfText('Before the picture')
  const upload = { type: 'upload', version: 3, format: '', fields: null, relationTo, value: id }
  return { root: { ...root, children: [...root.children, upload] } } as never
}

it('finds a featured image, published and in a draft', async () => {
  const { id } = await addPicture()
  expect(await usesOf(id)).toEqual([])
  const live = await makePost(payload, 'Live', { en: 'published', data: { featuredImage: id } })
  const draft = await makePost(payload, 'Draft', { es: 'draft', data: { featuredImage: id } })
  expect((await usesOf(id)).toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
    { title: 'Draft es', href: `/admin/collections/posts/${draft}`, place: 'featured', isDraft: true },
    { title: 'Live en', href: `/admin/collections/posts/${live}`, place: 'featured' },
  ])
})

it('finds a picture in the text of either language, and in the pending draft of a published post', async () => {
  const { id } = await addPicture('site-images')
  const post = await makePost(payload, 'Both', { en: 'published', es: 'published' })
  const href = `/admin/collections/posts/${post}`
  const save = (draft: boolean) =>
    system.update({
      collection: 'posts',
      id: post,
      locale: 'es',
      draft,
      data: { content: documentWith(id, 'site-images'), _status: draft ? 'draft' : 'published' },
    })
  await save(true)
  expect(await usesOf(id, 'site-images')).toEqual([{ title: 'Both en', href, place: 'text', isDraft: true }])
  await save(false)
  expect(await usesOf(id, 'site-images')).toEqual([{ title: 'Both en', href, place: 'text' }])
})

it('finds headshots, team photos and pictures in legal texts', async () => {
  const portrait = await addPicture('testimonial-images')
  const words = { name: 'Rosa Díaz', company: 'Puente', position: 'CEO', content: 'Good', rating: 5 }
  const { id } = await system.create({
    collection: 'testimonials',
    data: { ...words, image: portrait.id } as never,
  })
  expect(await usesOf(portrait.id, 'testimonial-images')).toEqual([
    { title: 'Rosa Díaz', href: `/admin/collections/testimonials/${id}`, place: 'portrait' },
  ])

  const photo = await addPicture('site-images')
  const content = documentWith(photo.id, 'site-images')
  await system.updateGlobal({
    slug: 'team',
    draft: true,
    data: { members: [{ name: 'Rosa', title: 'CEO', bio: 'Builds', photo: photo.id }] } as never,
  })
  await system.updateGlobal({
    slug: 'privacy-page',
    data: { title: 'Privacy', lead: 'x', updatedOn: '2026-01-01', content, _status: 'published' } as never,
  })
  expect(await usesOf(photo.id, 'site-images')).toEqual([
    { title: 'Team', href: '/admin/globals/team', place: 'page', isDraft: true },
    expect.objectContaining({ href: '/admin/globals/privacy-page', place: 'page' }),
  ])
})

it('finds the proposal of a picture for those who may read it, and says that it is frozen', async () => {
  const proposal = await makeProposal(payload, team)
  const data = await picture('png', 60, 20)
  const image = await system.create({
    collection: 'proposal-images',
    data: { alt: 'A sketch', proposal: proposal.id },
    file: fileOf({ data }),
  })
  const href = `/admin/collections/proposals/${proposal.id}`
  await system.update({
    collection: 'proposals',
    id: proposal.id,
    data: { content: documentWith(image.id, 'proposal-images') },
  })
  expect(await usesOf(image.id, 'proposal-images')).toEqual([{ title: proposal.title, href, place: 'text' }])
  await freezeImages(await requestOf(payload), proposal.id, [image.id])
  const admin = await makeUser(payload, 'admin')
  expect((await usesOf(image.id, 'proposal-images', admin)).map(({ place }) => place)).toEqual([
    'frozen',
    'text',
  ])
  const remove = asUser(await requestOf(payload, admin)).delete({
    collection: 'proposal-images',
    id: image.id,
  })
  await expect(remove).rejects.toThrow()
  const stranger = await makeUser(payload, 'team')
  const places = (await usesOf(image.id, 'proposal-images', stranger)).map(({ place }) => place)
  expect(places).not.toContain('text')
})

it('a page whose pictures were deleted shows its text, and a drawn cover', async () => {
  const [featured, inText] = await Promise.all([addPicture(), addPicture()])
  const content = documentWith(inText.id, 'blog-images')
  const data = { featuredImage: featured.id, content, slug: 'without-pictures' }
  await makePost(payload, 'Bare', { en: 'published', data })
  const htmlOf = async () => {
    const post = await findPost('without-pictures', 'en')
    return {
      picture: post?.picture,
      html: renderToStaticMarkup(createElement(RichText, { document: post?.content })),
    }
  }
  const before = await htmlOf()
  expect(before.picture?.src).toContain(featured.filename)
  expect(before.html).toContain(inText.filename)
  for (const { id } of [featured, inText]) await caller(payload, team)('delete', { id })
  const after = await htmlOf()
  expect(after.picture).toBeUndefined()
  expect(after.html).toContain('Before the picture')
  expect(after.html).not.toContain('<img')
})

it('says in which languages the alternative text is missing', async () => {
  const { id } = await addPicture()
  const missing = () => findLanguagesWithoutAlt(payload, { collection: 'blog-images', id })
  expect(await missing()).toEqual(['es'])
  await caller(payload, team)('update', { id, locale: 'es', data: { alt: 'Un puente' } })
  expect(await missing()).toEqual([])
})
