import type { Payload } from 'payload'

import { languages, type Language } from '@/i18n/languages'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'

type State = 'draft' | 'published'
export type CaseCollection = 'case-studies' | 'industries' | 'openings'

/** The least that each collection needs to be published. */
const leastOf: Record<CaseCollection, object> = {
  'case-studies': { clientName: 'Clínica Dental Sonríe' },
  industries: {},
  openings: {},
}

/** Creates a document with a title of its own in each language, as a draft or published. Returns its id. */
export async function makeDocument(
  payload: Payload,
  collection: CaseCollection,
  states: Partial<Record<Language, State>>,
  data: object = {},
): Promise<string> {
  let id: string | undefined
  for (const locale of languages) {
    const state = states[locale]
    if (!state) continue
    const words = {
      title: `T${crypto.randomUUID()} ${locale}`,
      ...leastOf[collection],
      ...data,
      _status: state,
    }
    const options = { collection, locale, draft: state === 'draft', data: words } as never
    const system = asSystemWithoutRequest(payload)
    if (id) await system.update({ ...(options as object), id } as never)
    else ({ id } = (await system.create(options)) as { id: string })
  }
  if (!id) throw new Error('in no language')
  return id
}
