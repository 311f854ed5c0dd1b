import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/portal/link'
import { newTicketPath } from '@/lib/ticket-subject'

type Props = {
  /** The id of the ticket. */
  ticket: string
  /** Whether the visitor was writing a reply, whose text can still be copied. */
  isWriting?: boolean
}

/** Shown instead of the reply form for a closed ticket, with a link to open a new one. */
export function ClosedTicket({ ticket, isWriting = false }: Props) {
  const t = useTranslations('tickets.closed')
  return (
    <div className="ticket-closed">
      <h2>{t('title')}</h2>
      <p>{t(isWriting ? 'writing' : 'text')}</p>
      <Link
        href={newTicketPath({ kind: 'ticket', id: ticket })}
        prefetch={false}
        className={buttonClass('line')}
      >
        {t('open')}
      </Link>
    </div>
  )
}
