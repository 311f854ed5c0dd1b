import { CLIENTS_HREF, clientHref } from '@/features/clients/rules'
import { leadHref, NEW_LEAD } from '@/features/leads/staff/lead-params'
import { PROPOSAL_CREATOR_PATH } from '@/lib/admin-views'
import type { Found, FoundKind } from '../rules'

/** Returns where staff work on a document: the board's own page where there is one, else the form of its collection. */
export function foundHref({ kind, id }: Pick<Found, 'kind' | 'id'>): string {
  if (kind === 'leads') return leadHref('', id)
  if (kind === 'clients') return clientHref(id)
  return `/admin/collections/${kind}/${id}`
}

/** Returns where staff create a document of a kind. */
export function createHref(kind: FoundKind): string {
  if (kind === 'leads') return leadHref('', NEW_LEAD)
  if (kind === 'clients') return `${CLIENTS_HREF}&client=new`
  if (kind === 'proposals') return PROPOSAL_CREATOR_PATH
  return `/admin/collections/${kind}/create`
}
