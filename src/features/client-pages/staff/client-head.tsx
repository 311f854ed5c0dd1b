'use client'

import { Link } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button, buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/staff/icon'
import { ticketHref } from '@/features/tickets/staff/ticket-params'
import { useTime } from '@/components/staff/use-time'
import { firstNameOf } from '@/lib/person-name'
import type { ClientDetails } from '../queries/client-details'
import { ClientStatusSelect } from './client-status-select'
import { DeleteClient } from './delete-client'

type Props = { details: ClientDetails; onDeleted: () => void }

/** The name of a client, its status, what can be done, and what waits for us. */
export function ClientHead({ details: { client, waiting, may }, onDeleted }: Props) {
  const t = useTranslations('clientBoard')
  const timeOf = useTime()
  const [isDeleting, setIsDeleting] = useState(false)
  const { id, name, company, status } = client
  return (
    <>
      <header className="client-head">
        <div>
          <h1>{name}</h1>
          {company && <p className="muted">{company}</p>}
        </div>
        <div className="client-actions">
          <ClientStatusSelect id={id} status={status} label={t('status')} />
          <Link
            href={`/admin/collections/clients/${id}`}
            className={buttonClass('line', 'compact')}
            prefetch={false}
          >
            {t('view.edit')}
          </Link>
          {may.delete && (
            <Button
              variant="line"
              size="compact"
              className="button-remove"
              onClick={() => setIsDeleting(true)}
            >
              {t('delete')}
            </Button>
          )}
        </div>
      </header>
      {waiting && (
        <section className="client-waits">
          <Icon name="mail" />
          <p>
            <b>{t('view.waits', { name: firstNameOf(name), time: timeOf(waiting.since, 'sentence') })}</b>
            <span>{t('view.ticket', { number: String(waiting.number), title: waiting.title })}</span>
          </p>
          <Link href={ticketHref(waiting.id)} className={buttonClass('accent', 'compact')} prefetch={false}>
            {t('view.answer', { number: String(waiting.number) })}
          </Link>
        </section>
      )}
      {isDeleting && (
        <DeleteClient client={client} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
      )}
    </>
  )
}
