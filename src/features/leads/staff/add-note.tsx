'use client'

import { useTranslations } from 'next-intl'

import { changeMutation, useChangeContext } from '@/components/staff/change'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { Button } from '@/components/ui/button'
import { submitForm, type FormOf } from '@/lib/run-verb'
import { MAX_NOTE_LENGTH } from '../rules'
import { aboutLead, leadDrafts } from './lead-mutations'
import { submitByKey } from './lead-reply'

/** A note for the team. An empty one cannot be added; one that could not be stored stays in the field. */
export function AddNote({ lead }: { lead: string }) {
  const t = useTranslations('leadBoard')
  const form = useVerbForm({
    drafts: `${leadDrafts(lead)}note-`,
    given: { note: '' },
    input: ({ note }) => ({ lead, note }),
    mutation: changeMutation(useChangeContext(), {
      run: (input: FormOf<'add-lead-note'>) => submitForm('add-lead-note', input),
      done: () => [t('done.note')],
      failed: t('failed.note'),
      refetch: aboutLead(lead),
    }),
  })
  const isEmpty = form.values.note.trim() === ''
  return (
    <form className="lead-add-note" onSubmit={form.submit}>
      <textarea
        {...form.control('note')}
        aria-label={t('noteLabel')}
        placeholder={t('notePlaceholder')}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        onKeyDown={(event) => !isEmpty && submitByKey(event)}
      />
      <Button variant="line" size="compact" type="submit" disabled={isEmpty} aria-disabled={form.isPending}>
        {form.isPending ? t('adding') : t('addNote')}
      </Button>
    </form>
  )
}
