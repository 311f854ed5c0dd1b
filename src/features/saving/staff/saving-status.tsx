'use client'

import { useForm } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Avatar } from '@/components/staff/avatar'
import { barOf, screenOf, type BarKind } from '../saving-rules'
import { Bridge, type BridgeState } from './bridge'
import { CopyWords } from './copy-words'
import { focusField, useFieldLabels } from './field-labels'
import { RetryIn } from './retry-in'
import { SignInDialog } from './sign-in-dialog'
import { TakeOverDialog } from './document-lock'
import { useSaver } from './use-saver'
import { useSentence } from './use-sentence'

/** Compares two texts. Loaded when there is something to compare; without network the form stays, and shows no comparison. */
const loadKeptWords = () => import('./kept-words').catch(() => ({ KeptWords: () => null }))
const KeptWords = dynamic(async () => (await loadKeptWords()).KeptWords, { ssr: false })

/** The bars that ask for a person: they fill a row, in yellow, red or blue. */
const tones: Partial<Record<BarKind, 'warn' | 'error' | 'info' | 'done'>> = {
  failed: 'warn',
  signedOut: 'warn',
  taken: 'warn',
  elsewhere: 'warn',
  found: 'warn',
  refused: 'error',
  locked: 'info',
  again: 'done',
}

const bridges: Partial<Record<BarKind, BridgeState>> = {
  saved: 'whole',
  again: 'whole',
  saving: 'running',
  unsaved: 'begun',
  failed: 'broken',
  elsewhere: 'broken',
  signedOut: 'gate',
  refused: 'stop',
}

/** Among the controls of the form. On a phone there is room for the state alone; the rest is still read aloud. */
const line = {
  bar: 'mr-auto flex min-w-0 items-center gap-2.5 text-note leading-4.5 text-muted max-md:gap-1.5',
  words: 'm-0 flex min-w-0 gap-1.5 whitespace-nowrap',
  head: 'flex-none font-medium',
  text: (kind: BarKind) => `min-w-0 truncate ${kind === 'unsaved' ? 'max-sm:sr-only' : ''}`,
}

