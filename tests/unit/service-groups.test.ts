import { describe, expect, it } from 'vitest'

import type { Service } from '@/features/services/queries'
import {
  joinShortWords,
  longestPart,
  serviceSlugs,
  industryFigureOf,
  claimsByService,
  ownClaim,
} from '@/features/services/rules'
import { platformKindOf } from '@/features/services/site/item-lists'
import { groupServices } from '@/features/services/site/service-groups'
import { costPerResult, sampleWeek } from '@/features/services/site/week-report'
import { figures as seeded } from '../../scripts/seed/words/figures'
import { digitalAdvertising } from '../../scripts/seed/words/services/digital-advertising'

const services = serviceSlugs.map((slug) => ({ slug }) as Service)
const layout = (count: number) =>
  groupServices(services.slice(0, count)).map(({ kind, services: inside }) => [
    kind,
    ...inside.map(({ slug }) => slug),
  ])

const figuresIn = (language: 'en' | 'es') => {
  const { claims, ...rest } = seeded[language]
  return {
    ...rest,
    lang: language,
    claims: Object.entries(claims).map(([key, figure]) => ({ key: key as keyof typeof claims, ...figure })),
  }
}

describe('the groups of the services', () => {
  it('are one that leads, a pair, one at night and a pair', () => {
    expect(layout(6)).toEqual([
      ['lead', 'marketing-automation'],
      ['pair', 'content-marketing', 'seo-optimization'],
      ['night', 'web-development'],
      ['pair', 'email-marketing', 'digital-advertising'],
    ])
  })

  it('show every service once, however many are published', () => {
    for (let count = 0; count <= 6; count++)
      expect(layout(count).flatMap(([, ...slugs]) => slugs)).toEqual(serviceSlugs.slice(0, count))
  })

  it('give half a pair a group of its own', () => {
    expect(layout(5).at(-1)).toEqual(['lead', 'email-marketing'])
  })

  it('show a figure once, with the service that has it to itself', () => {
    const shown = serviceSlugs.map((slug) => ownClaim(slug, figuresIn('en'))?.key)
    expect(shown).toEqual(['hoursSaved', undefined, 'traffic', undefined, 'emailReturn', undefined])
    expect(ownClaim('email-marketing', null)).toBeUndefined()
    expect(ownClaim('email-marketing', { ...figuresIn('en'), claims: [] })).toBeUndefined()
  })
})

describe.each(['en', 'es'] as const)('industry figures (%s)', (language) => {
  const messages = import(`../../src/messages/${language}/services.json`) as Promise<{
    default: { industry: Record<string, string> }
  }>

  it('name their source and year', async () => {
    const { industry } = (await messages).default
    const found = figuresIn(language).claims.flatMap((claim) => industryFigureOf(claim) ?? [])
    expect(found).toEqual(['emailReturn'])
    for (const key of found) expect(industry[key]).toMatch(/Litmus.*\b20\d\d\b/)
  })

  it('are the agency’s own once their number is another', () => {
    expect(industryFigureOf({ key: 'emailReturn', value: '$38' })).toBeUndefined()
    expect(industryFigureOf({ key: 'emailReturn', value: '40-42' })).toBeUndefined()
    expect(industryFigureOf({ key: 'conversion', value: '42' })).toBeUndefined()
  })

  it('are not claimed by the note on the agency’s own figures', () => {
    expect(seeded[language].claimsSource).not.toMatch(/Litmus/)
  })
})

describe('advertising', () => {
  it('has a picture for each seeded platform, whatever its language', () => {
    for (const words of Object.values(digitalAdvertising)) {
      const platforms = words.lists.find(({ kind }) => kind === 'platforms')?.items ?? []
      expect(platforms.map(({ title }) => platformKindOf(title))).toEqual(['google', 'meta', 'linkedin'])
    }
  })

  it('knows no picture for other platforms', () => {
    for (const title of ['TikTok', 'Metal Ads', '']) expect(platformKindOf(title)).toBeUndefined()
  })

  it('divides the cost of an ad by what it brought, in whole dollars', () => {
    expect(sampleWeek.map(costPerResult)).toEqual([12_00, 7_00, 18_00, undefined])
  })
})

it('each service claims at least one figure', () => {
  for (const keys of Object.values(claimsByService)) expect(keys.length).toBeGreaterThan(0)
})

describe('the title of a service', () => {
  it('has no short word alone on a line', () => {
    expect(joinShortWords('Marketing de contenidos')).toBe('Marketing de\u00a0contenidos')
    expect(longestPart(joinShortWords('Marketing de contenidos'))).toBe('de contenidos'.length)
  })

  it('keeps a short word that shares its line with the one before', () => {
    expect(joinShortWords('SEO y optimización')).toBe('SEO y optimización')
  })
})
