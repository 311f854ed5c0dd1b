import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { PictureUse } from '@/features/media/rules'
import { DeleteWarning, mediaTexts } from '@/features/media/staff/picture-texts'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'

/** Returns the texts as Payload's `t` does. */
const textsIn = (messages: object) =>
  mediaTexts((path: string) => {
    const keys = path.split(':').slice(1)
    return keys.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], messages)
  })
const post: PictureUse = { title: 'A post', href: '/admin/collections/posts/1', place: 'featured' }
const warningOf = (uses: PictureUse[] | undefined, messages: object = en) =>
  renderToStaticMarkup(<DeleteWarning uses={uses} text={textsIn(messages)} />)

test('deleting a picture lists where it is used, with links', () => {
  const html = warningOf([
    post,
    { ...post, href: '/admin/globals/team', title: 'Team', place: 'page', isDraft: true },
  ])
  expect(html).toContain('It disappears from everything that uses it:')
  expect(html).toContain('<a href="/admin/collections/posts/1">A post</a> · Featured image</li>')
  expect(html).toContain('<a href="/admin/globals/team">Team</a> · Page · Draft</li>')
})

test('deleting several pictures speaks of all of them', () => {
  const warningOfMany = (uses: PictureUse[] | undefined, messages: object = en) =>
    renderToStaticMarkup(<DeleteWarning uses={uses} text={textsIn(messages)} isMany />)
  expect(warningOfMany([post])).toContain('They disappear from everything that uses them:')
  expect(warningOfMany([])).toContain('They aren’t used anywhere.')
  expect(warningOfMany(undefined, es)).toContain('No pudimos revisar dónde se usan.')
  expect(warningOfMany([{ ...post, place: 'frozen' }], es)).toContain('esas no se pueden eliminar:')
})

test('deleting a picture says when it is unused, frozen, or could not be looked up', () => {
  expect(warningOf([])).toContain('It isn’t used anywhere.')
  expect(warningOf([{ ...post, place: 'frozen' }])).toContain('so it can’t be deleted:')
  expect(warningOf(undefined)).toContain('We couldn’t check where it’s used.')
})

test('the warning is in Spanish too', () => {
  expect(warningOf([post], es)).toContain('Desaparece de todo lo que la usa:')
  expect(warningOf([post], es)).toContain('Imagen destacada')
})
