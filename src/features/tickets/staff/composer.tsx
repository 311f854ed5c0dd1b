'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'

import { usePasteNotice } from '@/components/staff/use-paste-notice'
import { Button } from '@/components/ui/button'
import { ErrorIcon } from '@/components/ui/field'
import { useHydrated, useModifierKey } from '@/components/ui/use-browser'
import { Icon } from '@/components/staff/icon'
import { LanguageBadge } from '@/components/staff/languages'
import { firstNameOf } from '@/lib/person-name'
import type { TicketDetails } from '../queries/ticket-details'
import { ticketLimits, type TicketStatus } from '../rules'
import { StatusSelect } from './ticket-chips'
import { LockIcon } from './ticket-thread'
import { useComposer } from './use-composer'

type Purpose = 'reply' | 'note'

export type ComposerHandle = {
  /** `purpose` is what Cmd or Ctrl Enter does until the field is left. */
  focus: (purpose?: Purpose) => void
  /** Puts the words of an undone reply back, before what has been typed since. */
  restore: (body: string, status: TicketStatus | null) => void
}

type Props = { details: TicketDetails; user: string; ref: Ref<ComposerHandle> }

/** Writes to the client, or a note to the team: two buttons that cannot be mistaken for each other. */
export function Composer({ details, user, ref }: Props) {
  const t = useTranslations('supportBoard.composer')
  const id = useId()
  const modifier = useModifierKey()
  const onPaste = usePasteNotice()
  // Until React hydrates, the browser would submit the form itself, and the text would be lost.
  const isHydrated = useHydrated()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, setText, status, setStatus, error, send, addNote, busy } = useComposer(details, user)
  const [purpose, setPurpose] = useState<Purpose>('reply')
  const shortcut = <kbd>{`${modifier} ↵`}</kbd>
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
      className="composer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="composer-head">
        <label htmlFor={id}>{t('label', { name })}</label>
        <p className="hint" id={`${id}-hint`}>
          <LanguageBadge language={language} />
          <span>
            {t(`hint.${language}`)} {t(details.isEmailed ? 'emailed' : 'notEmailed', { name })}
          </span>
        </p>
      </div>
      <textarea
        ref={field}
        id={id}
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
      <p id={`${id}-error`} role="alert" className="form-error">
        {error && (
          <>
            <ErrorIcon />
            {error}
          </>
        )}
      </p>
      <div className="composer-foot">
        <div className="composer-note">
          <button
            type="button"
            className="button note-button"
            aria-disabled={busy !== null}
            onClick={addNote}
          >
            <LockIcon />
            {t(busy === 'note' ? 'adding' : 'addNote')}
            {purpose === 'note' && shortcut}
          </button>
          <span className="hint">{t('onlyTeam')}</span>
        </div>
        <div className="composer-send">
          <span className="hint" aria-hidden="true">
            {t('statusAfter')}
          </span>
          <StatusSelect value={status} label={t('statusAfter')} onChange={setStatus} />
          <Button variant="accent" type="submit" disabled={!isHydrated} aria-disabled={busy !== null}>
            <Icon name="send" />
            {busy === 'send' ? t('sending') : t('send', { name })}
            {purpose === 'reply' && shortcut}
          </Button>
        </div>
      </div>
    </form>
  )
}
