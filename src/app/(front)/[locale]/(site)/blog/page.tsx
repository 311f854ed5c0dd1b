import { getLocale } from 'next-intl/server'

import { permanentRedirect } from '@/i18n/navigation'

/** The list of posts is at /resources. */
export default async function BlogPage() {
  permanentRedirect({ href: '/resources', locale: await getLocale() })
}
