import { queryOptions } from '@tanstack/react-query'

import { changeUrl } from '@/components/staff/use-url'
import { DRAFT_PARAMETER, PART_PARAMETER, type GeneratorTab, generatorTabs } from '@/lib/generator-address'
import { readQuery } from '@/lib/read-query'

/** Returns the tab that the URL names; the first by default. */
export const partOf = (value: unknown): GeneratorTab =>
  generatorTabs.find((tab) => tab === value) ?? 'transcript'

export const showPart = (part: GeneratorTab): void => changeUrl({ [PART_PARAMETER]: part })
export const replaceDraft = (draft: string | undefined): void =>
  changeUrl({ [DRAFT_PARAMETER]: draft }, 'replace')

/** What the generator starts with. */
export const generatorStartQuery = (lead: string | null) =>
  queryOptions({
    queryKey: ['generatorStart', lead],
    queryFn: ({ signal }) => readQuery('generator-start', lead ? { lead } : {}, signal),
    meta: { topics: ['proposalTemplates'] },
  })

/** A draft as it is continued. Read once: what is typed is newer from then on. */
export const generatorDraftQuery = (draft: string) =>
  queryOptions({
    queryKey: ['generatorDraftText', draft],
    queryFn: ({ signal }) => readQuery('generator-draft', { draft }, signal),
    staleTime: Infinity,
  })

/** How far the worker is, in case the stream of changes is lost, in milliseconds. */
const POLL_MS = 3_000

/** What the worker does for a draft. */
export const generatorTaskQuery = (draft: string) =>
  queryOptions({
    queryKey: ['generatorDrafts', 'detail', draft],
    queryFn: ({ signal }) => readQuery('generator-task', { draft }, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.taskState === 'queued' || data?.taskState === 'running' ? POLL_MS : false,
  })
