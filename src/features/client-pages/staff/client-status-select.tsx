'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { ChipGlyph, type Glyph, type Tint } from '@/components/ui/chip'
import { RowSelect } from '@/components/staff/row-select'
import { clientStatuses, type ClientStatus } from '@/features/clients/rules'
import { statusMutation, useClientMutationContext } from './client-mutations'

const styles: Record<ClientStatus, { tint: Tint; glyph: Glyph }> = {
  active: { tint: 'green', glyph: 'check' },
  inactive: { tint: 'gray', glyph: 'ring' },
  suspended: { tint: 'red', glyph: 'dash' },
}

type Props = { id: string; status: ClientStatus; label: string }

/** The status of a client: the badge itself is a native select. */
export function ClientStatusSelect({ id, status, label }: Props) {
  const t = useTranslations('clientNames.statuses')
  const change = useMutation(statusMutation(id, useClientMutationContext()))
  const { tint, glyph } = styles[status]
  return (
    <span className={`chip-select client-status tint-${tint}`}>
      <ChipGlyph glyph={glyph} />
      <RowSelect
        label={label}
        value={status}
        options={clientStatuses.map((value) => ({ value, label: t(value) }))}
        control="status"
        // Passes the value that was shown, because the update is optimistic.
        onChange={(next) => change.mutate({ next, shown: status })}
      />
    </span>
  )
}
