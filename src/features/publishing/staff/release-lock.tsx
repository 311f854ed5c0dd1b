'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** The releases that follow a form that was left, by their address. */
const pending = new Map<string, ReturnType<typeof setTimeout>>()

/** A lock that stays expires by itself. */
const release = (address: string) =>
  void fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined)

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
    // Payload makes the form anew when the document gets or loses a lock, for instance by taking over: it is not left then.
    clearTimeout(pending.get(address))
    pending.delete(address)
    const releaseNow = () => release(address)
    window.addEventListener('pagehide', releaseNow)
    return () => {
      window.removeEventListener('pagehide', releaseNow)
      pending.set(
        address,
        setTimeout(() => release(address)),
      )
    }
  }, [collectionSlug, globalSlug, id])
  return null
}
