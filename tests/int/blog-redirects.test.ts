import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { redirectOf } from '@/features/redirects/queries'
import { asSystemAlone } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import { makePost, type Making } from '../support/posts'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const system = () => asSystemAlone(payload)
const make = (name: string, making: Making) => makePost(payload, name, making)

describe('an address that moved', () => {
  const redirect = (from: string, to: object) =>
    system().create({ collection: 'redirects', data: { from, to } as never })
  const custom = (url: string) => ({ type: 'custom', url })

  it('leads where staff say, in the language of its path', async () => {
    await redirect('/moved', custom('/about'))
    await redirect('/es/mudado/', custom('https://example.com/a?b=1'))
    expect(await redirectOf('/moved', 'en')).toBe('/about')
    expect(await redirectOf('/moved', 'es')).toBeUndefined()
    expect(await redirectOf('/mudado', 'es')).toBe('https://example.com/a?b=1')
    expect(await redirectOf('/nothing', 'en')).toBeUndefined()
    expect(await redirectOf('/%00', 'en')).toBeUndefined()
  })

  it('leads to a post where it is public, and nowhere else', async () => {
    const id = await make('target', { en: 'published', es: 'draft' })
    const to = { type: 'reference', reference: { relationTo: 'posts', value: id } }
    await redirect('/to-post', to)
    await redirect('/es/a-post', to)
    expect(await redirectOf('/to-post', 'en')).toBe('/blog/target-en')
    expect(await redirectOf('/a-post', 'es')).toBeUndefined()
    await system().delete({ collection: 'posts', id })
    expect(await redirectOf('/to-post', 'en')).toBeUndefined()
  })

  it('leads to the end of a chain, and out of no circle', async () => {
    await redirect('/one', custom('/two'))
    await redirect('/two', custom('/es/three'))
    await redirect('/es/three', custom('/contact'))
    await redirect('/round', custom('/round-again'))
    await redirect('/round-again', custom('/round'))
    expect(await redirectOf('/one', 'en')).toBe('/contact')
    expect(await redirectOf('/round', 'en')).toBeUndefined()
  })
})
