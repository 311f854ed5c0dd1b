'use client'

import { useSyncExternalStore } from 'react'

import { buttonClass } from '@/components/ui/button'
import { readSessionHint, subscribeToSessionHint } from '@/features/accounts/site/session-hint'
import { Link } from '@/i18n/navigation'

/** Links admins to the blog's admin. The cached page is the same for everyone, so a cookie decides in the browser. */
export function ManageBlog({ label }: { label: string }) {
  const role = useSyncExternalStore(subscribeToSessionHint, readSessionHint, () => '')
  if (role !== 'admin') return null
  return (
    <Link href="/dashboard?tab=blog" prefetch={false} className={buttonClass('line', 'small')}>
      {label}
    </Link>
  )
}
