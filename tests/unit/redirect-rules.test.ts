import { describe, expect, it } from 'vitest'

import {
  resolveChain,
  isPlainPath,
  isSamePath,
  pathOnSite,
  splitLanguage,
  possibleSpellings,
} from '@/features/redirects/rules'

const site = 'https://puente.example'

/** Returns the final target of /a with the given redirects. */
const end = (steps: Record<string, string>, start = '/a') =>
  resolveChain(start, site, (path) => Promise.resolve(steps[path]))

describe('a chain of redirects', () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    ['nothing', {}, undefined],
    ['one step', { '/a': '/b' }, '/b'],
    ['its last step', { '/a': '/b', '/b': '/c?x=1#y' }, '/c?x=1#y'],
    ['another site, where it ends', { '/a': 'https://example.com/b', '/b': '/c' }, 'https://example.com/b'],
    ['this site by its full address', { '/a': `${site}/b`, '/b': '/c' }, '/c'],
    ['the default language by its prefix', { '/a': '/en/b', '/b': '/c' }, '/c'],
    ['nowhere, when it leads to itself', { '/a': '/a?x' }, undefined],
    ['nowhere, when it leads to itself by its full address', { '/a': `${site}/a/` }, undefined],
    ['nowhere, when it leads to itself by the prefix of the default language', { '/a': '/EN/a' }, undefined],
    ['nowhere, when it leads to itself by that prefix twice', { '/a': '/en/En/a' }, undefined],
    ['nowhere, when it leads to itself by more slashes', { '/a': '/en//a' }, undefined],
    ['nowhere, when it leads to itself by other letters', { '/a': '/%61' }, undefined],
    ['nowhere, when it leads to itself by a step back', { '/a': '/b/../a' }, undefined],
    ['nowhere, when it leads to itself without TLS', { '/a': 'http://puente.example/a' }, undefined],
    ['nowhere, when it leads to itself by the port', { '/a': 'https://puente.example:80/a' }, undefined],
    [
      'nowhere, when it leads to itself by a dot of the host',
      { '/a': 'https://PUENTE.example./a' },
      undefined,
    ],
    ['nowhere, when it goes round', { '/a': '/b', '/b': '/c', '/c': '/b' }, undefined],
  ])('ends at %s', async (_, steps, target) => expect(await end(steps)).toBe(target))

  it('is not followed forever', async () => {
    const next = (path: string) => Promise.resolve(`${path}x`)
    expect(await resolveChain('/a', site, next)).toBeUndefined()
  })
})

describe('a redirect path', () => {
  it('matches however staff typed it', () => {
    expect(possibleSpellings('/old', 'en')).toEqual(['/old', '/old/', '/en/old', '/en/old/'])
    expect(possibleSpellings('/ni%C3%B1o', 'es')).toEqual([
      '/es/ni%C3%B1o',
      '/es/ni%C3%B1o/',
      '/es/niño',
      '/es/niño/',
    ])
  })

  it.each(['/%00', '/%E0%A4', '/a%20b', `/${'x'.repeat(3_000)}`, '/%5c%5cevil'])(
    'such as %s queries only what the database can store',
    (path) => {
      for (const one of possibleSpellings(path, 'en')) expect(one).toMatch(/^\/[^\s\\\u0000]{1,1999}$/)
    },
  )

  it('splits into language and path', () => {
    expect(splitLanguage('/es/a')).toEqual({ language: 'es', path: '/a' })
    expect(splitLanguage('/es')).toEqual({ language: 'es', path: '/' })
    expect(splitLanguage('/essay')).toEqual({ language: 'en', path: '/essay' })
  })

  it('is undefined for another site', () => {
    expect(pathOnSite('https://evil.example/a', site)).toBeUndefined()
    expect(pathOnSite('https://puente.example:8443/a', site)).toBeUndefined()
    expect(pathOnSite('https://puente.example.evil.example/a', site)).toBeUndefined()
    expect(pathOnSite('not an address', site)).toBeUndefined()
  })

  it.each([
    ['/a', '/en/a/'],
    ['/es/niño', '/es/ni%C3%B1o'],
    ['/', '/EN'],
  ])('%s is the same as %s', (one, other) => expect(isSamePath(one, other)).toBe(true))

  it.each([
    ['/a', '/es/a'],
    ['/a', '/A'],
    ['/ending', '/ing'],
    ['/a/b', '/a'],
  ])('%s is not the same as %s', (one, other) => expect(isSamePath(one, other)).toBe(false))

  it.each(['/a?b', '/a#b', '/a/*'])('%s is not a plain path', (path) => expect(isPlainPath(path)).toBe(false))
})
