'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'

import { useRouter } from '@/i18n/navigation'

/** Reads the page again when the editor around it has saved. */
export default function LiveRefresh() {
  const router = useRouter()
  return <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={location.origin} />
}
