import { z } from 'zod'

import type { Endpoints } from '@/lib/server/http/endpoints'
import { handle } from '@/lib/server/http/handle'
import { handleQuery } from '@/lib/server/http/handle-query'
import { declineProposal } from './operations/decline-proposal'
import { signProposal } from './operations/sign-proposal'
import { viewProposal } from './operations/view-proposal'
import { MAX_SIGNING_BYTES } from './signing-rules'
import { declineProposalSchema, signProposalSchema, viewProposalSchema } from './signing-schemas'
import { draftTaskSchema, startDraftTaskSchema } from './draft-task-schemas'
import { checkModel } from './operations/check-model'
import { cancelDraftTask, startDraftTask } from './operations/draft-tasks'
import { generateProposal } from './operations/generate-proposal'
import { processTranscript } from './operations/process-transcript'
import {
  createProposalFromDraftSchema,
  generatorDraftSchema,
  generatorStartSchema,
  saveGeneratorDraftSchema,
} from './generator-schemas'
import { createProposalFromDraft } from './operations/create-proposal-from-draft'
import { deleteGeneratorDraft } from './operations/delete-generator-draft'
import { saveGeneratorDraft } from './operations/save-generator-draft'
import { findGeneratorDraft, findGeneratorTask } from './queries/generator-draft'
import { findGeneratorStart } from './queries/generator-start'
import { createStripeProductsSchema, setUpBillingSchema } from './billing-schemas'
import { createStripeProducts } from './operations/create-stripe-products'
import { setUpBilling } from './operations/set-up-billing'
import { duplicateProposal } from './operations/duplicate-proposal'
import { reviseProposal } from './operations/revise-proposal'
import { createTemplate, deleteTemplate, updateTemplate } from './operations/save-template'
import { sendProposal } from './operations/send-proposal'
import { findProposalDetails } from './queries/proposal-details'
import { findRecentProposals } from './queries/recent-proposals'
import { findTemplate, findTemplateBoardPage } from './queries/templates'
import { findVersionComparison } from './queries/version-comparison'
import { comparisonSchema, proposalSchema, sendProposalSchema } from './sending-schemas'
import {
  createTemplateSchema,
  deleteTemplateSchema,
  templateListSchema,
  templateSchema,
  updateTemplateSchema,
} from './template-schemas'
import { processTranscriptSchema } from './transcript-schemas'
import { generateProposalSchema } from './writing-schemas'

export const proposalsEndpoints = {
  GET: {
    'proposal-comparison': handleQuery({
      who: 'staff',
      input: comparisonSchema,
      run: findVersionComparison,
    }),
    'generator-draft': handleQuery({ who: 'staff', input: generatorDraftSchema, run: findGeneratorDraft }),
    'generator-start': handleQuery({ who: 'staff', input: generatorStartSchema, run: findGeneratorStart }),
    'generator-task': handleQuery({ who: 'staff', input: generatorDraftSchema, run: findGeneratorTask }),
    'proposal-details': handleQuery({ who: 'staff', input: proposalSchema, run: findProposalDetails }),
    'proposal-template': handleQuery({ who: 'staff', input: templateSchema, run: findTemplate }),
    'proposal-template-list': handleQuery({
      who: 'staff',
      input: templateListSchema,
      run: findTemplateBoardPage,
    }),
    'recent-proposals': handleQuery({
      who: 'staff',
      input: z.object({}),
      run: (req) => findRecentProposals(req),
    }),
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
    'create-proposal-template': handle({
      who: 'staff',
      limit: 'contentChange',
      input: createTemplateSchema,
      maxBytes: 512 * 1024,
      once: 'create-proposal-template',
      run: createTemplate,
    }),
    'decline-proposal': handle({
      who: 'client',
      limit: 'signing',
      input: declineProposalSchema,
      run: declineProposal,
    }),
    'sign-proposal': handle({
      who: 'client',
      limit: 'signing',
      input: signProposalSchema,
      maxBytes: MAX_SIGNING_BYTES,
      run: signProposal,
    }),
    'view-proposal': handle({
      who: 'client',
      limit: 'proposalView',
      input: viewProposalSchema,
      run: viewProposal,
    }),
    'create-stripe-products': handle({
      who: 'staff',
      limit: 'billing',
      input: createStripeProductsSchema,
      run: createStripeProducts,
    }),
    'delete-proposal-template': handle({
      who: 'staff',
      limit: 'contentChange',
      input: deleteTemplateSchema,
      run: deleteTemplate,
    }),
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
    'set-up-billing': handle({
      who: 'staff',
      limit: 'billing',
      input: setUpBillingSchema,
      run: setUpBilling,
    }),
    'duplicate-proposal': handle({
      who: 'staff',
      limit: 'proposalChange',
      input: proposalSchema,
      run: duplicateProposal,
    }),
    'revise-proposal': handle({
      who: 'staff',
      limit: 'proposalChange',
      input: proposalSchema,
      run: reviseProposal,
    }),
    'send-proposal': handle({
      who: 'staff',
      limit: 'proposalChange',
      input: sendProposalSchema,
      run: sendProposal,
    }),
    'update-proposal-template': handle({
      who: 'staff',
      limit: 'contentChange',
      input: updateTemplateSchema,
      maxBytes: 512 * 1024,
      once: 'update-proposal-template',
      run: updateTemplate,
    }),
  },
} satisfies Endpoints
