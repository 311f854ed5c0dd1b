import { useTranslations } from 'next-intl'

import { changeMutation, useChangeContext, type ChangeContext } from '@/components/staff/change'
import { SERVICE_TIMEOUT_MS, runVerb } from '@/lib/run-verb'
import type { RequestError } from '@/lib/request-error'
import { type SendMethod, sendingProblems } from '../sending-rules'

/** What sending, revising and copying a proposal need. */
export type ProposalMutationContext = ChangeContext & {
  texts: {
    detail: ReturnType<typeof useTranslations<'proposalBoard.detail'>>
    common: ReturnType<typeof useTranslations<'dashboard'>>
  }
}

export const useProposalMutationContext = (): ProposalMutationContext => ({
  ...useChangeContext(),
  texts: { detail: useTranslations('proposalBoard.detail'), common: useTranslations('dashboard') },
})

type Texts = ProposalMutationContext['texts']['detail']

/** Says why a proposal could not be sent, when it is the fault of its text, its client or its last day. */
function reasonNotSent({ details: { fields = {} } }: RequestError, detail: Texts): string | undefined {
  const variables = fields.variables ?? ''
  for (const [field, problems] of Object.entries(sendingProblems)) {
    const problem = problems.find((name) => name === fields[field])
    if (problem) return detail(`problems.${problem}`, { variables })
  }
  return undefined
}

/** Says what someone else has done with the proposal meanwhile. */
function reasonStale({ code, details }: RequestError, detail: Texts): string | undefined {
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

/** Sends a proposal. A failure changes nothing that was typed. */
export function sendMutation(context: ProposalMutationContext, onSent: (sending: Sending) => void) {
  const { detail, common } = context.texts
  return changeMutation(context, {
    run: ({ proposal, by, expiresAt }: Sending) => runVerb('send-proposal', { proposal, by, expiresAt }),
    done: ({ email }, { isCopied }) => {
      if (!email) return [detail('done.marked'), detail(isCopied ? 'done.linkCopied' : 'done.notCopied')]
      const values = { email: email.recipient, language: common(`languages.${email.language}`) }
      return [detail('done.sent'), detail(email.isInvitation ? 'done.invited' : 'done.mailed', values)]
    },
    failed: detail('failed.send'),
    why: (error) => reasonNotSent(error, detail) ?? reasonStale(error, detail),
    onDone: (_, sending) => onSent(sending),
    refetch,
  })
}

/** Turns a sent proposal back into a draft. */
export function reviseMutation(context: ProposalMutationContext, onRevised: () => void) {
  const { detail } = context.texts
  return changeMutation(context, {
    run: (proposal: string) => runVerb('revise-proposal', { proposal }),
    done: () => [detail('done.revised'), detail('done.revisedText')],
    failed: detail('failed.revise'),
    why: (error) => reasonStale(error, detail),
    onDone: onRevised,
    refetch,
  })
}

/** Copies a proposal into a new draft. */
export function duplicateMutation(context: ProposalMutationContext, onCopied: (id: string) => void) {
  const { detail } = context.texts
  return changeMutation(context, {
    run: (proposal: string) => runVerb('duplicate-proposal', { proposal }),
    done: () => [detail('done.duplicated'), detail('done.duplicatedText')],
    failed: detail('failed.duplicate'),
    onDone: ({ id }) => onCopied(id),
    refetch,
  })
}

/** Creates the missing prices of a proposal at the billing service. */
export function setUpBillingMutation(context: ProposalMutationContext) {
  const { detail } = context.texts
  return changeMutation(context, {
    run: (proposal: string) => runVerb('set-up-billing', { proposal }, SERVICE_TIMEOUT_MS),
    done: () => [detail('done.billed')],
    failed: detail('failed.billing'),
    why: ({ code }) => (code === 'conflict' ? detail('billing.feesChanged') : undefined),
    refetch,
  })
}

const refetch = [['proposals']]

/** Puts an address on the clipboard. Returns whether the browser allowed it: only within a click, and over HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies the link of a proposal and says so. */
export async function copyLink(
  link: string,
  { texts: { detail }, toasts }: Pick<ProposalMutationContext, 'texts' | 'toasts'>,
): Promise<void> {
  if (await copyText(link)) toasts.done(detail('done.copied'), detail('done.copiedText'))
  else toasts.failed(detail('failed.copy'), undefined, `${detail('failed.copyWhy')} ${link}`)
}
