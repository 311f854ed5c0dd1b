'use client'

import { useAuth, useDocumentDrawerContext, useDocumentInfo, useForm, useModal } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'

import { messageClass } from '@/components/ui/field'
import { dialogBody } from '@/components/ui/dialog'
import { Button } from '@/components/ui/button'
import { readQuery } from '@/lib/read-query'
import { isLater } from '../answer-rules'
import { SavingDialog, SavingDialogFoot } from './saving-dialog'
import { useSaver } from './use-saver'

/** How often it is read who has the document open, in milliseconds. */
const READ_MS = 8_000

/** Payload's dialogs about a lock, whose main button takes over. */
const payloadDialogs = ['document-locked', 'document-take-over']

/**
 * Reads who has the document open, from the moment it's opened, and shows what a colleague saves. Returns the function by
 * which the reader takes over, and which throws when that fails.
 */
export function useDocumentLock(): () => Promise<void> {
  const { saver, saving } = useSaver()
  const {
    id,
    collectionSlug,
    globalSlug,
    currentEditor,
    documentIsLocked,
    documentLockState: lockStateRef,
  } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const { user } = useAuth()
  const { closeModal, isModalOpen } = useModal()
  const router = useRouter()
  const slug = globalSlug ?? collectionSlug ?? ''
  const isStored = Boolean(globalSlug ?? id)

  // Payload says who it is with the page, and after each change.
  const holder = documentIsLocked && typeof currentEditor === 'object' ? currentEditor : undefined
  const isColleague = holder !== undefined && holder.id !== user?.id
  const read = useEffectEvent(async (signal: AbortSignal = new AbortController().signal) => {
    if (!isStored || drawerSlug) return
    const query = { slug, ...(id !== undefined && { document: String(id) }) }
    const lock = await readQuery('document-lock', query, signal).catch(() => undefined)
    if (!lock || signal.aborted) return
    const wasReading = saver.getState().trouble?.kind === 'locked'
    if (lock.editor) saver.troubles.lockedBy({ name: lock.editor.name, at: lock.editor.at })
    else saver.troubles.unlocked(lock.updatedAt)
    const hasLater = lock.updatedAt !== null && isLater(lock.updatedAt, saver.shownAt)
    // The words of the colleague, and at last the form to write in.
    if (wasReading && (hasLater || !lock.editor)) router.refresh()
  })

  useEffect(() => {
    const controller = new AbortController()
    const readNow = () => {
      if (document.visibilityState === 'visible') void read(controller.signal)
    }
    readNow()
    const timer = setInterval(readNow, READ_MS)
    document.addEventListener('visibilitychange', readNow)
    return () => {
      controller.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readNow)
    }
  }, [slug, id])

  const { trouble } = saving
  const isNameless =
    (trouble?.kind === 'taken' || trouble?.kind === 'locked') && trouble.editor.name === undefined
  useEffect(() => {
    if (isNameless || isColleague) void read()
  }, [isNameless, isColleague])

  const open = payloadDialogs.find((name) => isModalOpen(name))
  useEffect(() => {
    lockStateRef.current = { ...lockStateRef.current, hasShownLockedModal: true } as never
    if (open) closeModal(open)
  }, [open, closeModal, lockStateRef])

  return async () => {
    await takeOver(slug, id === undefined ? undefined : String(id))
    saver.troubles.unlocked(saver.shownAt ?? null)
    router.refresh()
  }
}

/** Gives the lock of a document to the reader. */
async function takeOver(slug: string, id: string | undefined): Promise<void> {
  const where: Record<string, string> = id
    ? { 'where[document.relationTo][equals]': slug, 'where[document.value][equals]': id }
    : { 'where[globalSlug][equals]': slug }
  const list = await fetch(`/api/payload-locked-documents?${new URLSearchParams({ depth: '0', ...where })}`)
  if (!list.ok) throw new Error('The lock could not be read')
  const { docs } = (await list.json()) as { docs: { id: string }[] }
  const taken = await Promise.all(
    docs.map((lock) =>
      fetch(`/api/payload-locked-documents/${lock.id}?depth=0`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        // The server writes who asks, whoever is named.
        body: '{}',
      }),
    ),
  )
  if (taken.some(({ ok }) => !ok)) throw new Error('The lock could not be taken over')
}

type Props = { name: string; onTakeOver: () => Promise<void>; onClose: () => void }

/** Asks once before a colleague loses the turn. Reading on is the main choice. */
export function TakeOverDialog({ name, onTakeOver, onClose }: Props) {
  const t = useTranslations('saving')
  const { formRef } = useForm()
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const takeOver = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      await onTakeOver()
      onClose()
    } catch {
      setState('failed')
    }
  }
  return (
    <SavingDialog title={t('takeOverTitle', { name })} form={formRef} onClose={onClose}>
      <div className={dialogBody}>
        <p>{t('takeOverText')}</p>
        {state === 'failed' && (
          <p role="alert" data-error="" className={messageClass.error}>
            {t('takeOverFailed')}
          </p>
        )}
      </div>
      <SavingDialogFoot>
        <Button variant="line" aria-disabled={state === 'busy'} onClick={() => void takeOver()}>
          {t('takeOver')}
        </Button>
        <Button variant="accent" data-autofocus onClick={onClose}>
          {t('keepReading')}
        </Button>
      </SavingDialogFoot>
    </SavingDialog>
  )
}
