'use client'

import type { ComponentProps } from 'react'

import { Link, usePathname } from '@/i18n/navigation'
import { sectionOf } from '@/features/routes/rules'

type Props = Omit<ComponentProps<typeof Link>, 'href'> & {
  href: string
  /** The path of the header's entry that the link leads to. The link is also current on the pages below it. */
  section?: string
}

/** Returns `aria-current` for a link: 'page' on its own page, 'true' on a page below it. */
export function useCurrent(href: string, section?: string): 'page' | 'true' | undefined {
  const path = usePathname()
  if (path === href) return 'page'
  return section && sectionOf(path) === section ? 'true' : undefined
}

/** A link of the navigation, marked as current on its page and the pages below. */
export function NavLink({ section, href, ...rest }: Props) {
  return <Link href={href} prefetch={false} aria-current={useCurrent(href, section)} {...rest} />
}
