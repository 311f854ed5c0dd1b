'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { discardDrafts, useDraft, useSubmission } from '@/components/staff/dialog-drafts'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { runVerb } from '@/lib/run-verb'
import { MAX_NOTE_LENGTH } from '../rules'
import { refetchLead } from './lead-cache'
import { submitByKey } from './lead-reply'
import { leadDrafts } from './lead-task'

/** A note for the team. An empty one cannot be added; one that could not be stored stays in the field. */
export function AddNote({ lead }: { lead: string }) {
  const t = useTranslations('leadBoard')
  const queryClient = useQueryClient()
  const toasts = useBoardToasts()
  const draft = `${leadDrafts(lead)}note`
  const [note, setNote] = useDraft(draft)
  const submission = useSubmission(draft)
  const add = useMutation({
    mutationFn: () => runVerb('add-lead-note', { lead, note, submission_id: submission() }),
    onSuccess: () => {
      discardDrafts(draft)
      setNote('')
      toasts.done(t('done.note'))
      return refetchLead(queryClient, lead)
    },
    onError: (error) => toasts.failed(t('failed.note'), error),
  })
  const isEmpty = note.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !add.isPending) add.mutate()
  }
  return (
    <form className="lead-add-note" onSubmit={submit}>
      <textarea
        aria-label={t('noteLabel')}
        placeholder={t('notePlaceholder')}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onKeyDown={submitByKey}
      />
      <Button variant="line" size="compact" type="submit" disabled={isEmpty} aria-disabled={add.isPending}>
        {add.isPending ? t('adding') : t('addNote')}
      </Button>
    </form>
  )
}
