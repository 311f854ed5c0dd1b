'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Removes the reader's lock on the open document when its form is left. Payload does so only in forms that ask about unsaved
 * text, which those with autosave do not. Access lets nobody remove the lock of a colleague.
 */
export function ReleaseLock(): null {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  useEffect(() => {
    if (!globalSlug && !id) return
    const query = new URLSearchParams(
      globalSlug
        ? { 'where[globalSlug][equals]': globalSlug }
        : {
            'where[document.relationTo][equals]': collectionSlug ?? '',
            'where[document.value][equals]': String(id),
          },
    )
    const address = `/api/payload-locked-documents?depth=0&${query}`
    // A lock that stays expires by itself.
    const release = () => void fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined)
    window.addEventListener('pagehide', release)
    return () => {
      window.removeEventListener('pagehide', release)
      release()
    }
  }, [collectionSlug, globalSlug, id])
  return null
}
