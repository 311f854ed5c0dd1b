import { describe, expect, it } from 'vitest'

import { serviceSlugs } from '@/features/services/rules'
import { figures } from '../../scripts/seed/words/figures'
import { about } from '../../scripts/seed/words/pages/about'
import { team } from '../../scripts/seed/words/team'
import { serviceWords } from '../support/seed-words'

it('a title that the specification fixes keeps its straight apostrophe', () => {
  expect(about.en.call.title).toBe("Let's talk?")
})

/** The number of items in each list of a service; a pair is the minimum and maximum. */
const lengths: Record<keyof typeof serviceWords, Record<string, number | [number, number]>> = {
  'marketing-automation': { features: 6, benefits: 6 },
  'content-marketing': { services: 6, contentTypes: 6, benefits: 6 },
  'seo-optimization': { solutions: 6, process: 6, benefits: 6 },
  'web-development': { solutions: 6, websites: [4, 6], mobile: [4, 6], technologies: [4, 6] },
  'email-marketing': { solutions: 6, campaignTypes: 6, benefits: 6 },
  'digital-advertising': { solutions: 6, platforms: 3, benefits: 6 },
}

describe.each(['en', 'es'] as const)('the seeded texts (%s)', (language) => {
  it.each(serviceSlugs)('has complete lists without duplicates for %s', (slug) => {
    const { lists, bullets } = serviceWords[slug][language]
    expect(bullets.length).toBeGreaterThanOrEqual(4)
    for (const [kind, expected] of Object.entries(lengths[slug])) {
      const titles = lists.find((list) => list.kind === kind)?.items.map(({ title }) => title) ?? []
      const [least, most] = typeof expected === 'number' ? [expected, expected] : expected
      expect(titles.length, kind).toBeGreaterThanOrEqual(least)
      expect(titles.length, kind).toBeLessThanOrEqual(most)
      expect(new Set(titles).size, kind).toBe(titles.length)
    }
  })

  it('writes ranges of numbers with an en dash', () => {
    const { claims, statistics } = figures[language]
    const values = [...Object.values(claims), ...statistics].map(({ value }) => value)
    expect(values.filter((value) => /\d\s*-|\s–|–\s/.test(value))).toEqual([])
  })

  it('has three team members and four kinds of clients', () => {
    expect(team).toHaveLength(3)
    expect(about[language].clients.points).toHaveLength(4)
  })
})
