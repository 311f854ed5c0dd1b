'use client'

import { useUrl } from '@/components/staff/use-url'
import { CLIENT_PARAMETER, NEW_CLIENT } from '@/features/clients/rules'
import { ClientList } from './client-list'
import { ClientPageView } from './client-page-view'

/** The tab Clients: the list, or the page of the client that the URL names. */
export function ClientsBoard() {
  const [url] = useUrl()
  const id = url.get(CLIENT_PARAMETER)
  return id && id !== NEW_CLIENT ? (
    <ClientPageView key={id} id={id} />
  ) : (
    <ClientList isNew={id === NEW_CLIENT} />
  )
}
