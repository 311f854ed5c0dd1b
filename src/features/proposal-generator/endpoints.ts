import { z } from 'zod'

import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import {
  draftTaskSchema,
  startDraftTaskSchema,
  createProposalFromDraftSchema,
  generatorDraftSchema,
  generatorStartSchema,
  saveGeneratorDraftSchema,
} from './generator-schemas'
import {
  checkModel,
  cancelDraftTask,
  startDraftTask,
  deleteGeneratorDraft,
  saveGeneratorDraft,
} from './operations/draft-changes'
import { createProposalFromDraft } from './operations/create-proposal-from-draft'
import { generateProposal } from './operations/write-proposal'
import { processTranscript } from './operations/read-transcript'
import { findGeneratorDraft, findGeneratorTask } from './queries/generator-draft'
import { findGeneratorStart } from './queries/generator-start'
import { processTranscriptSchema, generateProposalSchema } from './model-schemas'

export const proposalGeneratorEndpoints = {
  GET: {
    'generator-draft': handleQuery({ who: 'staff', input: generatorDraftSchema, run: findGeneratorDraft }),
    'generator-start': handleQuery({ who: 'staff', input: generatorStartSchema, run: findGeneratorStart }),
    'generator-task': handleQuery({ who: 'staff', input: generatorDraftSchema, run: findGeneratorTask }),
  },
  POST: {
    'cancel-draft-task': handle({
      who: 'staff',
      limit: 'contentChange',
      input: draftTaskSchema,
      run: cancelDraftTask,
    }),
    'create-proposal-from-draft': handle({
      who: 'staff',
      limit: 'proposalChange',
      input: createProposalFromDraftSchema,
      maxBytes: 512 * 1024,
      run: createProposalFromDraft,
    }),
    'delete-generator-draft': handle({
      who: 'staff',
      limit: 'contentChange',
      input: generatorDraftSchema,
      run: deleteGeneratorDraft,
    }),
    'save-generator-draft': handle({
      who: 'staff',
      limit: 'contentChange',
      input: saveGeneratorDraftSchema,
      // JSON escapes make a transcript longer. nginx lets 2 MB through.
      maxBytes: 1_920 * 1024,
      run: saveGeneratorDraft,
    }),
    'start-draft-task': handle({
      who: 'staff',
      limit: 'model',
      input: startDraftTaskSchema,
      run: (context, input) => startDraftTask(context, input),
    }),
    'check-model': handle({ who: 'admin', limit: 'model', input: z.object({}), run: checkModel }),
    'generate-proposal': handle({
      who: 'staff',
      limit: 'model',
      input: generateProposalSchema,
      maxBytes: 512 * 1024,
      run: (context, input) => generateProposal(context, input),
    }),
    'process-transcript': handle({
      who: 'staff',
      limit: 'model',
      input: processTranscriptSchema,
      // JSON escapes make a transcript longer. nginx lets 2 MB through.
      maxBytes: 1_536 * 1024,
      run: (context, input) => processTranscript(context, input),
    }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof proposalGeneratorEndpoints> {}
  interface Queries extends QueriesOf<typeof proposalGeneratorEndpoints> {}
}
