import type { MutationOptions, QueryClient } from '@tanstack/react-query'

import type { Language } from '@/i18n/languages'
import { SERVICE_TIMEOUT_MS } from '@/lib/post-verb'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import type { SendingWay } from '../sending-rules'
import { reasonNotSent, reasonStale } from './not-sent'
import type { ProposalDesk } from './proposal-desk'

export type Sending = {
  proposal: string
  by: SendingWay
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
  { client, texts: { desk, common }, toasts }: ProposalDesk,
  onSent: (sending: Sending) => void,
): MutationOptions<Sent, Error, Sending> {
  return {
    mutationFn: ({ proposal, by, expiresAt }) => runVerb('send-proposal', { proposal, by, expiresAt }),
    onSuccess: ({ email }, sending) => {
      if (email) {
        const values = { email: email.recipient, language: common(`languages.${email.language}`) }
        toasts.done(desk('done.sent'), desk(email.isInvitation ? 'done.invited' : 'done.mailed', values))
      } else toasts.done(desk('done.marked'), desk(sending.isCopied ? 'done.linkCopied' : 'done.notCopied'))
      onSent(sending)
      return refetchProposals(client)
    },
    onError: (error) => {
      toasts.failed(desk('failed.send'), error, reasonNotSent(error, desk) ?? reasonStale(error, desk))
      if (requestErrorOf(error).code === 'conflict') return refetchProposals(client)
    },
  }
}

/** Makes a draft again of a proposal that was sent. */
export function reviseMutation(
  { client, texts: { desk }, toasts }: ProposalDesk,
  onRevised: () => void,
): MutationOptions<object, Error, string> {
  return {
    mutationFn: (proposal) => runVerb('revise-proposal', { proposal }),
    onSuccess: () => {
      toasts.done(desk('done.revised'), desk('done.revisedText'))
      onRevised()
      return refetchProposals(client)
    },
    onError: (error) => {
      toasts.failed(desk('failed.revise'), error, reasonStale(error, desk))
      if (requestErrorOf(error).code === 'conflict') return refetchProposals(client)
    },
  }
}

/** Copies a proposal into a new draft. */
export function duplicateMutation(
  { client, texts: { desk }, toasts }: ProposalDesk,
  onCopied: (id: string) => void,
): MutationOptions<{ id: string }, Error, string> {
  return {
    mutationFn: (proposal) => runVerb('duplicate-proposal', { proposal }),
    onSuccess: ({ id }) => {
      toasts.done(desk('done.duplicated'), desk('done.duplicatedText'))
      onCopied(id)
      return refetchProposals(client)
    },
    onError: (error) => toasts.failed(desk('failed.duplicate'), error),
  }
}

/** Creates the missing prices of a proposal at the billing service. */
export function setUpBillingMutation({
  client,
  texts: { desk },
  toasts,
}: ProposalDesk): MutationOptions<object, Error, string> {
  return {
    mutationFn: (proposal) => runVerb('set-up-billing', { proposal }, SERVICE_TIMEOUT_MS),
    onSuccess: () => toasts.done(desk('done.billed')),
    onError: (error) =>
      toasts.failed(
        desk('failed.billing'),
        error,
        requestErrorOf(error).code === 'conflict' ? desk('billing.feesChanged') : undefined,
      ),
    onSettled: () => refetchProposals(client),
  }
}

const refetchProposals = (client: QueryClient) => client.invalidateQueries({ queryKey: ['proposals'] })
