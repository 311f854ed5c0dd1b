import type { GlobalSlug } from 'payload'

import { languages } from '../../../src/i18n/languages'
import { asSystem } from '../../../src/lib/server/db'
import { documentOf } from '../markdown'
import type { SeedContext, Step } from '../step'
import { figures } from '../words/figures'
import { privacy } from '../words/legal/privacy'
import { terms } from '../words/legal/terms'
import { about } from '../words/pages/about'
import { careers } from '../words/pages/careers'
import { caseStudies } from '../words/pages/case-studies'
import { home } from '../words/pages/home'
import { industries } from '../words/pages/industries'
import { resources } from '../words/pages/resources'
import { services } from '../words/pages/services'
import type { Both, FiguresWords, LegalWords } from '../words/types'

/** Publishes a page's copy in each language. */
async function publish(context: SeedContext, slug: GlobalSlug, copy: Both<object>): Promise<void> {
  for (const locale of languages)
    await asSystem(context.req).updateGlobal({
      slug,
      locale,
      draft: false,
      data: { ...copy[locale], _status: 'published' } as never,
    })
}

const bothOf = <Words, Copy>(words: Both<Words>, change: (words: Words) => Copy): Both<Copy> => ({
  en: change(words.en),
  es: change(words.es),
})

/** The day from which the demo's legal texts hold. */
const legalDate = '2026-10-01T12:00:00.000Z'

const claimsAsRows = ({ claims, ...rest }: FiguresWords) => ({
  ...rest,
  claims: Object.entries(claims).map(([key, figure]) => ({ key, ...figure })),
})

/** The copy of every page, in both languages. */
export const pages: Step = {
  name: 'pages',
  run: async (context) => {
    const legal = (words: Both<LegalWords>) =>
      bothOf(words, ({ content, ...rest }) => ({
        ...rest,
        updatedOn: legalDate,
        content: documentOf(context.payload, content),
      }))
    await publish(context, 'home-page', home)
    await publish(context, 'about-page', about)
    await publish(context, 'services-page', services)
    await publish(context, 'resources-page', resources)
    await publish(context, 'industries-page', industries)
    await publish(context, 'case-studies-page', caseStudies)
    await publish(context, 'careers-page', careers)
    await publish(context, 'privacy-page', legal(privacy))
    await publish(context, 'terms-page', legal(terms))
    await publish(context, 'figures', bothOf(figures, claimsAsRows))
  },
}
