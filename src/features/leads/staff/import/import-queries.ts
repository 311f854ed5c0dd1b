import { queryOptions } from '@tanstack/react-query'

import { readQuery } from '@/lib/read-query'
import { isWorking } from '../../import-rules'

/** How often the progress of an import is asked for, in milliseconds. */
const PROGRESS_MS = 1_500

/** What concerns imports, for changes of them. */
export const aboutImports = [['leads'], ['dashboard']] as const

/** The newest imports. */
export const importsQuery = queryOptions({
  queryKey: ['leads', 'imports'],
  queryFn: ({ signal }) => readQuery('lead-imports', {}, signal),
})

/** One import, asked for again while the worker has something to do. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', 'import', id],
    queryFn: ({ signal }) => readQuery('lead-import', { import: id }, signal),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.state) ? PROGRESS_MS : false),
  })

/** What the columns of a file are, before its import is started. It does not change, and is gone then. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['leadFile', id],
    queryFn: ({ signal }) => readQuery('lead-import-preview', { import: id }, signal),
    staleTime: Infinity,
  })
