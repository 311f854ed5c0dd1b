'use client'

import type { ComponentProps } from 'react'

import { Link, usePathname } from '@/i18n/navigation'
import { bookingPath, contactPath } from './contact-path'

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { takesCalls: boolean }

/** A link to the page that books a call, or to the contact page. On the page of a service the form there has that service selected. */
export function ContactLink({ takesCalls, ...props }: Props) {
  const path = usePathname()
  return <Link href={takesCalls ? bookingPath(path) : contactPath(path)} prefetch={false} {...props} />
}
