'use client'

import { useAuth, useForm } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState, type SyntheticEvent } from 'react'

import { dialogBody } from '@/components/ui/dialog'
import { Button } from '@/components/ui/button'
import { displayName } from '@/lib/person-name'
import { Avatar } from '@/components/staff/avatar'
import { Field } from '@/components/ui/field'
import { signIn, type SignInFailure } from '@/lib/sign-in'
import type { User } from '@/payload-types'
import { Bridge } from './bridge'
import { CopyWords } from './copy-words'
import { SavingDialog, SavingDialogFoot } from './saving-dialog'
import { tellSignedIn } from './tabs-channel'
import { useSaver } from './use-saver'
import { useTimes } from './use-times'

/** Why the session could not start again. `other`: another account signed in, which never gets these words. */
type Failure = SignInFailure | 'other'

/** Starts a session of that account in this browser. Resolves to why that failed; undefined when it worked. */
async function signInAgain(
  account: { id: string; email: string },
  password: string,
): Promise<Failure | undefined> {
  const answer = await signIn({ email: account.email, password })
  if ('error' in answer) return answer.error
  return answer.user.id === account.id ? undefined : 'other'
}

/** Signs the same person in again, over the form, and saves what waits. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('saving.dialog')
  const { saver, saving } = useSaver()
  const { user } = useAuth<User>()
  const { formRef } = useForm()
  const { within } = useTimes()
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { trouble, isKept, unsavedSince } = saving
  const isOther = trouble?.kind === 'signedOut' && trouble.isOther
  const [failure, setFailure] = useState<Failure | undefined>(isOther ? 'other' : undefined)
  if (!user) return null
  const name = user.firstName ? displayName({ ...user, firstName: user.firstName }) : user.email

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    // In React, the dialog is inside the form of the document, which must not be sent.
    event.stopPropagation()
    if (isBusy || password === '') return
    setBusy(true)
    const problem = await signInAgain(user, password)
    setBusy(false)
    setFailure(problem)
    if (problem) return
    onClose()
    saver.retry()
    tellSignedIn(user.id)
  }
  const count = saver.words?.unsavedWords().count ?? 0
  const leave = () => {
    saver.leave()
    // A page of its own: what this one holds in memory is not for the next account.
    window.location.href = `${window.location.origin}/admin/login`
  }
  return (
    <SavingDialog title={t('title')} form={formRef} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <div className={dialogBody}>
          <p>{t('text')}</p>
          <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3">
            <Avatar id={user.id} name={name} />
            <span>
              <b className="block">{name}</b>
              <small className="block">{user.email}</small>
            </span>
            {/* The words stay on this device, for the person who wrote them. */}
            <button
              type="button"
              className="min-h-6 cursor-pointer border-0 bg-transparent p-0 text-link underline underline-offset-4"
              onClick={leave}
            >
              {t('someoneElse')}
            </button>
          </div>
          <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
          <Field label={t('password')} error={failure && t(`errors.${failure}`)}>
            {(attributes) => (
              <input
                {...attributes}
                type="password"
                autoComplete="current-password"
                data-autofocus
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
          </Field>
          {unsavedSince !== undefined && (
            <div className="grid grid-cols-[--spacing(10)_1fr] gap-3.5 bg-yellow-ground px-4 py-3.5 text-yellow-text">
              <Bridge state="gate" />
              <p>
                <b className="block">
                  {t(isKept ? 'waiting' : 'waitingScreen', { count, time: within(unsavedSince) })}
                </b>
                <span className="block">{t('safe')}</span>
              </p>
            </div>
          )}
        </div>
        <SavingDialogFoot>
          <CopyWordsWithLabels />
          <Button variant="accent" type="submit" aria-disabled={isBusy}>
            {t(isBusy ? 'busy' : 'submit')}
          </Button>
        </SavingDialogFoot>
      </form>
    </SavingDialog>
  )
}

function CopyWordsWithLabels() {
  const { saver } = useSaver()
  return <CopyWords text={() => saver.words?.unsavedWords().text ?? ''} />
}
