'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { SavingDialog } from './saving-dialog'

type Props = { name: string; onTakeOver: () => Promise<void>; onClose: () => void }

/** Asks once before a colleague loses the turn. Reading on is the main choice. */
export function TakeOverDialog({ name, onTakeOver, onClose }: Props) {
  const t = useTranslations('saving')
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const takeOver = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      await onTakeOver()
      onClose()
    } catch {
      setState('failed')
    }
  }
  return (
    <SavingDialog title={t('takeOverTitle', { name })} onClose={onClose}>
      <div className="dialog-body">
        <p>{t('takeOverText')}</p>
        {state === 'failed' && (
          <p role="alert" className="form-error">
            {t('takeOverFailed')}
          </p>
        )}
      </div>
      <div className="dialog-foot">
        <Button variant="line" aria-disabled={state === 'busy'} onClick={() => void takeOver()}>
          {t('takeOver')}
        </Button>
        <Button variant="accent" data-autofocus onClick={onClose}>
          {t('keepReading')}
        </Button>
      </div>
    </SavingDialog>
  )
}
