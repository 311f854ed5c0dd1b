'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorIcon, Field, messageClass } from '@/components/ui/field'
import { readStoredDraft, storeDraft } from '@/lib/stored-drafts'
import { declineReasons, declineWordsLimit, declineReasonText, type DeclineReason } from '../signing-rules'
import { OtherWay } from './other-way'
import { codeOf, outcomeOf, useDeclineProposal } from './use-signing'

type Props = {
  /** The id of the signed-in user, who alone sees the kept words. */
  reader: string
  proposal: string
  version: string
  /** The first name of the owner. */
  owner?: string
}

/** The button that declines a proposal, and in its place the confirmation with the reason. */
export function DeclineProposal({ reader, proposal, version, owner }: Props) {
  const t = useTranslations('signing')
  const [isOpen, setOpen] = useState(false)
  // The button is gone while the form is open, and has the focus when it comes back.
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <OtherWay title={t('else.decline')} text={t('else.declineText')}>
      {isOpen ? (
        <DeclineForm {...{ reader, proposal, version, owner }} onKeep={() => setOpen(false)} />
      ) : (
        <Button
          variant="remove"
          autoFocus={wasOpen}
          onClick={() => {
            setOpen(true)
            setWasOpen(true)
          }}
        >
          {t('else.declineButton')}
        </Button>
      )}
    </OtherWay>
  )
}

function DeclineForm({ reader, proposal, version, owner, onKeep }: Props & { onKeep: () => void }) {
  const t = useTranslations('signing.decline')
  const decline = useDeclineProposal()
  const [reason, setReason] = useState<DeclineReason>()
  const [words, setWords] = useKeptText(reader, `decline:${version}`)
  const isTooLong = words.trim().length > declineWordsLimit
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (decline.isPending || isTooLong) return
    decline.mutate(
      { proposal, version, reason: declineReasonText(reason && t(`reasons.${reason}`), words) },
      { onSuccess: () => setWords('') },
    )
  }
  return (
    <form
      className="col-span-full grid gap-3.5 border-t-2 border-red-mark bg-surface px-5 pt-4.5 pb-5"
      noValidate
      onSubmit={submit}
      aria-labelledby="decline-why"
    >
      <b id="decline-why">{owner ? t('why', { name: owner }) : t('whyNobody')}</b>
      <div className="flex flex-wrap gap-2">
        {declineReasons.map((name, index) => (
          <button
            key={name}
            type="button"
            autoFocus={index === 0}
            aria-pressed={reason === name}
            className="min-h-11 rounded-control border border-field-line px-3.5 aria-pressed:border-ink aria-pressed:font-strong aria-pressed:inset-ring aria-pressed:inset-ring-ink aria-pressed:forced-chosen"
            onClick={() => setReason(reason === name ? undefined : name)}
          >
            {t(`reasons.${name}`)}
          </button>
        ))}
      </div>
      <Field
        label={t('words')}
        optional={t('optional')}
        error={isTooLong ? t('tooLong', { most: declineWordsLimit }) : undefined}
      >
        {(field) => (
          <textarea rows={3} value={words} onChange={({ target }) => setWords(target.value)} {...field} />
        )}
      </Field>
      <div role="alert">
        {decline.isError && !outcomeOf(decline.error) && (
          <p data-error="" className={`${messageClass.error} text-caption`}>
            <ErrorIcon />
            {t(codeOf(decline.error) === 'conflict' ? 'conflict' : 'failed')}
          </p>
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" variant="destroy" className="max-sm:w-full" disabled={decline.isPending}>
          {decline.isPending ? t('submitting') : t('submit')}
        </Button>
        <Button variant="line" className="max-sm:w-full" onClick={onKeep} disabled={decline.isPending}>
          {t('keep')}
        </Button>
      </div>
    </form>
  )
}

/**
 * A text that stays in this tab until it is emptied, also when the page is loaded again. `owner` is the id of the signed-in
 * user, who alone sees it.
 */
function useKeptText(owner: string, name: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  // After the first render: the server knows no drafts.
  // oxlint-disable-next-line react/set-state-in-effect -- the storage is read once, after hydration
  useEffect(() => setText(readStoredDraft(owner, name)), [owner, name])
  const keep = (typed: string) => {
    setText(typed)
    storeDraft(owner, name, typed)
  }
  return [text, keep]
}
