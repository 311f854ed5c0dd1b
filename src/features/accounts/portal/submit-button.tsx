import type { ComponentProps } from 'react'

import { Button } from '@/components/ui/button'

type Props = {
  busy: boolean
  label: string
  busyLabel: string
  variant?: ComponentProps<typeof Button>['variant']
}

/** The submit button of a form. Not `disabled` while sending, so that it keeps the focus. */
export const SubmitButton = ({ busy, label, busyLabel, variant = 'accent' }: Props) => (
  <Button type="submit" variant={variant} aria-disabled={busy}>
    {busy ? busyLabel : label}
  </Button>
)
