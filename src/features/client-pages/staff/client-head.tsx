'use client'

import { Link } from '@/components/staff/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button, buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/staff/icon'
import { ticketHref } from '@/features/tickets/staff/ticket-params'
import { useTime } from '@/components/staff/use-time'
import { firstNameOf } from '@/lib/person-name'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { requestErrorOf } from '@/lib/request-error'
import type { ClientDetails } from '../queries/client-details'
import { ClientStatusSelect } from './client-status-select'
import { deleteMutation, useClientMutationContext } from './client-mutations'

type DeleteClientProps = { client: { id: string; name: string }; onClose: () => void; onDeleted: () => void }

/** Asks before a client is deleted. For admins. */
function DeleteClient({ client, onClose, onDeleted }: DeleteClientProps) {
  const t = useTranslations('clientBoard')
  const success = useTranslations('dashboard')('success')
  const remove = useMutation(deleteMutation(client.id, useClientMutationContext(), success))
  const run = () =>
    remove.mutate(undefined, {
      onSuccess: onDeleted,
      onError: (error) => (requestErrorOf(error).code === 'not_found' ? onDeleted() : onClose()),
    })
  return (
    <ConfirmDialog
      title={t('deleteAsk.title')}
      subject={client.name}
      button={remove.isPending ? t('deleteAsk.deleting') : t('delete')}
      isPending={remove.isPending}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{t('deleteAsk.text')}</p>
    </ConfirmDialog>
  )
}

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
          {company && <p className="text-muted">{company}</p>}
        </div>
        <div className="client-actions">
          <ClientStatusSelect id={id} status={status} label={t('status')} />
          <Link href={`/admin/collections/clients/${id}`} className={buttonClass('line', 'compact')}>
            {t('view.edit')}
          </Link>
          {may.delete && (
            <Button
              variant="line"
              size="compact"
              className="text-red-text"
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
          <Link href={ticketHref(waiting.id)} className={buttonClass('accent', 'compact')}>
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
