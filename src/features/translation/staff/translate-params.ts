import { queryOptions } from '@tanstack/react-query'

import { documentParams, type DraftedDocument } from '@/features/publishing/rules'
import { readQuery } from '@/lib/read-query'

/** The passages of a document in both languages. Those of a post follow what others change. */
export const translationQuery = (document: DraftedDocument) =>
  queryOptions({
    queryKey: [
      'collection' in document ? document.collection : 'globals',
      'translation',
      'collection' in document ? document.id : document.global,
    ],
    queryFn: ({ signal }) => readQuery('translation', documentParams(document), signal),
  })
