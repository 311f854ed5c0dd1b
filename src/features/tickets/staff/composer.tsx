'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'

import { usePasteNotice } from '@/components/staff/use-paste-notice'
import { Button } from '@/components/ui/button'
import { ErrorIcon, messageClass } from '@/components/ui/field'
import { useHydrated, useModifierKey } from '@/components/ui/use-browser'
import { ButtonKey } from '@/components/staff/button-key'
import { Icon } from '@/components/staff/icon'
import { LanguageBadge } from '@/components/staff/languages'
import { firstNameOf } from '@/lib/person-name'
import type { TicketDetails } from '../queries/ticket-details'
import { ticketLimits, type TicketStatus } from '../rules'
import { StatusSelect } from './ticket-chips'
import { useComposer } from './use-composer'

type Purpose = 'reply' | 'note'

export type ComposerHandle = {
  /** `purpose` is what Cmd or Ctrl Enter does until the field is left. */
  focus: (purpose?: Purpose) => void
  /** Puts the words of an undone reply back, before what has been typed since. */
  restore: (body: string, status: TicketStatus | null) => void
}

type Props = {
  details: TicketDetails
  user: string
  /** While a reply can be undone, which is what staff look at then. */
  isSmall: boolean
  ref: Ref<ComposerHandle>
}

/** Writes to the client, or a note to the team: two buttons that cannot be mistaken for each other. */
export function Composer({ details, user, isSmall, ref }: Props) {
  const t = useTranslations('supportBoard.composer')
  const id = useId()
  const modifier = useModifierKey()
  const onPaste = usePasteNotice()
  // Until React hydrates, the browser would submit the form itself, and the text would be lost.
  const isHydrated = useHydrated()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, setText, status, setStatus, error, send, addNote, busy } = useComposer(details, user)
  const [purpose, setPurpose] = useState<Purpose>('reply')
  const shortcut = <ButtonKey>{`${modifier} ↵`}</ButtonKey>
  const name = firstNameOf(details.recipient.name)
  const { language } = details.recipient

  useImperativeHandle(ref, () => ({
    focus: (wanted = 'reply') => {
      setPurpose(wanted)
      field.current?.focus()
    },
    restore: (body, chosen) => {
      setText(text.trim() ? `${body}\n\n${text}` : body)
      if (chosen) setStatus(chosen)
      field.current?.focus()
    },
  }))
  // Focuses the reply field if the client is waiting, so that staff can type at once; not on phones, where it would open
  // the keyboard.
  useEffect(() => {
    if (details.waitingSince && matchMedia('(pointer: fine)').matches)
      field.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page opens
  }, [])

  return (
    <form
      className="grid gap-2 pb-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5">
        <label htmlFor={id} className="font-semibold">
          {t('label', { name })}
        </label>
        <p className="flex items-center gap-2 text-note text-muted" id={`${id}-hint`}>
          <LanguageBadge language={language} />
          <span>
            {t(`hint.${language}`)} {t(details.isEmailed ? 'emailed' : 'notEmailed', { name })}
          </span>
        </p>
      </div>
      <textarea
        ref={field}
        id={id}
        className={`w-full resize-y rounded-control border border-field-line bg-surface px-3.5 py-2.5 leading-6 placeholder:text-faint placeholder:opacity-100 focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-2 aria-invalid:border-red-mark touch:text-body ${isSmall ? 'h-14 min-h-14' : 'min-h-28'}`}
        lang={language}
        rows={4}
        maxLength={ticketLimits.body}
        placeholder={t('placeholder', { name })}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={onPaste}
        onBlur={() => setPurpose('reply')}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
            event.preventDefault()
            if (purpose === 'note') addNote()
            else send()
          }
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      <p id={`${id}-error`} role="alert" data-error="" className={`${messageClass.error} empty:hidden`}>
        {error && (
          <>
            <ErrorIcon />
            {error}
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3 max-md:flex-col-reverse max-md:items-stretch">
        <div className="flex items-center gap-2.5">
          <Button variant="note" aria-disabled={busy !== null} onClick={addNote}>
            <Icon name="lock" />
            {t(busy === 'note' ? 'adding' : 'addNote')}
            {purpose === 'note' && shortcut}
          </Button>
          <span className="text-note text-muted">{t('onlyTeam')}</span>
        </div>
        <div className="flex items-center gap-2.5 max-md:flex-wrap max-md:justify-between max-md:border-b max-md:border-line max-md:pb-4">
          <span className="text-note text-muted" aria-hidden="true">
            {t('statusAfter')}
          </span>
          <StatusSelect value={status} label={t('statusAfter')} onChange={setStatus} />
          <Button
            variant="accent"
            type="submit"
            className="max-md:w-full"
            disabled={!isHydrated}
            aria-disabled={busy !== null}
          >
            <Icon name="send" />
            {busy === 'send' ? t('sending') : t('send', { name })}
            {purpose === 'reply' && shortcut}
          </Button>
        </div>
      </div>
    </form>
  )
}
