'use client'

import type { ComponentProps } from 'react'

import { Link, usePathname } from '@/i18n/navigation'
import { sectionOf, type Section } from './section-of'

type Props = Omit<ComponentProps<typeof Link>, 'href'> & {
  href: string
  /** The entry that the link stands for; without one it is marked on its own page alone. */
  section?: Section
}

/** What `aria-current` says of a link of the navigation: this page itself, or one below it. */
export function useCurrent(href: string, section?: Section): 'page' | 'true' | undefined {
  const path = usePathname()
  if (path === href) return 'page'
  return section && sectionOf(path) === section ? 'true' : undefined
}

/** A link of the navigation; that of the page that is open, or is above it, carries the arch. */
export function NavLink({ section, href, ...rest }: Props) {
  return <Link href={href} prefetch={false} aria-current={useCurrent(href, section)} {...rest} />
}
