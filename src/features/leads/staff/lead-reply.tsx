'use client'

import { Segment, Segments } from '@/components/staff/segments'
import { Link } from '@/components/staff/link'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { initialFocus } from '@/components/staff/staff-dialog'
import { usePasteNotice } from '@/components/staff/use-paste-notice'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Cluster } from '@/components/ui/stack'
import { hasDraft } from '@/components/staff/dialog-drafts'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { FormField } from '@/components/staff/verb-form'
import { languages, type Language } from '@/i18n/languages'
import { submitForm, type FormOf } from '@/lib/run-verb'
import { splitName } from '../board-rules'
import { replyToLeadSchema } from '../board-schemas'
import type { LeadDetails } from '../queries/lead-details'
import { fillTemplate, replyLimits } from '../rules'
import { changeMutation, showRow, useChangeContext } from '@/components/staff/change'
import { LeadHeading } from './lead-heading'
import { aboutLead, replyDrafts, taskKey } from './lead-mutations'
import { LeadTaskForm } from './lead-task-form'
import { useLeadBoard } from './lead-board-context'
import { replyTemplatesQuery } from './lead-params'

type Props = {
  lead: LeadDetails
  language: Language
  onLanguage: (language: Language) => void
  onSent: () => void
}

const NO_TEMPLATE = ''

/** Submits the form of a text field with Cmd or Ctrl Enter. */
export function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** An email to the lead, in its language unless another is chosen, started from a template. */
export function LeadReply({ lead, language, onLanguage, onSent }: Props) {
  const t = useTranslations('leadBoard')
  const reply = useTranslations('leadBoard.reply')
  const { me } = useLeadBoard()
  const { data: templates } = useQuery(replyTemplatesQuery)
  const offered = templates?.[language] ?? []
  const [chosen, setChosen] = useState<string>()
  const template =
    chosen === NO_TEMPLATE ? undefined : (offered.find(({ id }) => id === chosen) ?? offered[0])
  const drafts = replyDrafts(lead.id)
  const { firstName } = splitName(lead.name)
  const fill = (text = '') => fillTemplate(text, { name: firstName, me })
  const given = { subject: fill(template?.subject), text: fill(template?.content) }
  const [wanted, setWanted] = useState<() => void>()
  const element = useRef<HTMLFormElement>(null)
  const onPaste = usePasteNotice()
  const context = useChangeContext()
  const send = changeMutation(context, {
    run: (input: FormOf<'reply-to-lead'>) => submitForm('reply-to-lead', input),
    done: () => [t('done.reply'), t('done.replyText', { name: lead.name || t('unknown') })],
    failed: t('failed.reply'),
    onDone: ({ status, firstReplyAt }) =>
      showRow(context.queryClient, 'leads', lead.id, { status, firstReplyAt }),
    refetch: aboutLead(lead.id),
  })
  const form = useVerbForm({
    drafts,
    given,
    follows: true,
    schema: replyToLeadSchema,
    input: (email) => ({ lead: lead.id, language, ...email }),
    mutation: { mutationKey: taskKey(lead.id), ...send },
    errorText: (_, code) => (code === 'required' ? reply('missing') : undefined),
    onDone: onSent,
  })

  // The cursor waits in the text, unless that would open the keyboard of a phone.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches)
      element.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [])

  /** Another template replaces the text, but nothing that someone has typed unless they agree. */
  const replace = (change: () => void) => {
    if (hasDraft(drafts)) setWanted(() => change)
    else take(change)
  }
  const take = (change: () => void) => {
    form.set('subject', given.subject)
    form.set('text', given.text)
    setWanted(undefined)
    change()
  }

  return (
    <LeadTaskForm aria-labelledby="lead-reply" onSubmit={form.submit} ref={element}>
      <Cluster justify="between">
        <LeadHeading id="lead-reply">{reply('title', { name: firstName || t('unknown') })}</LeadHeading>
        <Segments label={reply('language')}>
          {[lead.language, ...languages.filter((other) => other !== lead.language)].map((name) => (
            <Segment
              key={name}
              isChosen={name === language}
              onClick={() => name !== language && replace(() => onLanguage(name))}
            >
              {reply(`languageNames.${name}`)}
            </Segment>
          ))}
        </Segments>
      </Cluster>
      <div className="grid grid-cols-1 items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <Field label={reply('template')} hint={offered.length === 0 ? reply('noTemplates') : undefined}>
          {(control) => (
            <select
              {...control}
              value={template?.id ?? NO_TEMPLATE}
              onChange={({ target: { value } }) => replace(() => setChosen(value))}
            >
              {offered.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
              <option value={NO_TEMPLATE}>{reply('none')}</option>
            </select>
          )}
        </Field>
        <Link href="/admin/collections/reply-templates" target="_blank" className="py-2 text-link">
          {reply('edit')}
        </Link>
      </div>
      {wanted && (
        <div
          role="alertdialog"
          aria-label={reply('replaceAsk')}
          className="flex flex-wrap items-center gap-2 bg-yellow-ground px-3 py-2.5"
        >
          <p className="mr-auto font-semibold">{reply('replaceAsk')}</p>
          <Button variant="line" size="compact" ref={initialFocus} onClick={() => setWanted(undefined)}>
            {reply('keep')}
          </Button>
          <Button variant="danger" size="compact" onClick={() => take(wanted)}>
            {reply('replace')}
          </Button>
        </div>
      )}
      <FormField form={form} name="subject" label={reply('subject')}>
        {(control) => <input {...control} lang={language} maxLength={replyLimits.subject} />}
      </FormField>
      <FormField form={form} name="text" label={reply('text')} hint={reply('hint')}>
        {(control) => (
          <textarea
            {...control}
            lang={language}
            rows={10}
            maxLength={replyLimits.text}
            onPaste={onPaste}
            onKeyDown={submitByKey}
          />
        )}
      </FormField>
    </LeadTaskForm>
  )
}
