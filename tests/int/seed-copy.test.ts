import { expect, it } from 'vitest'

import { listCaseStudies } from '@/features/case-studies/queries'
import { listIndustries } from '@/features/industries/queries'
import { listOpenings } from '@/features/openings/queries'
import { findPageCopy } from '@/features/page-copy/queries/page-copy'
import { lowestPriced } from '@/features/services/price-rules'
import { listServices } from '@/features/services/queries'
import { languages } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { seed, websiteSteps } from '../../scripts/seed/index'
import { makeLead } from '../support/fixtures'

it('the texts of a site are added beside leads that are older, but never to texts', async () => {
  const payload = await start()
  const options = { password: '', siteUrl: 'http://localhost:3000', now: new Date() }
  const lead = await makeLead(payload)
  expect(await seed(payload, options, websiteSteps)).toEqual([
    'settings',
    'contact page',
    'pages',
    'services',
  ])
  for (const list of [listCaseStudies, listIndustries, listOpenings]) expect(await list('en')).toEqual([])
  for (const [slug, sentence] of [
    ['industries-page', 'Industries content coming soon...'],
    ['case-studies-page', 'Case studies content coming soon...'],
    ['careers-page', 'Careers page content coming soon...'],
  ] as const)
    expect(await findPageCopy(slug, 'en')).toMatchObject({ lang: 'en', copy: { soon: sentence } })
  const system = asSystemWithoutRequest(payload)
  // Prices, and what a client says, are an agency's own.
  for (const language of languages) {
    expect(lowestPriced(await listServices(language))).toBeUndefined()
    const home = await findPageCopy('home-page', language)
    expect(home).toMatchObject({ lang: language, copy: { proof: { testimonial: null } } })
  }
  expect(await system.findByID({ collection: 'leads', id: lead.id })).toMatchObject({ id: lead.id })
  await system.delete({ collection: 'payload-kv', where: { key: { equals: 'demo-seed' } } })
  await expect(seed(payload, options, websiteSteps)).rejects.toThrow('has content that no seed made')
})
