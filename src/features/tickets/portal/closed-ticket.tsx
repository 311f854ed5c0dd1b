import { useTranslations } from 'next-intl'

import { Link } from '@/features/shell/portal/link'

type Props = {
  /** Somebody was still writing: the words are there to be taken along. */
  isWriting?: boolean
}

/** A closed ticket takes no reply: the way on is a new one. */
export function ClosedTicket({ isWriting = false }: Props) {
  const t = useTranslations('tickets.closed')
  return (
    <div className="ticket-closed">
      <h2>{t('title')}</h2>
      <p>{t(isWriting ? 'writing' : 'text')}</p>
      <Link href="/dashboard?tab=support#new-ticket" prefetch={false} className="button button-line">
        {t('open')}
      </Link>
    </div>
  )
}
