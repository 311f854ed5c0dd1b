import { queryOptions } from '@tanstack/react-query'

import { changeUrl } from '@/components/staff/use-url'
import { listParams } from '@/components/staff/list-params'
import { readQuery } from '@/lib/read-query'
import { changedQuery } from '@/lib/changed-query'

/** The parameter that names the template whose dialog is open; with `new` it is the form for a new one. */
export const TEMPLATE_PARAMETER = 'template'
export const NEW_TEMPLATE = 'new'

/** Returns the parameters of the table in a URL. */
export const templateParamsOf = listParams(['sort', 'direction', 'page'])
export type TemplateParams = ReturnType<typeof templateParamsOf>

/** The address of a template's dialog. */
export const templateHref = (id: string): string =>
  `/admin${changedQuery('tab=proposals&view=templates', { [TEMPLATE_PARAMETER]: id })}`

export const openTemplate = (id: string): void => changeUrl({ [TEMPLATE_PARAMETER]: id })
export const closeTemplate = (): void => changeUrl({ [TEMPLATE_PARAMETER]: undefined }, 'replace')

/** One page of the templates. */
export const templateListQuery = (params: TemplateParams) =>
  queryOptions({
    queryKey: ['proposalTemplates', 'list', params],
    queryFn: ({ signal }) => readQuery('proposal-template-list', params, signal),
  })

/** What the dialog of a template edits. */
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['proposalTemplates', 'detail', id],
    queryFn: ({ signal }) => readQuery('proposal-template', { template: id }, signal),
  })
