import type { FirstReads } from '@/components/staff/first-reads'
import type { DashboardTab } from '@/lib/dashboard-tabs'
import { readGenerator, readOpenProposal } from '@/features/proposal-generator/staff/generator-view'
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
import { leadListSchema } from '@/features/leads/board-schemas'
import { findLeadBoardPage } from '@/features/leads/queries/lead-board-page'
import { findLeadDetails } from '@/features/leads/queries/lead-details'
import { listAssignableStaff, listReplyTemplates } from '@/features/leads/queries/lead-options'
import {
  assignableStaffQuery,
  leadDetailsQuery,
  leadListQuery,
  leadParamsOf,
  replyTemplatesQuery,
} from '@/features/leads/staff/lead-params'
import { CLIENT_PARAMETER, NEW_CLIENT } from '@/features/clients/rules'
import { clientListSchema } from '@/features/clients/schemas'
import { findClientBoardPage } from '@/features/client-pages/queries/client-board-page'
import { findClientDetails } from '@/features/client-pages/queries/client-details'
import {
  clientDetailsQuery,
  clientListQuery,
  clientParamsOf,
  firstPages,
} from '@/features/client-pages/staff/client-params'
import { ticketListSchema } from '@/features/tickets/board-schemas'
import { findTicketBoardPage } from '@/features/tickets/queries/ticket-board-page'
import { ticketListQuery, ticketParamsOf } from '@/features/tickets/staff/ticket-params'
import { findTestimonialList } from '@/features/testimonials/queries/testimonial-list'
import { testimonialListQuery } from '@/features/testimonials/staff/testimonial-params'
import { listSchedules } from '@/features/publishing/queries/schedules'
import { postListSchema } from '@/features/blog/board-schemas'
import { listBoardCategories } from '@/features/blog/queries/category-list'
import { findPostBoardPage } from '@/features/blog/queries/post-board-page'
import {
  CATEGORIES,
  categoryListQuery,
  postListQuery,
  postParamsOf,
  scheduleListQuery,
} from '@/features/blog/staff/post-params'

/** Reads what the dialog of a lead shows first, which opens on any tab. */
export function readLeadDialog({ req, parameter, read }: FirstReads): Promise<unknown> {
  const lead = parameter('lead')
  return Promise.all([
    read(assignableStaffQuery, () => listAssignableStaff(req)),
    ...(typeof lead === 'string'
      ? [
          read(leadDetailsQuery(lead), () => findLeadDetails(req, lead)),
          read(replyTemplatesQuery, () => listReplyTemplates(req)),
        ]
      : []),
  ])
}

/** Reads what the board of leads shows first. */
function readLeadsBoard({ req, parameter, read }: FirstReads): Promise<unknown> {
  const params = leadParamsOf(parameter)
  return read(leadListQuery(params), () => findLeadBoardPage(req, leadListSchema.parse(params)))
}

/** Reads what the board of clients, or the page of a client, shows first. */
function readClientsBoard({ req, parameter, read }: FirstReads): Promise<unknown> {
  const id = parameter(CLIENT_PARAMETER)
  if (typeof id === 'string' && id !== NEW_CLIENT)
    return read(clientDetailsQuery(id), () => findClientDetails(req, { client: id, ...firstPages }))
  const params = clientParamsOf(parameter)
  return read(clientListQuery(params), () => findClientBoardPage(req, clientListSchema.parse(params)))
}

/** Reads what the board of tickets shows first. */
function readSupportBoard({ req, parameter, read }: FirstReads): Promise<unknown> {
  const params = ticketParamsOf(parameter)
  return read(ticketListQuery(params), () => findTicketBoardPage(req, ticketListSchema.parse(params)))
}

/** Reads what the tab Proposals shows first: the generator with the newest proposals, or the templates, and an open one of either. */
function readProposalsBoard(reads: FirstReads): Promise<unknown> {
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

/** Reads what the tab Testimonials shows first. */
const readTestimonialsBoard = ({ req, read }: FirstReads): Promise<unknown> =>
  read(testimonialListQuery, () => findTestimonialList(req))

/** Reads what the board of posts, what is scheduled and open categories show first. */
function readBlogBoard({ req, parameter, read }: FirstReads): Promise<unknown> {
  const params = postParamsOf(parameter)
  return Promise.all([
    read(postListQuery(params), () => findPostBoardPage(req, postListSchema.parse(params))),
    read(scheduleListQuery, () => listSchedules(req, {})),
    parameter(CATEGORIES) && read(categoryListQuery, () => listBoardCategories(req)),
  ])
}

/** What the board of each tab reads first. */
export const firstReadsOf: Record<DashboardTab, (reads: FirstReads) => Promise<unknown>> = {
  leads: readLeadsBoard,
  clients: readClientsBoard,
  support: readSupportBoard,
  proposals: readProposalsBoard,
  testimonials: readTestimonialsBoard,
  blog: readBlogBoard,
}
