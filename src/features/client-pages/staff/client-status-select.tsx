'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { ChipGlyph, type Glyph, type Tint } from '@/components/ui/chip'
import { Chevron } from '@/components/ui/icons'
import { useHydrated } from '@/components/ui/use-browser'
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
  const isHydrated = useHydrated()
  const change = useMutation(statusMutation(id, useClientMutationContext()))
  const { tint, glyph } = styles[status]
  return (
    <span className={`chip-select client-status tint-${tint}`}>
      <ChipGlyph glyph={glyph} />
      <select
        aria-label={label}
        value={status}
        disabled={!isHydrated}
        // Passes the value that was shown, because the update is optimistic.
        onChange={({ target }) => change.mutate({ next: target.value as ClientStatus, shown: status })}
        data-control="status"
      >
        {clientStatuses.map((name) => (
          <option key={name} value={name}>
            {t(name)}
          </option>
        ))}
      </select>
      <Chevron />
    </span>
  )
}
