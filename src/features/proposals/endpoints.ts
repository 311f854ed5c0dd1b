import { z } from 'zod'

import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import { createStripeProductsSchema, comparisonSchema, proposalSchema, sendProposalSchema } from './schemas'
import { createStripeProducts, setUpBilling } from './operations/set-up-billing'
import { duplicateProposal, reviseProposal } from './operations/proposal-drafts'
import { sendProposal } from './operations/send-proposal'
import { findProposalDetails } from './queries/proposal-details'
import { findRecentProposals } from './queries/recent-proposals'
import { findVersionComparison } from './queries/version-comparison'

export const proposalsEndpoints = {
  GET: {
    'proposal-comparison': handleQuery({
      who: 'staff',
      input: comparisonSchema,
      run: findVersionComparison,
    }),
    'proposal-details': handleQuery({ who: 'staff', input: proposalSchema, run: findProposalDetails }),
    'recent-proposals': handleQuery({
      who: 'staff',
      onReplica: true,
      input: z.object({}),
      run: (req) => findRecentProposals(req),
    }),
  },
  POST: {
    'create-stripe-products': handle({
      who: 'staff',
      limit: 'billing',
      input: createStripeProductsSchema,
      run: createStripeProducts,
    }),
    'set-up-billing': handle({
      who: 'staff',
      limit: 'billing',
      input: proposalSchema,
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
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof proposalsEndpoints> {}
  interface Queries extends QueriesOf<typeof proposalsEndpoints> {}
}
