'use client'

import NextLink from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'

import { isSameDocument } from '@/lib/admin-views'

type Props = ComponentProps<'a'> & {
  href: string
  /** Whether the page scrolls to its top; only within one document. */
  scroll?: boolean
}

/** A link between screens of staff. Desk and Payload's admin are two documents: a link from one to the other loads a page. */
export function Link({ href, scroll, ...attributes }: Props) {
  const path = usePathname()
  return isSameDocument(path, href) ? (
    <NextLink href={href} scroll={scroll} prefetch={false} {...attributes} />
  ) : (
    <a href={href} {...attributes} />
  )
}

/** Returns a function that opens an address as a link to it would. */
export function useOpen(): (address: string) => void {
  const router = useRouter()
  const path = usePathname()
  return (address) => {
    if (isSameDocument(path, address)) router.push(address)
    else location.assign(address)
  }
}
