'use client'

import { useDraft } from '@/components/staff/dialog-drafts'
import type { ClientOption } from '@/features/clients/queries/client-options'

/** The client that was picked in a form, kept with its drafts. */
export function usePickedClient(
  name: string,
): [ClientOption | undefined, (client: ClientOption | undefined) => void] {
  const [kept, keep] = useDraft(name)
  // Written below, as JSON of what the picker gave.
  const client = kept ? (JSON.parse(kept) as ClientOption) : undefined
  return [client, (picked) => keep(picked ? JSON.stringify(picked) : '')]
}
