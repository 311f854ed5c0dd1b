import { declineProposal } from './operations/decline-proposal'
import { signProposal } from './operations/sign-proposal'
import { viewProposal } from './operations/view-proposal'
import { MAX_SIGNING_BYTES } from './signing-rules'
import { declineProposalSchema, signProposalSchema, viewProposalSchema } from './signing-schemas'
import { handle, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'

export const proposalSigningEndpoints = {
  GET: {},
  POST: {
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
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof proposalSigningEndpoints> {}
  interface Queries extends QueriesOf<typeof proposalSigningEndpoints> {}
}
