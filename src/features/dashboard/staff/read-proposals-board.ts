import type { FirstReads } from '@/components/staff/first-reads'
import { readGenerator, readOpenProposal } from '@/features/proposal-generator/staff/read-generator'
import { findTemplate, findTemplateBoardPage } from '@/features/proposal-templates/queries/templates'
import {
  TEMPLATE_PARAMETER,
  templateListQuery,
  templateParamsOf,
  templateQuery,
} from '@/features/proposal-templates/staff/template-params'
import { templateListSchema, templateSchema } from '@/features/proposal-templates/template-schemas'
import { findRecentProposals } from '@/features/proposals/queries/recent-proposals'
import { recentProposalsQuery, viewOf } from '@/features/proposals/staff/proposal-params'

/** Reads what the tab Proposals shows first: the generator with the newest proposals, or the templates, and an open one of either. */
export function readProposalsBoard(reads: FirstReads): Promise<unknown> {
  const { req, parameter, read } = reads
  if (viewOf(parameter('view')) !== 'templates')
    return Promise.all([
      read(recentProposalsQuery, () => findRecentProposals(req)),
      readGenerator(reads, null),
    ])
  const params = templateParamsOf(parameter)
  const opened = templateSchema.safeParse({ template: parameter(TEMPLATE_PARAMETER) })
  return Promise.all([
    readOpenProposal(reads),
    read(templateListQuery(params), () => findTemplateBoardPage(req, templateListSchema.parse(params))),
    opened.success && read(templateQuery(opened.data.template), () => findTemplate(req, opened.data)),
  ])
}
