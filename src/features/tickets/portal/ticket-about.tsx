import { useTranslations } from 'next-intl'

import { Link } from '@/components/portal/link'
import type { TicketSubject } from '../queries/ticket-subject'
import { subjectPath } from '@/lib/ticket-subject'

/** What a ticket is about, with a link to it. */
export function TicketAbout({ about }: { about: TicketSubject }) {
  const t = useTranslations('tickets.about')
  return (
    <p className="ticket-about">
      {t.rich(about.kind, {
        name: about.name,
        link: (chunks) => (
          <Link href={subjectPath(about)} prefetch={false} className="text-link">
            {chunks}
          </Link>
        ),
      })}
    </p>
  )
}
