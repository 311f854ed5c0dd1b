import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { line, required, text } from '@/lib/text-fields'
import { proposalLimits } from '@/features/proposals/rules'
import { typedNameLimit } from './signing-rules'

const sha256 = z.string('invalid').regex(/^[0-9a-f]{64}$/, 'invalid')
/** A proposal, and the digest of the version that the page showed. */
const shown = { proposal: z.uuid('invalid'), version: sha256 }

/** The name that someone types as a signature. */
const typedNameSchema = required(line(typedNameLimit))

/** The body of POST /api/sign-proposal: a drawn picture or a typed name. Time, address and signer are the server's. */
export const signProposalSchema = z
  .object({
    ...shown,
    image: z.string('invalid').startsWith('data:image/png;base64,', 'invalid').optional(),
    typedName: typedNameSchema.optional(),
    consentVersion: z.string('invalid').max(20, 'invalid'),
    /** The language of the consent text that was shown; without it, that of the account. */
    consentLanguage: z.enum(languages, 'invalid').optional(),
  })
  .refine(({ image, typedName }) => (image === undefined) !== (typedName === undefined), {
    error: 'required',
    path: ['image'],
  })
export type SignProposalInput = z.output<typeof signProposalSchema>

/** The body of POST /api/decline-proposal. */
export const declineProposalSchema = z.object({ ...shown, reason: text(proposalLimits.reason).optional() })
export type DeclineProposalInput = z.output<typeof declineProposalSchema>

/** The body of POST /api/view-proposal. */
export const viewProposalSchema = z.object(shown)
export type ViewProposalInput = z.output<typeof viewProposalSchema>
