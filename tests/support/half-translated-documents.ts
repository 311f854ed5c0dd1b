import type { Payload } from 'payload'

import type { DraftedDocument } from '@/features/publishing/rules'
import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest, asVisitor } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { home } from '../../scripts/seed/words/pages/home'
import { documentOfText } from './fixtures'

/**
 * Documents of every kind with drafts: English is live and has a finished draft, Spanish is live or was never published,
 * and has a half-written draft: a text is new and a required one is missing.
 */

type Row = Record<string, unknown>

type Kind = {
  /** The complete texts of a language. */
  full: (text: string, language: Language) => Row
  /** What someone has begun to write over them. */
  half: (text: string) => Row
  /** Reads the text back. */
  textOf: (row: Row) => unknown
}

const serviceWords = (text: string) => ({
  title: text,
  subtitle: text,
  description: text,
  bullets: text,
  benefit: text,
  heroText: text,
})

const homeLead = (text: string, hero: Row) => ({ hero: { ...hero, lead: text } })

const kinds = {
  posts: {
    full: (text) => ({ title: text, content: documentOfText(text) }),
    half: (text) => ({ title: text, content: null }),
    textOf: ({ title }) => title,
  },
  services: {
    full: serviceWords,
    half: (text) => ({ ...serviceWords(text), benefit: null }),
    textOf: ({ title }) => title,
  },
  'home-page': {
    full: (text, language) => ({ ...home[language], ...homeLead(text, home[language].hero) }),
    half: (text) => homeLead(text, { ...home.es.hero, button: null }),
    textOf: ({ hero }) => (hero as Row | undefined)?.lead,
  },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[]

/** The texts of a document as it is made. */
export const made = { en: 'Live', 'en draft': 'Finished', es: 'En vivo', 'es draft': 'A medias' } as const
export type Texts = Record<keyof typeof made, unknown>

export type HalfTranslated = {
  document: DraftedDocument
  /** The path and method of its REST endpoint. */
  path: string
  method: string
  data: (text: string) => Row
  /** What visitors read, and what the editor shows. */
  texts: () => Promise<Texts>
}

/** Makes a document of a kind. */
export async function makeHalfTranslated(
  payload: Payload,
  name: KindName,
  spanish: 'live' | 'unpublished',
): Promise<HalfTranslated> {
  const kind: Kind = kinds[name]
  const system = asSystemWithoutRequest(payload)
  const save = (document: DraftedDocument, locale: Language, data: Row, draft: boolean) => {
    const options = { locale, draft, data: { ...data, _status: draft ? 'draft' : 'published' } as never }
    return 'global' in document
      ? system.updateGlobal({ slug: document.global, ...options })
      : system.update({ ...document, ...options })
  }
  const document = name === 'home-page' ? await emptyHome(payload) : await create(payload, name, kind)
  await save(document, 'en', kind.full(made.en, 'en'), false)
  if (spanish === 'live') await save(document, 'es', kind.full(made.es, 'es'), false)
  await save(document, 'en', kind.full(made['en draft'], 'en'), true)
  await save(document, 'es', kind.half(made['es draft']), true)

  const read = async (locale: Language, draft: boolean): Promise<unknown> => {
    const options = { locale, fallbackLocale: false, draft, depth: 0 } as const
    const local = draft ? system : asVisitor(payload, locale)
    if ('global' in document)
      return kind.textOf((await local.findGlobal({ slug: document.global, ...options })) as never as Row)
    const { docs } = await local.find({
      collection: document.collection,
      where: { id: { equals: document.id } },
      ...options,
    })
    return docs[0] && kind.textOf(docs[0] as never as Row)
  }
  return {
    document,
    path: 'global' in document ? `globals/${document.global}` : `${document.collection}/${document.id}`,
    method: 'global' in document ? 'POST' : 'PATCH',
    data: (text) => kind.full(text, 'en'),
    texts: async () => ({
      en: await read('en', false),
      'en draft': await read('en', true),
      es: await read('es', false),
      'es draft': await read('es', true),
    }),
  }
}

async function create(payload: Payload, name: KindName, kind: Kind): Promise<DraftedDocument> {
  const system = asSystemWithoutRequest(payload)
  const collection = name as 'posts' | 'services'
  // The slugs of services are fixed, so there is one at a time.
  if (collection === 'services') await system.delete({ collection, where: { id: { exists: true } } })
  const fixed = collection === 'services' ? { slug: 'web-development', displayOrder: 1 } : {}
  const data = { ...kind.full(made.en, 'en'), ...fixed, _status: 'draft' } as never
  const { id } = await system.create({ collection, locale: 'en', draft: true, data })
  return { collection, id }
}

/** The home page as it is before anyone has written anything. */
async function emptyHome(payload: Payload): Promise<DraftedDocument> {
  await autocommit(payload, sql`delete from home_page`)
  await autocommit(payload, sql`delete from _home_page_v`)
  return { global: 'home-page' }
}
