import type { GlobalSlug } from 'payload'

import { languages } from '../../../src/i18n/languages'
import { asSystem } from '../../../src/lib/server/db/local-api'
import { markdownToLexical } from '../markdown'
import type { SeedContext, Step } from '../step'
import { figures } from '../words/figures'
import { legalCopy, pageCopy } from '../words/page-copy'
import type { Both, FiguresWords, LegalWords } from '../words/types'

/** Publishes the texts of a page in each language. */
async function publish(context: SeedContext, slug: string, copy: Both<object>): Promise<void> {
  for (const locale of languages)
    await asSystem(context.req).updateGlobal({
      slug: slug as GlobalSlug,
      locale,
      draft: false,
      data: { ...copy[locale], _status: 'published' } as never,
    })
}

const mapLanguages = <Words, Copy>(words: Both<Words>, map: (words: Words) => Copy): Both<Copy> => ({
  en: map(words.en),
  es: map(words.es),
})

/** The effective date of the legal texts. */
const LEGAL_DATE = '2026-11-22T12:00:00.000Z'

const withClaimRows = ({ claims, ...rest }: FiguresWords) => ({
  ...rest,
  claims: Object.entries(claims).map(([key, figure]) => ({ key, ...figure })),
})

/** The texts of every page, in both languages. */
export const pages: Step = {
  name: 'pages',
  run: async (context) => {
    const legal = (words: Both<LegalWords>) =>
      mapLanguages(words, ({ content, ...rest }) => ({
        ...rest,
        updatedOn: LEGAL_DATE,
        content: markdownToLexical(context.payload, content),
      }))
    for (const [slug, words] of Object.entries(pageCopy)) await publish(context, slug, words)
    for (const [slug, words] of Object.entries(legalCopy)) await publish(context, slug, legal(words))
    await publish(context, 'figures', mapLanguages(figures, withClaimRows))
  },
}
