'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { dialogBody, dialogFoot } from '@/components/ui/dialog'
import { Button } from '@/components/ui/button'
import { initialFocus, StaffDialog } from './staff-dialog'

type Props = {
  title: string
  /** What it is about, unless the title says it. */
  subject?: string
  button: string
  /** The button that changes nothing, where 'Cancel' could mean the action itself. */
  keep?: string
  /** Whether the action is destructive, which is the default. */
  isDestructive?: boolean
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before a final action. The focus is on Cancel. */
export function ConfirmDialog({
  title,
  subject,
  button,
  keep,
  isDestructive = true,
  isPending,
  onConfirm,
  onClose,
  children,
}: Props) {
  const common = useTranslations('dashboard')
  return (
    <StaffDialog title={title} onClose={onClose}>
      <div className={dialogBody}>
        {subject !== undefined && (
          <p>
            <b>{subject}</b>
          </p>
        )}
        {children}
      </div>
      <div className={dialogFoot}>
        <Button variant="line" size="compact" ref={initialFocus} onClick={onClose}>
          {keep ?? common('cancel')}
        </Button>
        <Button
          variant={isDestructive ? 'destroy' : 'accent'}
          size="compact"
          aria-disabled={isPending}
          onClick={() => !isPending && onConfirm()}
        >
          {button}
        </Button>
      </div>
    </StaffDialog>
  )
}
