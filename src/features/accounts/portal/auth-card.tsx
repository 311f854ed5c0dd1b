'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Tabs } from '@/components/ui/tabs'
import { replaceAddress } from '@/lib/replace-address'
import { withNext } from './sign-in-redirect'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

const tabs = ['signIn', 'signUp'] as const
export type AuthTab = (typeof tabs)[number]

/** The query string with which the page opens on a tab. */
const hrefOf = (tab: AuthTab, next?: string) =>
  withNext(tab === 'signUp' ? '?tab=sign-up' : '?tab=sign-in', next)

/** The sign-in and sign-up forms in tabs. Both stay mounted, so that typed values survive a change of the tab. */
export function AuthCard({ tab: initialTab, next }: { tab: AuthTab; next?: string }) {
  const t = useTranslations('auth')
  const [tab, setTab] = useState(initialTab)

  const show = (chosen: AuthTab) => {
    setTab(chosen)
    replaceAddress(hrefOf(chosen, next))
  }

  return (
    <>
      <Tabs
        label={t('tabs.label')}
        tabs={tabs.map((name) => ({ name, label: t(`tabs.${name}`), href: hrefOf(name, next) }))}
        current={tab}
        onSelect={show}
      />
      {tabs.map((name) => (
        <div
          key={name}
          id={`panel-${name}`}
          role="tabpanel"
          aria-labelledby={`tab-${name}`}
          className="pt-6"
          hidden={name !== tab}
        >
          {name === 'signIn' ? <SignInForm next={next} /> : <SignUpForm next={next} />}
        </div>
      ))}
    </>
  )
}
