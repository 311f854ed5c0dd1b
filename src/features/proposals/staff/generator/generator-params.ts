import { queryOptions } from '@tanstack/react-query'

import { changeUrl } from '@/features/dashboard/staff/use-url'
import { PROPOSAL_CREATOR_PATH } from '@/lib/admin-views'
import { readQuery } from '@/lib/read-query'
import { changedQuery } from '@/lib/changed-query'
import { generatorTabs, type GeneratorTab } from '../../generator-form'
import type { GeneratorTask, OpenedDraft } from '../../queries/generator-draft'
import type { GeneratorStart } from '../../queries/generator-start'

/** The parameters that name the shown tab and the draft. */
export const PART_PARAMETER = 'part'
export const DRAFT_PARAMETER = 'draft'

/** Returns the tab that the URL names; the first by default. */
export const partOf = (value: unknown): GeneratorTab =>
  generatorTabs.find((tab) => tab === value) ?? 'transcript'

export const showPart = (part: GeneratorTab): void => changeUrl({ [PART_PARAMETER]: part })
export const replaceDraft = (draft: string | undefined): void =>
  changeUrl({ [DRAFT_PARAMETER]: draft }, 'replace')

/** The address of the generator, for a lead and at a tab. */
export const generatorHref = (change: { lead?: string; part?: GeneratorTab; draft?: string } = {}): string =>
  `${PROPOSAL_CREATOR_PATH}${changedQuery('', change)}`

/** What the generator starts with. */
export const generatorStartQuery = (lead: string | null) =>
  queryOptions({
    queryKey: ['generatorStart', lead],
    queryFn: ({ signal }) => readQuery<GeneratorStart>('generator-start', lead ? { lead } : {}, signal),
    meta: { topics: ['proposalTemplates'] },
  })

/** A draft as it is continued. Read once: what is typed is newer from then on. */
export const generatorDraftQuery = (draft: string) =>
  queryOptions({
    queryKey: ['generatorDraftText', draft],
    queryFn: ({ signal }) => readQuery<OpenedDraft>('generator-draft', { draft }, signal),
    staleTime: Infinity,
  })

/** How far the worker is, in case the stream of changes is lost, in milliseconds. */
const POLL_MS = 3_000

/** What the worker does for a draft. */
export const generatorTaskQuery = (draft: string) =>
  queryOptions({
    queryKey: ['generatorDrafts', 'detail', draft],
    queryFn: ({ signal }) => readQuery<GeneratorTask>('generator-task', { draft }, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.taskState === 'queued' || data?.taskState === 'running' ? POLL_MS : false,
  })
