'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'

import { withGoal } from './goal'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

const tabs = ['signIn', 'signUp'] as const
export type AuthTab = (typeof tabs)[number]

/** The address of a tab, with which the page opens again. */
const addressOf = (tab: AuthTab, next?: string) =>
  withGoal(tab === 'signUp' ? '?tab=sign-up' : '?tab=sign-in', next)

/** The way in: both forms, one at a time. What was typed stays when the other one is looked at. */
export function AuthCard({ tab: first, next }: { tab: AuthTab; next?: string }) {
  const t = useTranslations('auth')
  const [tab, setTab] = useState(first)
  const list = useRef<HTMLDivElement>(null)

  const show = (chosen: AuthTab) => {
    setTab(chosen)
    history.replaceState(history.state, '', addressOf(chosen, next))
  }
  const press = (event: MouseEvent, chosen: AuthTab) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show(chosen)
  }
  const move = (event: KeyboardEvent) => {
    const chosen = { ArrowLeft: 0, Home: 0, ArrowRight: 1, End: 1 }[event.key]
    const to = chosen === undefined ? undefined : tabs[chosen]
    if (!to) return
    event.preventDefault()
    show(to)
    list.current?.querySelector<HTMLElement>(`#tab-${to}`)?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={t('tabs.label')} className="tabs" onKeyDown={move}>
        {tabs.map((name) => (
          <a
            key={name}
            id={`tab-${name}`}
            role="tab"
            href={addressOf(name, next)}
            aria-selected={name === tab}
            aria-controls={`panel-${name}`}
            tabIndex={name === tab ? undefined : -1}
            className="tab"
            onClick={(event) => press(event, name)}
          >
            {t(`tabs.${name}`)}
          </a>
        ))}
      </div>
      {tabs.map((name) => (
        <div
          key={name}
          id={`panel-${name}`}
          role="tabpanel"
          aria-labelledby={`tab-${name}`}
          hidden={name !== tab}
        >
          {name === 'signIn' ? <SignInForm next={next} /> : <SignUpForm next={next} />}
        </div>
      ))}
    </>
  )
}
