import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

import { describe, expect, it } from 'vitest'

const config = readFileSync('deploy/puente.conf', 'utf8')
/** The patterns of a map, in their order. */
const patternsOf = (map: string) =>
  [...(new RegExp(`${map} \\{([^}]|\\}\\))*`).exec(config)?.[0] ?? '').matchAll(/"~([^"]+)"/g)].map(
    ([, pattern = '']) => new RegExp(pattern),
  )

describe('the limits of nginx', () => {
  it('treat every verb that anyone may call as public, whatever the cookie', () => {
    const endpoints = globSync('src/features/*/endpoints.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([\w-]+)': handle\(\{\s*who: 'anyone'/g)].map(
        ([, name]) => name,
      ),
    )
    const routes = globSync('src/app/api/*/route.ts').filter((file) =>
      readFileSync(file, 'utf8').includes(`'anyone'`),
    )
    const names = [...endpoints, ...routes.map((file) => basename(dirname(file)))]
    expect(names.length).toBeGreaterThan(5)
    const isPublic = (path: string) => patternsOf('map \\$uri \\$puente_is_public').some((form) => form.test(path))
    for (const path of [
      ...names,
      'sign-in-form',
      'users/login',
      'users/forgot-password',
      'users/reset-password',
    ])
      expect([path, isPublic(`/api/${path}`)]).toEqual([path, true])
    expect(isPublic('/api/leads')).toBe(false)
  })

  it.each([
    ['2001:db8:a:1::1', '2001:db8:a:ffff:1:2:3:4', true],
    ['2001:db8:a::1', '2001:db8:a:2::1', true],
    ['2001:db8:a:1::1', '2001:db8:b:1::1', false],
  ])('count %s and %s as one /48: %s', (one, other, expected) => {
    const siteOf = (address: string) =>
      patternsOf('map \\$remote_addr \\$puente_site')
        .map((form) => form.exec(address)?.groups?.puente_site_network)
        .find(Boolean)
    expect(siteOf(one)).toBeDefined()
    expect(siteOf(one) === siteOf(other)).toBe(expected)
  })

  it('keep readiness from visitors', () => {
    const location = /location ~ \^\/api\/health\/ready[^}]+/.exec(config)?.[0]
    expect(location).toMatch(/allow 127\.0\.0\.0\/8;[^]+deny all;/)
  })
})
