'use client'

import { useLocale } from 'next-intl'
import { useSyncExternalStore } from 'react'

import { readSessionHint, subscribeToSessionHint } from '@/features/accounts/site/session-hint'
import { findPage } from '@/features/routes/rules'
import { localizedPath } from '@/i18n/languages'
import { usePathname } from '@/i18n/navigation'

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
    <aside
      aria-label={text}
      className="fixed bottom-[calc(var(--consent)+--spacing(4))] left-4 z-3 max-sm:bottom-[calc(var(--consent)+--spacing(18))]"
    >
      <a
        href={address}
        className="inline-flex min-h-11 items-center rounded-control bg-(--night) px-4 text-caption font-strong text-(--night-ink) shadow-float"
      >
        {text}
      </a>
    </aside>
  )
}
