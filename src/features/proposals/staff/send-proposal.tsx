'use client'

import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { useDraft } from '@/components/staff/dialog-drafts'
import { LeaveButton } from '@/components/staff/staff-dialog'
import { addDays, isDay } from '@/lib/agency-day'
import { UnprintableNote } from '@/components/staff/unprintable-note'
import { requestErrorOf } from '@/lib/request-error'
import type { ProposalDetails } from '../queries/proposal-details'
import { MAX_EXPIRY_DAYS } from '../rules'
import { proposalDrafts } from './proposal-params'
import { SendingProblem, sendingProblemOf } from './sending-problem'
import { useSending } from './use-sending'

/** The form that sends a proposal: until when it can be signed, by email or with a link that staff pass on. */
export function SendProposal({ proposal }: { proposal: ProposalDetails }) {
  const t = useTranslations('proposalBoard.detail')
  const names = useTranslations('dashboard.languages')
  const { id, title, client, sending } = proposal
  const [day, setDay] = useDraft(`${proposalDrafts(id)}until`, sending?.lastDay)
  const { mail, markAndCopy, isPending, way, error } = useSending(proposal)
  const today = sending?.today ?? ''
  const dayError = dayProblem(day, today) ?? requestErrorOf(error).details.fields?.expires_at
  const isBlocked = isPending || sendingProblemOf(proposal) !== undefined || dayProblem(day, today)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBlocked) mail(day)
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="dialog-body">
        <p className="proposal-name">
          <b>{title}</b>
        </p>
        <SendingProblem proposal={proposal} />
        <UnprintableNote characters={sending?.unprintable ?? []} />
        <Field
          label={t('until')}
          hint={t('untilHint')}
          error={dayError === 'past' || dayError === 'late' ? t(`problems.${dayError}`) : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="date"
              required
              min={today}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
        <p>
          {t('byMail', { name: client.name, email: client.email, language: names(client.language) })}{' '}
          {!client.canSignIn && t('invites')}
        </p>
        <p className="hint">{t('freezes')}</p>
      </div>
      <div className="dialog-foot proposal-foot">
        <LeaveButton />
        <Button
          variant="line"
          size="compact"
          aria-disabled={Boolean(isBlocked)}
          onClick={() => !isBlocked && void markAndCopy(day)}
        >
          {t(isPending && way === 'link' ? 'sending' : 'markAndCopy')}
        </Button>
        <Button variant="accent" size="compact" type="submit" aria-disabled={Boolean(isBlocked)}>
          {t(isPending && way === 'mail' ? 'sending' : 'sendMail')}
        </Button>
      </div>
    </form>
  )
}

function dayProblem(day: string, today: string): 'past' | 'late' | undefined {
  if (!isDay(day) || day < today) return 'past'
  return day > addDays(today, MAX_EXPIRY_DAYS) ? 'late' : undefined
}
