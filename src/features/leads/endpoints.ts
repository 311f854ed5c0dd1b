import { z } from 'zod'

import { handleCsv } from '@/lib/server/http/csv-download'
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
  importIdSchema,
  beginImportSchema,
  importPartSchema,
  MAX_PART_BODY,
  startImportSchema,
} from './import-schemas'
import {
  addLeadNote,
  assignLead,
  createLead,
  deleteLead,
  setLeadStatus,
  convertLead,
} from './operations/lead-changes'
import {
  addLeadImportPart,
  beginLeadImport,
  startLeadImport,
  undoLeadImport,
} from './operations/lead-imports'
import { logLeadReply, replyToLead } from './operations/reply-to-lead'
import { reportLeadImport } from './queries/import-report'
import { exportLeads, fileTexts } from './queries/lead-export'
import { findLeadImport, listLeadImports, previewLeadImport } from './queries/lead-imports'
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
    'lead-export': handleCsv({
      limit: 'leadFile',
      input: leadListSchema,
      run: ({ req, user }, request) => {
        const language = user?.language ?? 'en'
        return {
          name: `${fileTexts(language).fileNames.export}.csv`,
          rows: exportLeads(req, request, language),
        }
      },
    }),
    'lead-import-report': handleCsv({
      limit: 'leadFile',
      input: importIdSchema,
      run: ({ req, user }, { import: id }) => {
        const language = user?.language ?? 'en'
        return {
          name: `${fileTexts(language).fileNames.report}.csv`,
          rows: reportLeadImport(req, id, language),
        }
      },
    }),
    'lead-import': handleQuery({
      who: 'admin',
      input: importIdSchema,
      run: (req, { import: id }) => findLeadImport(req, id),
    }),
    'lead-import-preview': handleQuery({
      who: 'admin',
      input: importIdSchema,
      run: (req, { import: id }) => previewLeadImport(req, id),
    }),
    'lead-imports': handleQuery({ who: 'admin', input: z.object({}), run: listLeadImports }),
    'lead-reply-templates': handleQuery({ who: 'staff', input: z.object({}), run: listReplyTemplates }),
  },
  POST: {
    'add-lead-import-part': handle({
      who: 'admin',
      limit: 'leadImportPart',
      maxBytes: MAX_PART_BODY,
      input: importPartSchema,
      run: addLeadImportPart,
    }),
    'begin-lead-import': handle({
      who: 'admin',
      limit: 'leadImport',
      input: beginImportSchema,
      run: beginLeadImport,
    }),
    'start-lead-import': handle({
      who: 'admin',
      limit: 'leadImport',
      input: startImportSchema,
      run: startLeadImport,
    }),
    'undo-lead-import': handle({
      who: 'admin',
      limit: 'leadImport',
      input: importIdSchema,
      run: undoLeadImport,
    }),
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
