import { z } from 'zod'

import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import {
  addLeadNoteSchema,
  assignLeadSchema,
  convertLeadSchema,
  createLeadSchema,
  deleteLeadSchema,
  leadDetailsSchema,
  leadListSchema,
  logLeadReplySchema,
  replyToLeadSchema,
  setLeadStatusSchema,
} from './board-schemas'
import { answerPixel } from './operations/answer-pixel'
import {
  addLeadNote,
  assignLead,
  createLead,
  deleteLead,
  setLeadStatus,
  convertLead,
} from './operations/lead-changes'
import { logLeadReply, replyToLead } from './operations/reply-to-lead'
import { findLeadDetails } from './queries/lead-details'
import { listAssignableStaff, listReplyTemplates } from './queries/lead-options'
import { findLeadBoardPage } from './queries/lead-board-page'

export const leadsEndpoints = {
  GET: {
    'lead-details': handleQuery({
      who: 'staff',
      input: leadDetailsSchema,
      run: (req, { lead }) => findLeadDetails(req, lead),
    }),
    'lead-list': handleQuery({
      who: 'staff',
      onReplica: true,
      input: leadListSchema,
      run: findLeadBoardPage,
    }),
    'assignable-staff': handleQuery({ who: 'staff', input: z.object({}), run: listAssignableStaff }),
    'lead-reply-templates': handleQuery({ who: 'staff', input: z.object({}), run: listReplyTemplates }),
  },
  POST: {
    'add-lead-note': handle({
      who: 'staff',
      limit: 'leadChange',
      input: addLeadNoteSchema,
      once: 'add-lead-note',
      run: addLeadNote,
    }),
    'assign-lead': handle({ who: 'staff', limit: 'leadChange', input: assignLeadSchema, run: assignLead }),
    'convert-lead': handle({
      who: 'staff',
      limit: 'leadChange',
      input: convertLeadSchema,
      once: 'convert-lead',
      run: convertLead,
    }),
    'create-lead': handle({
      who: 'staff',
      limit: 'leadChange',
      input: createLeadSchema,
      once: 'create-lead',
      run: createLead,
    }),
    'delete-lead': handle({ who: 'staff', limit: 'leadChange', input: deleteLeadSchema, run: deleteLead }),
    'log-lead-reply': handle({
      who: 'staff',
      limit: 'leadChange',
      input: logLeadReplySchema,
      once: 'log-lead-reply',
      run: logLeadReply,
    }),
    'reply-to-lead': handle({ who: 'staff', limit: 'leadReply', input: replyToLeadSchema, run: replyToLead }),
    'set-lead-status': handle({
      who: 'staff',
      limit: 'leadChange',
      input: setLeadStatusSchema,
      run: setLeadStatus,
    }),
  },
} satisfies Endpoints

/** The pixel of replies: for mail programs, not for screens. */
export const emailOpenEndpoints = { GET: { 'email-open': answerPixel } } satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof leadsEndpoints> {}
  interface Queries extends QueriesOf<typeof leadsEndpoints> {}
}
