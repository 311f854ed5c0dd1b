'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { ChipSelect } from '@/components/staff/chip-select'
import type { Glyph, Tint } from '@/components/ui/chip'
import { clientStatuses, type ClientStatus } from '@/features/clients/rules'
import { statusMutation, useClientMutationContext } from './client-mutations'

const styles: Record<ClientStatus, { tint: Tint; glyph: Glyph }> = {
  active: { tint: 'green', glyph: 'check' },
  inactive: { tint: 'gray', glyph: 'ring' },
  suspended: { tint: 'red', glyph: 'dash' },
}

type Props = { id: string; status: ClientStatus; label: string; size: 'row' | 'large' }

/** The status of a client: the badge itself is a native select. */
export function ClientStatusSelect({ id, status, label, size }: Props) {
  const t = useTranslations('clientNames.statuses')
  const change = useMutation(statusMutation(id, useClientMutationContext()))
  return (
    <ChipSelect
      {...styles[status]}
      size={size}
      label={label}
      value={status}
      options={clientStatuses.map((value) => ({ value, label: t(value) }))}
      control="status"
      // Passes the value that was shown, because the update is optimistic.
      onChange={(next) => change.mutate({ next, shown: status })}
    />
  )
}
