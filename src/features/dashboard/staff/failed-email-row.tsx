'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { changeMutation, useChangeContext } from '@/components/staff/change'
import { Button } from '@/components/ui/button'
import { runVerb } from '@/lib/run-verb'
import type { FailedEmail } from '../queries/failed-emails'
import { dashboardQuery } from './dashboard-query'
import { useAge } from './today-block'

/** An email that could not be sent, what the mail server said, and the button that sends it again. */
export function FailedEmailRow({ email }: { email: FailedEmail }) {
  const t = useTranslations('dashboard.today')
  const age = useAge()
  const { isPending, mutate } = useSendAgain(email.id)
  const kind = useKind(email.kind)
  const { recipient, reason, failedAt } = email
  return (
    <li className="today-row">
      <span>
        <b>{kind}</b>
        <small title={reason ?? undefined}>
          {[t('failedAgo', { time: age(failedAt) }), recipient].join(', ')}
          {reason && `: ${reason}`}
        </small>
      </span>
      <Button
        variant="line"
        size="compact"
        aria-disabled={isPending}
        aria-label={isPending ? undefined : t('sendAgainTo', { kind, recipient })}
        onClick={() => isPending || mutate()}
      >
        {t(isPending ? 'sending' : 'sendAgain')}
      </Button>
    </li>
  )
}

function useSendAgain(id: string) {
  const t = useTranslations('dashboard.today')
  return useMutation(
    changeMutation(useChangeContext(), {
      run: () => runVerb('resend-emails', { email: id }),
      done: () => [t('sentAgain')],
      failed: t('sendFailed'),
      why: ({ code }) => (code === 'conflict' ? t('sendConflict') : undefined),
      refetch: [dashboardQuery.queryKey],
    }),
  )
}

/** Returns what an email is about. Kinds without a name of their own are just emails. */
function useKind(kind: string): string {
  const t = useTranslations('dashboard.today.kinds')
  const known = kind as 'other'
  return t.has(known) ? t(known) : t('other')
}
