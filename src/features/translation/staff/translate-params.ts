import { queryOptions } from '@tanstack/react-query'

import type { DraftedDocument } from '@/features/publishing/rules'
import { TRANSLATE_PATH } from '@/lib/admin-views'
import { readQuery } from '@/lib/read-query'
import type { Translation } from '../queries/translation'

/** How the URL names a document. */
const paramsOf = (document: DraftedDocument): Record<string, string> =>
  'global' in document ? { slug: document.global } : { slug: document.collection, document: document.id }

/** The address of the screen side by side. */
export const translateHref = (document: DraftedDocument): string =>
  `${TRANSLATE_PATH}?${new URLSearchParams(paramsOf(document)).toString()}`

/** The passages of a document in both languages. Those of a post follow what others change. */
export const translationQuery = (document: DraftedDocument) =>
  queryOptions({
    queryKey: [
      'collection' in document ? document.collection : 'globals',
      'translation',
      'collection' in document ? document.id : document.global,
    ],
    queryFn: ({ signal }) => readQuery<Translation>('translation', paramsOf(document), signal),
  })
