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
      <header className="mt-1.5 flex justify-between items-start gap-x-6 gap-y-3 max-md:flex-col">
        <div>
          <h1 className="wrap-anywhere">{name}</h1>
          {company && <p className="text-muted">{company}</p>}
        </div>
        <div className="flex flex-none items-center gap-2 max-md:flex-wrap">
          <ClientStatusSelect id={id} status={status} label={t('status')} size="large" />
          <Link href={`/admin/collections/clients/${id}`} className={buttonClass('line', 'compact')}>
            {t('view.edit')}
          </Link>
          {may.delete && (
            <Button variant="line-remove" size="compact" onClick={() => setIsDeleting(true)}>
              {t('delete')}
            </Button>
          )}
        </div>
      </header>
      {waiting && (
        <section className="mt-5 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 border-t-2 border-b border-t-ink border-b-line bg-surface px-5 py-3.5 max-md:-mx-4 max-md:px-4">
          <span className="text-red-mark">
            <Icon name="mail" />
          </span>
          <p className="wrap-anywhere">
            <b className="block">
              {t('view.waits', { name: firstNameOf(name), time: timeOf(waiting.since, 'sentence') })}
            </b>
            <span className="block text-note text-muted">
              {t('view.ticket', { number: String(waiting.number), title: waiting.title })}
            </span>
          </p>
          <Link
            href={ticketHref(waiting.id)}
            className={buttonClass('accent', 'compact', 'max-md:col-span-full max-md:mt-3 max-md:min-h-12')}
          >
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
