import { getLocale } from 'next-intl/server'
import type { ComponentProps } from 'react'

import { takesCalls } from '@/features/settings/takes-calls'
import { ContactLink } from './contact-link'

type Props = Omit<ComponentProps<typeof ContactLink>, 'takesCalls'>

/** A call button: leads to the page that books one while someone takes calls in the page's language, else to the contact page. */
export async function CallLink(props: Props) {
  return <ContactLink takesCalls={await takesCalls(await getLocale())} {...props} />
}
