'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'

import { changeMutation, useChangeContext } from '@/components/staff/change'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { Icon } from '@/components/staff/icon'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { runVerb } from '@/lib/run-verb'

type Props = { user: string; hasFeed: boolean; isSaved: boolean }

/** The private address of one's calls for a calendar: made here, shown once, and renewed when others may know it. */
export function CalendarFeed({ user, hasFeed, isSaved }: Props) {
  const t = useTranslations('availability.feed')
  const failed = useTranslations('availability.failed')
  const id = useId()
  const [isAsking, setIsAsking] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const close = () => setIsAsking(false)
  const renew = useMutation(
    changeMutation(useChangeContext(), {
      run: () => runVerb('renew-feed', { user }),
      failed: failed('feed'),
      onDone: () => {
        setIsCopied(false)
        close()
      },
      refetch: [['availability']],
    }),
  )
  const make = () => (hasFeed ? setIsAsking(true) : renew.mutate())
  const address = renew.data?.address
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h2 id={id}>{t('title')}</h2>
      <p className="text-muted">{t('text')}</p>
      {address ? (
        <div className="grid gap-2 pt-2" role="status">
          <Field label={t('label')} hint={t('shown')}>
            {(control) => (
              <input {...control} readOnly value={address} onFocus={({ target }) => target.select()} />
            )}
          </Field>
          <Button
            variant="line"
            size="compact"
            className="justify-self-start"
            onClick={() => void copy(address)}
          >
            <Icon name={isCopied ? 'check' : 'copy'} />
            {t(isCopied ? 'copied' : 'copy')}
          </Button>
        </div>
      ) : (
        <>
          {hasFeed && <p className="pt-1">{t('has')}</p>}
          <Button
            variant="line"
            size="compact"
            className="mt-2"
            disabled={!isSaved}
            off="blocked"
            aria-disabled={renew.isPending || undefined}
            onClick={() => renew.isPending || make()}
          >
            <Icon name="link" />
            {renew.isPending ? t('making') : t(hasFeed ? 'renew' : 'make')}
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('ask')}
          button={renew.isPending ? t('making') : t('renew')}
          isPending={renew.isPending}
          onConfirm={() => renew.mutate()}
          onClose={close}
        >
          <p>{t('askText')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
