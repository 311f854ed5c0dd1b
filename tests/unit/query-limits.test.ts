import { parse } from 'qs-esm'
import { describe, expect, test } from 'vitest'

import { limitQuery } from '@/lib/server/rest/query-limits'

/** Returns what Payload parses from a query that was let through. */
function limited(query: string, method?: string): Record<string, unknown> {
  const { search } = limitQuery(`http://localhost/api/leads?${query}`, method)
  return parse(search, {
    allowEmptyArrays: true,
    arrayLimit: 1_000,
    depth: 10,
    ignoreQueryPrefix: true,
  } as object)
}
const nested = (depth: number) => `where${'[and][0]'.repeat(depth)}[name][equals]=a`
const arms = (count: number) =>
  Array.from({ length: count }, (_, arm) => `where[or][${arm}][name][equals]=a`).join('&')

describe('rejects', () => {
  test.each([
    // Numbers
    'limit=1001',
    'limit=1e20',
    'limit=-1',
    'limit=00',
    'limit=010',
    'limit=1.5',
    'limit=%201',
    'limit=',
    'limit[]=',
    'limit[]=1',
    'limit[0]=1',
    'limit[a]=1',
    'limit=1&limit=1',
    'limit=1&limit=1e20',
    'limit=1&%6cimit=2',
    'page=1000001',
    'depth=11',
    'depth=010',
    'joins[activities][limit]=1e20',
    'joins[activities][page][]=1',
    // Order
    'sort=',
    'sort[]=',
    'sort=hash',
    'sort=-hash',
    'sort=createdAt,resetPasswordToken',
    'sort=assignedTo.hash',
    'sort=assignedTo__email',
    'sort[]=name&sort[]=assignedTo.hash',
    'sort=name&sort=salt',
    'sort[0]=-assignedTo.hash',
    'sort[a]=name',
    'sort[0][0]=name',
    'sort=name,',
    'joins[activities][sort]=actor.hash',
    'joins[activities][sort][]=actor.hash',
    // Conditions
    'where=xxx',
    'where[status][all]=new',
    'where={"id":{"exists":true}}',
    'where[]=a',
    'where[title]=a',
    'where[title][near]=1',
    'where[title][within][type]=Polygon',
    'where[or][0][title][intersects]=1',
    'where[title][constructor2]=1',
    'where[hash][like]=a',
    'where[assignedTo.salt][exists]=true',
    'where[and][0][assignedTo.resetPasswordToken][like]=a',
    'where[assignedTo__email][like]=a',
    'where[title][equal]=1',
    'where[or]=a',
    'where[or][a][title][equals]=1',
    'where[or][0]=a',
    'where[OR][a][title][equals]=1',
    'where[and][0][or][0]=a',
    'joins[activities][where][actor][near]=1',
    'where[email][in][a]=b',
    'where[email][not_in][0][a]=b',
    'where[email][in][]=',
    'where[email][like][]=b',
    'where[email][in][relationTo]=users&where[email][in][value]=b',
    'where[email][like][relationTo]=users&where[email][like][value]=b',
    'where[scoreRules.a][equals][]=b',
    'where[owner][equals][relationTo]=users',
    'where[owner][equals][value]=1&where[owner][equals][relationTo]=users&where[owner][equals][x]=1',
    nested(5),
    nested(100),
    arms(101),
    // Languages
    'locale=de',
    'locale[]=en',
    'locale[0]=en',
    'locale=en&locale=all',
    'locale=en&locale=es',
    // Spellings
    'where[name][equals]=%00',
    'where[%00][equals]=a',
    `a=${'b'.repeat(8_192)}`,
  ])('%s', (query) => {
    expect(() => limitQuery(`http://localhost/api/leads?${query}`)).toThrowError(
      expect.objectContaining({ code: 'invalid' }),
    )
  })

  test.each([
    'where[or][]=',
    'where[and][]=',
    'where[and][0]=',
    'where[or][0][and][]=',
    'where[and][0]=&where[and][1][email][equals]=a',
  ])('%s of a write, which would match every row', (query) => {
    for (const method of ['PATCH', 'DELETE'])
      expect(() => limitQuery(`http://localhost/api/leads?limit=1&${query}`, method)).toThrowError(
        expect.objectContaining({ code: 'invalid' }),
      )
  })

  test.each(['locale=all', 'locale=*'])('%s of a write', (query) => {
    expect(limited(query)).toEqual({ locale: query.split('=')[1] })
    expect(() => limitQuery(`http://localhost/api/leads?${query}`, 'PATCH')).toThrow()
  })
})

describe('lets through', () => {
  test.each<[query: string, parsed: object]>([
    ['limit=10&page=2&depth=0', { limit: '10', page: '2', depth: '0' }],
    ['sort=-createdAt,name', { sort: '-createdAt,name' }],
    ['sort=-_status', { sort: '-_status' }],
    ['sort[]=name&sort[]=-createdAt', { sort: ['name', '-createdAt'] }],
    ['where=', { where: '' }],
    [
      'where[or][0][name][like]=a&where[or][3][email][like]=b',
      {
        where: { or: [{ name: { like: 'a' } }, { email: { like: 'b' } }] },
      },
    ],
    [
      'where[and][0]=&where[and][1][id][not_in][]=1&where[and][1][id][not_in][]=2',
      {
        where: { and: ['', { id: { not_in: ['1', '2'] } }] },
      },
    ],
    ['where[client.status][equals]=a%26b%3Dc%5B', { where: { 'client.status': { equals: 'a&b=c[' } } }],
    [
      'where[owner][equals][relationTo]=users&where[owner][equals][value]=1',
      {
        where: { owner: { equals: { relationTo: 'users', value: '1' } } },
      },
    ],
    [
      'select[name]=true&populate[users][email]=true',
      {
        select: { name: 'true' },
        populate: { users: { email: 'true' } },
      },
    ],
    ['joins=false', { joins: 'false' }],
    ['joins[activities]=false', { joins: { activities: 'false' } }],
    [
      'joins[activities][limit]=5&joins[activities][sort]=-createdAt',
      {
        joins: { activities: { limit: '5', sort: '-createdAt' } },
      },
    ],
    ['draft=true&trash=true', { draft: 'true', trash: 'true' }],
    ['where[name][equals]=a+%F0%9F%98%80', { where: { name: { equals: 'a 😀' } } }],
    ['constructor=1&__proto__[a]=1', {}],
  ])('%s', (query, parsed) => {
    expect(limited(query)).toEqual({ locale: 'en', ...parsed })
  })

  test('as many conditions as the admin’s search sends', () => {
    expect(limited(arms(100))).toHaveProperty('where.or.length', 100)
    expect(limited(nested(4))).toHaveProperty('where')
  })
})

test('applies the limit to the rows of all parts of a request', () => {
  for (const query of ['limit=0', 'pagination=false', 'limit=0&pagination=false'])
    expect(limited(query)).toHaveProperty('limit', '1000')
  expect(limited('limit=7&pagination=false')).toHaveProperty('limit', '7')
  expect(limited('joins[activities][limit]=0')).toHaveProperty('joins.activities.limit', '1000')
})

test('uses the default language', () => {
  expect(limited('locale=')).toEqual({ locale: 'en' })
  expect(limited('locale=es')).toEqual({ locale: 'es' })
})

test('removes select and populate from a write', () => {
  const query = 'select[phone]=true&populate[users][email]=true&depth=1'
  for (const method of ['POST', 'PATCH', 'DELETE'])
    expect(limited(query, method)).toEqual({ depth: '1', locale: 'en' })
  expect(limited(query, 'HEAD')).toHaveProperty('select')
})
