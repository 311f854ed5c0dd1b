'use client'

import { useLocale } from 'next-intl'
import { lazy, Suspense, useSyncExternalStore } from 'react'

import { readSessionHint, subscribeToSessionHint } from '@/features/accounts/site/session-hint'
import { findPage } from '@/features/routes/rules'
import { localizedPath } from '@/i18n/languages'
import { usePathname } from '@/i18n/navigation'

/** Loaded for staff only. */
const EditAnchor = lazy(() => import('./edit-anchor'))

/**
 * Leads staff from a public page to its form. The cached page is the same for everyone, so a cookie decides in the browser;
 * the server checks the session.
 */
export function EditLink({ text }: { text: string }) {
  const role = useSyncExternalStore(subscribeToSessionHint, readSessionHint, () => '')
  const [path, language] = [usePathname(), useLocale()]
  const { copy, collection } = findPage(path)?.page ?? {}
  if ((role !== 'admin' && role !== 'team') || !(copy ?? collection)) return null
  const address = `/api/edit-page?path=${encodeURIComponent(localizedPath(path, language))}`
  return (
    <Suspense>
      <EditAnchor href={address} text={text} />
    </Suspense>
  )
}