/** A row below the controls, which leave the room for it (app/(payload)/admin/documents.css). */
const row = {
  bar: 'absolute inset-x-0 bottom-0 flex h-14 items-center gap-2.5 px-(--gutter-h) text-note leading-4.5 max-md:flex-wrap max-md:content-center max-md:gap-x-2.5 max-md:gap-y-2 max-md:px-4 max-md:py-2',
  words: 'm-0 flex min-w-0 gap-1.5 max-md:block max-md:flex-1',
  head: 'flex-none font-semibold',
  text: () => '',
}
const grounds = {
  warn: 'bg-yellow-ground text-yellow-text',
  error: 'bg-red-ground text-red-text',
  info: 'bg-blue-ground text-blue-text',
  done: 'bg-emerald-ground text-emerald-text',
}
/** Buttons take the color of the row. */
/** Says what became of the words in the form, and offers what a person can do about it. */
export function SavingStatus({ onTakeOver }: { onTakeOver: () => Promise<void> }) {
  const t = useTranslations('saving')
  const { saver, saving } = useSaver()
  const kind = barOf(saving)
  const tone = tones[kind]
  const look = tone ? row : line
  const isFound = kind === 'found'
  const { screen, offer } = useSentence(saver, saving)
  const { head, text } = offer ?? screen
  const { trouble } = saving
  const [isSigningIn, setSigningIn] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const isSignedOut = trouble?.kind === 'signedOut'
  // That the session has ended may be known before there are words to save.
  const needsSession = isSignedOut && saving.unsavedSince !== undefined
  const [neededSession, setNeededSession] = useState(needsSession)
  // The dialog opens by itself, once each time.
  if (neededSession !== needsSession) {
    setNeededSession(needsSession)
    setSigningIn(needsSession)
  }
  const isTaken = trouble?.kind === 'taken' || trouble?.kind === 'elsewhere'
  const [wasTaken, setWasTaken] = useState(isTaken)
  // Words that are taken another time are compared when someone asks.
  if (wasTaken !== isTaken) {
    setWasTaken(isTaken)
    setComparing(false)
  }
  const editor = trouble?.kind === 'locked' || trouble?.kind === 'taken' ? trouble.editor : undefined
  return (
    <section
      className={tone ? `${row.bar} ${grounds[tone]} ${isFound ? 'max-md:h-32.5' : 'max-md:h-28'}` : line.bar}
      aria-label={t('label')}
      data-state={kind}
      data-tone={tone}
    >
      {editor?.name ? (
        <Avatar id={editor.name} name={editor.name} size="small" />
      ) : (
        kind !== 'idle' && (
          <Bridge
            state={bridges[isFound ? screenOf(saving) : kind] ?? 'begun'}
            className={tone ? '' : `max-md:w-6 ${kind === 'saved' ? 'text-emerald-mark' : 'text-ink'}`}
          />
        )
      )}
      <p className={look.words} role="status">
        {offer && screen.head && (
          <span className="mr-1 flex-none border-r border-current/40 pr-2.5 max-md:m-0 max-md:block max-md:border-0 max-md:p-0">
            {screen.head} {screen.text}
          </span>
        )}{' '}
        {head && <b className={look.head}>{head}</b>}{' '}
        {text && <span className={isFound ? 'max-md:sr-only' : look.text(kind)}>{text}</span>}
      </p>
      <Urgent text={tone === 'warn' || tone === 'error' ? `${head} ${text}` : ''} />
      {tone && (
        <span className="ml-auto flex flex-none items-center gap-2 max-md:w-full max-md:justify-end">
          {trouble?.kind === 'failed' && (
            <>
              <RetryIn key={trouble.retryAt} at={trouble.retryAt} />
              <Button variant="inherit" size="compact" onClick={() => saver.retry()}>
                {t('tryNow')}
              </Button>
            </>
          )}
          {isSignedOut && (
            <Button variant="ink" size="compact" onClick={() => setSigningIn(true)}>
              {t('signIn')}
            </Button>
          )}
          {trouble?.kind === 'refused' &&
            (trouble.problem ? (
              <GoTo path={trouble.problem.path} />
            ) : (
              <>
                <CopyWords variant="inherit" text={() => saver.words?.unsavedWords().text ?? ''} />
                <Button variant="inherit" size="compact" onClick={() => saver.retry()}>
                  {t('tryNow')}
                </Button>
              </>
            ))}
          {trouble?.kind === 'locked' && (
            <>
              {saver.offer.copy && <CopyWords variant="inherit" text={() => saver.offer.text} />}
              <Button
                variant="inherit"
                size="compact"
                className="border-transparent"
                onClick={() => setAsking(true)}
              >
                {t('takeOver')}
              </Button>
            </>
          )}
          {isTaken && (
            <>
              <CopyWords variant="inherit" text={() => saver.words?.unsavedWords().text ?? ''} />
              <Button
                variant="inherit"
                size="compact"
                aria-expanded={isComparing}
                onClick={() => setComparing(!isComparing)}
              >
                {t(isComparing ? 'hideComparison' : 'compare')}
              </Button>
            </>
          )}
          {isFound && saver.offer.copy && <FoundActions key={saver.offer.copy.at} />}
        </span>
      )}
      {isFound && saver.offer.copy && <KeptWords kind="found" />}
      {isTaken && isComparing && <KeptWords kind={trouble.kind} />}
      {isSigningIn && isSignedOut && <SignInDialog onClose={() => setSigningIn(false)} />}
      {isAsking && trouble?.kind === 'locked' && (
        <TakeOverDialog
          name={trouble.editor.name || t('someone')}
          onTakeOver={onTakeOver}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

/** Interrupts a screen reader once for each text. The region is there before its words are. */
function Urgent({ text }: { text: string }) {
  return (
    <span className="sr-only" aria-live="assertive">
      {text}
    </span>
  )
}

function GoTo({ path }: { path: string }) {
  const t = useTranslations('saving')
  const { formRef } = useForm()
  const field = useFieldLabels()(path).at(-1) ?? path
  const go = () => focusField((formRef as { current: HTMLElement | null }).current, path)
  return (
    <Button variant="inherit" size="compact" onClick={go}>
      {t('goTo', { field })}
    </Button>
  )
}

function FoundActions() {
  const t = useTranslations('saving')
  const { saver } = useSaver()
  const { copy: lost } = saver.offer
  const [isBusy, setBusy] = useState(false)
  if (!lost) return null
  const run = (work: Promise<void>) => {
    setBusy(true)
    void work.catch(() => undefined).finally(() => setBusy(false))
  }
  return (
    <>
      <Button
        variant="inherit"
        size="compact"
        className="border-transparent"
        aria-disabled={isBusy}
        onClick={() => !isBusy && run(saver.offer.discard(lost))}
      >
        {t('discardCopy')}
      </Button>
      <Button
        variant="ink"
        size="compact"
        aria-disabled={isBusy}
        onClick={() => !isBusy && run(saver.restore(lost))}
      >
        {t('restore')}
      </Button>
    </>
  )
}
