import type { MutationOptions, QueryClient } from '@tanstack/react-query'

import type { Language } from '@/i18n/languages'
import { SERVICE_TIMEOUT_MS } from '@/lib/post-verb'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import { type SendMethod, sendingProblems } from '../sending-rules'
import type { ProposalMutationContext } from './proposal-mutation-context'

type Texts = ProposalMutationContext['texts']['detail']

/** Says why a proposal could not be sent, when it is the fault of its text, its client or its last day. */
function reasonNotSent(error: unknown, detail: Texts): string | undefined {
  const { fields = {} } = requestErrorOf(error).details
  const variables = fields.variables ?? ''
  for (const [field, problems] of Object.entries(sendingProblems)) {
    const problem = problems.find((name) => name === fields[field])
    if (problem) return detail(`problems.${problem}`, { variables })
  }
  return undefined
}

/** Says what someone else has done with the proposal meanwhile. */
function reasonStale(error: unknown, detail: Texts): string | undefined {
  const { code, details } = requestErrorOf(error)
  if (code !== 'conflict' || !details.current) return undefined
  const { value } = details.current
  if (value === 'draft') return detail('stale.draft')
  if (value === 'signed' || value === 'accepted') return detail('stale.signed')
  return detail('stale.sent')
}

export type Sending = {
  proposal: string
  by: SendMethod
  /** The last day on which it can be signed, such as '2026-04-12'. */
  expiresAt: string
  /** Whether the link was put on the clipboard. Browsers allow that only within the click, before the request. */
  isCopied?: boolean
}

export type Sent = {
  link: string
  email: { recipient: string; language: Language; isInvitation: boolean } | null
}

/** Sends a proposal. A failure changes nothing that was typed. */
export function sendMutation(
  { queryClient, texts: { detail, common }, toasts }: ProposalMutationContext,
  onSent: (sending: Sending) => void,
): MutationOptions<Sent, Error, Sending> {
  return {
    mutationFn: ({ proposal, by, expiresAt }) => runVerb('send-proposal', { proposal, by, expiresAt }),
    onSuccess: ({ email }, sending) => {
      if (email) {
        const values = { email: email.recipient, language: common(`languages.${email.language}`) }
        toasts.done(detail('done.sent'), detail(email.isInvitation ? 'done.invited' : 'done.mailed', values))
      } else
        toasts.done(detail('done.marked'), detail(sending.isCopied ? 'done.linkCopied' : 'done.notCopied'))
      onSent(sending)
      return refetchProposals(queryClient)
    },
    onError: (error) => {
      toasts.failed(detail('failed.send'), error, reasonNotSent(error, detail) ?? reasonStale(error, detail))
      if (requestErrorOf(error).code === 'conflict') return refetchProposals(queryClient)
    },
  }
}

/** Turns a sent proposal back into a draft. */
export function reviseMutation(
  { queryClient, texts: { detail }, toasts }: ProposalMutationContext,
  onRevised: () => void,
): MutationOptions<object, Error, string> {
  return {
    mutationFn: (proposal) => runVerb('revise-proposal', { proposal }),
    onSuccess: () => {
      toasts.done(detail('done.revised'), detail('done.revisedText'))
      onRevised()
      return refetchProposals(queryClient)
    },
    onError: (error) => {
      toasts.failed(detail('failed.revise'), error, reasonStale(error, detail))
      if (requestErrorOf(error).code === 'conflict') return refetchProposals(queryClient)
    },
  }
}

/** Copies a proposal into a new draft. */
export function duplicateMutation(
  { queryClient, texts: { detail }, toasts }: ProposalMutationContext,
  onCopied: (id: string) => void,
): MutationOptions<{ id: string }, Error, string> {
  return {
    mutationFn: (proposal) => runVerb('duplicate-proposal', { proposal }),
    onSuccess: ({ id }) => {
      toasts.done(detail('done.duplicated'), detail('done.duplicatedText'))
      onCopied(id)
      return refetchProposals(queryClient)
    },
    onError: (error) => toasts.failed(detail('failed.duplicate'), error),
  }
}

/** Creates the missing prices of a proposal at the billing service. */
export function setUpBillingMutation({
  queryClient,
  texts: { detail },
  toasts,
}: ProposalMutationContext): MutationOptions<object, Error, string> {
  return {
    mutationFn: (proposal) => runVerb('set-up-billing', { proposal }, SERVICE_TIMEOUT_MS),
    onSuccess: () => toasts.done(detail('done.billed')),
    onError: (error) =>
      toasts.failed(
        detail('failed.billing'),
        error,
        requestErrorOf(error).code === 'conflict' ? detail('billing.feesChanged') : undefined,
      ),
    onSettled: () => refetchProposals(queryClient),
  }
}

const refetchProposals = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['proposals'] })
