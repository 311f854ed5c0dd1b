'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { changeMutation, useChangeContext } from '@/components/staff/change'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { Button } from '@/components/ui/button'
import { runVerb } from '@/lib/run-verb'
import { marksOf, type CallMark } from '../day-rules'
import type { StaffCall } from '../queries/staff-calls'
import { callStatuses } from '../rules'
import { aboutCall } from './call-params'
import { useCallTimes } from './use-call-times'

/** The buttons that say what became of a call, once it has begun, and that correct what was said. Each asks first, because the lead's clock follows. */
export function MarkCall({ call }: { call: StaffCall }) {
  const t = useTranslations('callBoard')
  const [asked, setAsked] = useState<CallMark>()
  const { now } = useCallTimes()
  return (
    <>
      {marksOf(call, now).map((mark) => (
        <Button key={mark} variant="line" size="compact" onClick={() => setAsked(mark)}>
          {t(`mark.${mark}`)}
        </Button>
      ))}
      {asked && <AskMark call={call} mark={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function AskMark({ call, mark, onClose }: { call: StaffCall; mark: CallMark; onClose: () => void }) {
  const t = useTranslations('callBoard')
  const name = call.lead.name || t('unknown')
  const run = useMutation(
    changeMutation(useChangeContext(), {
      run: () => runVerb('mark-call', { call: call.id, status: mark, expected: call.status }),
      done: () => [t(`marked.${mark}`)],
      failed: t('failed.mark'),
      why: ({ code, details: { current } }) => {
        const status = callStatuses.find((one) => one === current?.value)
        if (code === 'conflict' && status)
          return status === 'booked' ? t('unmarked') : t('changed', { status: t(`states.${status}`) })
        return code === 'invalid' ? t('early') : undefined
      },
      onDone: onClose,
      onFailed: ({ code }) => code === 'conflict' && onClose(),
      refetch: aboutCall(call.lead.id),
    }),
  )
  return (
    <ConfirmDialog
      title={t(`ask.${mark}.title`)}
      button={run.isPending ? t('marking') : t(`mark.${mark}`)}
      isDestructive={false}
      isPending={run.isPending}
      onConfirm={() => run.mutate()}
      onClose={onClose}
    >
      <p>{t(`ask.${mark}.text`, { name })}</p>
    </ConfirmDialog>
  )
}
