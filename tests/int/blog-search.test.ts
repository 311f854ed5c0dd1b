import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { listFoundWords, searchPosts } from '@/features/blog/queries/search'
import type { Language } from '@/i18n/languages'
import { payload as start } from '@/lib/server/payload'
import { documentOfText } from '../support/fixtures'
import { makePost, type Making } from '../support/posts'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const make = (name: string, making: Making) => makePost(payload, name, making)

describe('search', () => {
  const titles = async (query: string, language: Language = 'es') => {
    const found = await searchPosts(query, language, crypto.randomUUID())
    return found.state === 'found' ? found.posts.map(({ title }) => title) : found.state
  }

  beforeAll(async () => {
    const spoken = (title: string, text: string, days: number) =>
      make(title, {
        es: 'published',
        days,
        data: { title, excerpt: null, content: documentOfText(text) },
      })
    await spoken('Automatización para niños', 'Un texto cualquiera.', 30)
    await spoken('Łódź, o’clock', 'Straße “entre comillas”.', 60)
    await spoken('Otra cosa', 'Habla de AUTOMATIZACIÓN al 100% y de snake_case.', 1)
  })

  it('suggests only words that lead to posts in the language', async () => {
    const words = ['cualquiera', 'xyzzy', 'Automatización', 'texto snake', '100%']
    expect(await listFoundWords(words, 'es')).toEqual(['cualquiera', 'Automatización', '100%'])
    expect(await listFoundWords(['snake_case'], 'en')).toEqual([])
    expect(await listFoundWords([], 'es')).toEqual([])
  })

  it.each<[string, string[] | string]>([
    ['automatizacion', ['Automatización para niños', 'Otra cosa']],
    ['AUTOMATIZACIÓN', ['Automatización para niños', 'Otra cosa']],
    ['ninos automatizacion', ['Automatización para niños']],
    ['texto niños', ['Automatización para niños']],
    ['texto snake', []],
    [`lodz o'clock strasse "entre`, ['Łódź, o’clock']],
    ['100%', ['Otra cosa']],
    ['snake_case', ['Otra cosa']],
    ['snake%case', []],
    ['snakeXcase', []],
    ['%', ['Otra cosa']],
    ['_', ['Otra cosa']],
    ['\\', []],
    ["' or 1=1 --", []],
    ['xyzzy', []],
    ['   ', 'empty'],
    ['\u0000', 'empty'],
    ['a'.repeat(101), 'long'],
    ['a '.repeat(10_000), 'long'],
  ])('returns the matches for %.20s', async (query, expected) =>
    expect(await titles(query)).toEqual(expected),
  )

  it('finds posts of its language only', async () => expect(await titles('automatizacion', 'en')).toEqual([]))

  it('says how many posts of the other language match when none of this one does', async () => {
    const elsewhere = async (query: string, language: Language) => {
      const found = await searchPosts(query, language, crypto.randomUUID())
      return found.state === 'found' ? found.elsewhere : found.state
    }
    expect(await elsewhere('automatizacion', 'en')).toBe(2)
    expect(await elsewhere('automatizacion', 'es')).toBe(0)
    expect(await elsewhere('xyzzy', 'en')).toBe(0)
  })

  it('answers any input, with a limited number of results', async () => {
    expect(await titles('\u202e')).toBe('empty')
    for (const query of ['\ud800', '\udc00a', '😀', '{"contains":1}', '[]', '\\u0000'])
      expect(await titles(query)).toEqual([])
    for (let number = 0; number < 26; number += 1) await make(`flood${number}`, { en: 'published' })
    const found = await searchPosts('flood', 'en', 'flood')
    expect(found).toMatchObject({ state: 'found', more: true })
    expect(found.state === 'found' && found.posts).toHaveLength(24)
  })

  it('is rate-limited per address, and returns the seconds to wait', async () => {
    const ask = () => searchPosts('word', 'en', 'busy')
    const states = []
    for (let number = 0; number < 42; number += 1) states.push((await ask()).state)
    expect(states.slice(0, 40).every((state) => state === 'found')).toBe(true)
    expect(await ask()).toMatchObject({ state: 'limited', seconds: expect.any(Number) as number })
    expect((await searchPosts('word', 'en', 'calm')).state).toBe('found')
  })
})
