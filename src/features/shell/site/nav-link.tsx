'use client'

import type { ReactNode } from 'react'

import { Link, usePathname } from '@/i18n/navigation'

/** A link of the navigation; the one of the page that is open carries the arch. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const current = usePathname() === href
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={current ? 'page' : undefined}
      className="arc inline-flex min-h-11 items-center text-[length:var(--t-1)] font-semibold no-underline hover:underline"
    >
      {children}
    </Link>
  )
}
