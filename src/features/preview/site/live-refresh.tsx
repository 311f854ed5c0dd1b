'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'

import { useRouter } from '@/i18n/navigation'

/** Reads the page again when the editor around it has saved. */
export default function LiveRefresh() {
  const { refresh } = useRouter()
  return <RefreshRouteOnSave refresh={refresh} serverURL={location.origin} />
}
