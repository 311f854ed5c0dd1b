'use client'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { useGenerator } from './generator-context'

type Props = { what: 'text' | 'fees'; template: string; onConfirm: () => void; onClose: () => void }

/** Asks before a template replaces what someone typed. */
export function ConfirmReplace({ what, template, onConfirm, onClose }: Props) {
  const { texts: t } = useGenerator()
  return (
    <ConfirmDialog
      title={t(`replace.${what}.title`)}
      subject={template}
      button={t('replace.button')}
      isPending={false}
      onConfirm={() => {
        onConfirm()
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t(`replace.${what}.text`)}</p>
    </ConfirmDialog>
  )
}
