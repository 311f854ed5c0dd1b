'use client'

import type { ComponentProps } from 'react'

import { Link, usePathname } from '@/i18n/navigation'
import { contactPath } from './contact-path'

type Props = Omit<ComponentProps<typeof Link>, 'href'>

/** A link to the contact page. On the page of a service the form there has that service selected. */
export function ContactLink(props: Props) {
  return <Link href={contactPath(usePathname())} prefetch={false} {...props} />
}
