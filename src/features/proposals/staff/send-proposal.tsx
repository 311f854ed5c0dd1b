'use client'

import { useTranslations } from 'next-intl'
import { messageClass } from '@/components/ui/field'
import { dialogBody } from '@/components/ui/dialog'
import { Link } from '@/components/staff/link'
import { useMutation } from '@tanstack/react-query'

import { Button } from '@/components/ui/button'
import { UnprintableNote } from '@/components/staff/unprintable-note'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import { addDays, isDay } from '@/lib/agency-day'
import { discardDrafts } from '@/components/staff/dialog-drafts'
import { initialFocus, LeaveButton } from '@/components/staff/staff-dialog'
import type { ProposalDetails } from '../queries/proposal-details'
import { MAX_EXPIRY_DAYS } from '../rules'
import { dialogLink, ProposalFoot, ProposalName } from './dialog-parts'
import { copyText, copyLink, sendMutation, useProposalMutationContext } from './proposal-mutations'
import { proposalDrafts, replaceProposal, closeProposal } from './proposal-params'

/** What keeps a proposal from being sent, as its dialog knows before anyone tries. */
function sendingProblemOf({ sending, client }: ProposalDetails) {
  if (sending?.isEmpty) return 'required'
  if (sending && sending.variables.length > 0) return 'variables'
  return client.status === 'suspended' ? 'suspended' : undefined
}

/** Says it, with the way to correct the text. */
function SendingProblem({ proposal }: { proposal: ProposalDetails }) {
  const t = useTranslations('proposalBoard.detail')
  const problem = sendingProblemOf(proposal)
  if (!problem) return null
  const variables = proposal.sending?.variables.join(', ') ?? ''
  return (
    <div className="border-l-4 border-red-mark bg-surface px-4 py-3" role="alert">
      <p>{t(`problems.${problem}`, { variables })}</p>
      {problem !== 'suspended' && (
        <Link href={`/admin/collections/proposals/${proposal.id}`} className={dialogLink}>
          {t('editText')}
        </Link>
      )}
    </div>
  )
}

/** The form that sends a proposal: until when it can be signed, by email or with a link that staff pass on. */
export function SendProposal({ proposal }: { proposal: ProposalDetails }) {
  const t = useTranslations('proposalBoard.detail')
  const names = useTranslations('dashboard.languages')
  const { id, title, client, link, sending } = proposal
  const today = sending?.today ?? ''
  const form = useVerbForm({
    drafts: proposalDrafts(id),
    given: { expires_at: sending?.lastDay ?? '' },
    follows: true,
    check: ({ expires_at }) => ({
      expires_at: dayProblem(expires_at, today),
      form: sendingProblemOf(proposal),
    }),
    input: ({ expires_at }) => ({ proposal: id, by: 'mail' as const, expiresAt: expires_at }),
    mutation: sendMutation(useProposalMutationContext(), () => replaceProposal(id)),
    errorText: (_, code) => (code === 'past' || code === 'late' ? t(`problems.${code}`) : undefined),
  })
  const day = form.values.expires_at
  const problem = dayProblem(day, today)
  const isBlocked = problem !== undefined || sendingProblemOf(proposal) !== undefined
  const isByLink = form.isPending && form.sent?.by === 'link'
  /** Copies first: the browser allows it only within the click. The link opens nothing if sending fails. */
  const markAndCopy = async () => {
    const isCopied = await copyText(link)
    form.send({ proposal: id, by: 'link', expiresAt: day, isCopied })
  }
  return (
    <VerbForm
      form={form}
      labels={{ send: t('sendMail'), sending: t(isByLink ? 'sendMail' : 'sending') }}
      isBlocked={isBlocked}
      buttons={
        <Button
          variant="line"
          size="compact"
          off="blocked"
          aria-disabled={isBlocked || form.isPending}
          onClick={() => !isBlocked && !form.isPending && void markAndCopy()}
        >
          {t(isByLink ? 'sending' : 'markAndCopy')}
        </Button>
      }
    >
      <ProposalName title={title} />
      <SendingProblem proposal={proposal} />
      <UnprintableNote characters={sending?.unprintable ?? []} />
      <FormField
        form={form}
        name="expires_at"
        label={t('until')}
        hint={t('untilHint')}
        error={problem && t(`problems.${problem}`)}
      >
        {(control) => <input {...control} type="date" required min={today} />}
      </FormField>
      <p>
        {t('byMail', { name: client.name, email: client.email, language: names(client.language) })}{' '}
        {!client.canSignIn && t('invites')}
      </p>
      <p className={messageClass.hint}>{t('freezes')}</p>
    </VerbForm>
  )
}

function dayProblem(day: string, today: string): 'past' | 'late' | undefined {
  if (!isDay(day) || day < today) return 'past'
  return day > addDays(today, MAX_EXPIRY_DAYS) ? 'late' : undefined
}

/** Warns that the link of a draft opens nothing for the client yet, and offers to mark it as sent. */
export function UnopenedLink({ proposal }: { proposal: ProposalDetails }) {
  const t = useTranslations('proposalBoard.detail')
  const context = useProposalMutationContext()
  const { id, title, link, sending, state } = proposal
  const send = useMutation(
    sendMutation(context, () => {
      discardDrafts(proposalDrafts(id))
      replaceProposal(id)
    }),
  )
  const isBlocked = send.isPending || sendingProblemOf(proposal) !== undefined
  const markAndCopy = async (expiresAt: string) => {
    const isCopied = await copyText(link)
    send.mutate({ proposal: id, by: 'link', expiresAt, isCopied })
  }
  const copyOnly = async () => {
    await copyLink(link, context)
    closeProposal()
  }
  return (
    <>
      <div className={dialogBody}>
        <ProposalName title={title} />
        <p>{t(state === 'revised' ? 'linkRevised' : 'linkDraft')}</p>
        <SendingProblem proposal={proposal} />
        <p className={messageClass.hint}>{t('freezes')}</p>
      </div>
      <ProposalFoot>
        <LeaveButton />
        <Button variant="line" size="compact" onClick={() => void copyOnly()}>
          {t('copyAnyway')}
        </Button>
        <Button
          variant="accent"
          size="compact"
          off="blocked"
          ref={initialFocus}
          aria-disabled={isBlocked}
          onClick={() => !isBlocked && sending && void markAndCopy(sending.lastDay)}
        >
          {t(send.isPending ? 'sending' : 'markAndCopy')}
        </Button>
      </ProposalFoot>
    </>
  )
}
