'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'

import { localizedPath } from '@/i18n/languages'
import { postVerb } from '@/lib/post-verb'
import { arrive } from './arrive'
import { FormFault } from './form-fault'
import { LinkOver } from './link-over'
import { useFaults } from './use-faults'
import { VerifyForm } from './verify-form'

const never = () => () => undefined

type Props = {
  token: string
  next?: string
  /** The same as a form, for who has no script. */
  children: ReactNode
}

/**
 * Proves an address by itself in the browser that signed up, once the page runs: opening a link changes nothing
 * (security.md, rule 9). The button is for a second try.
 */
export function Verify({ token, next, children }: Props) {
  const t = useTranslations('auth.verify')
  const language = useLocale()
  const faultOf = useFaults()
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [state, setState] = useState<'over' | 'elsewhere' | { failure: string }>()
  const begun = useRef(false)

  const verify = async () => {
    const answer = await postVerb('verify-email', { token })
    if (answer.success) return arrive(next ?? localizedPath('/', language), 'verified')
    if (answer.error === 'password_needed') return setState('elsewhere')
    const isOver = answer.error === 'link_over' || answer.error === 'invalid'
    setState(isOver ? 'over' : { failure: faultOf.whole(answer.error) })
  }
  const again = () => {
    setState(undefined)
    void verify()
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void verify()
  })

  if (state === 'over') return <LinkOver kind="verify" next={next} />
  if (state === 'elsewhere') return <VerifyForm token={token} next={next} />
  if (!scripted) return children
  return (
    <div className="way-form">
      <FormFault text={state?.failure} />
      <p role="status">{!state && t('busy')}</p>
      {state && (
        <button type="button" className="button button-accent" onClick={again}>
          {t('submit')}
        </button>
      )}
    </div>
  )
}
