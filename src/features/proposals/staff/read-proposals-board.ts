import type { QueryClient } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'

import { findRecentProposals } from '../queries/recent-proposals'
import { findTemplate, findTemplatePage } from '../queries/templates'
import { templateListSchema, templateSchema } from '../template-schemas'
import {
  recentProposalsQuery,
  TEMPLATE_PARAMETER,
  templateListQuery,
  templateParamsOf,
  templateQuery,
} from './template-params'

type Search = Record<string, string | string[] | undefined>

/** Reads what the tab Proposals shows first: the newest proposals, or the templates and an open one. */
export async function readProposalsBoard(
  client: QueryClient,
  req: PayloadRequest,
  search: Search,
): Promise<void> {
  if (search.view !== 'templates')
    return client.prefetchQuery({ ...recentProposalsQuery, queryFn: () => findRecentProposals(req) })
  const params = templateParamsOf((name) => search[name])
  const opened = templateSchema.safeParse({ template: search[TEMPLATE_PARAMETER] })
  await Promise.all([
    client.prefetchQuery({
      ...templateListQuery(params),
      queryFn: () => findTemplatePage(req, templateListSchema.parse(params)),
    }),
    opened.success &&
      client.prefetchQuery({
        ...templateQuery(opened.data.template),
        queryFn: () => findTemplate(req, opened.data),
      }),
  ])
}
