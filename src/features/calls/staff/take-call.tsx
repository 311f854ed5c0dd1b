'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { changeMutation, useChangeContext } from '@/components/staff/change'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { Button } from '@/components/ui/button'
import { runVerb } from '@/lib/run-verb'
import type { StaffCall } from '../queries/staff-calls'
import { aboutCall } from './call-params'

type Props = { call: Pick<StaffCall, 'id' | 'lead'> }

/** Takes a call that nobody takes. It asks first, because the lead gets an email. */
export function TakeCall({ call: { id, lead } }: Props) {
  const t = useTranslations('callBoard.take')
  const failed = useTranslations('callBoard.failed')
  const unknown = useTranslations('callBoard')('unknown')
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const name = lead.name || unknown
  const take = useMutation(
    changeMutation(useChangeContext(), {
      run: () => runVerb('take-call', { call: id }),
      done: () => [t('done'), t('doneText', { name })],
      failed: failed('take'),
      why: ({ code, details: { fields } }) => {
        if (code === 'taken') return t('busy')
        if (code === 'conflict') return t('gone')
        return code === 'invalid' ? t(fields?.call === 'video' ? 'video' : 'past') : undefined
      },
      onDone: close,
      onFailed: close,
      refetch: aboutCall(lead.id),
    }),
  )
  return (
    <>
      <Button variant="line" size="row" aria-label={t('of', { name })} onClick={() => setIsAsking(true)}>
        {t('button')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('ask')}
          subject={name}
          button={take.isPending ? t('taking') : t('button')}
          isDestructive={false}
          isPending={take.isPending}
          onConfirm={() => take.mutate()}
          onClose={close}
        >
          <p>{t('text', { name })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
