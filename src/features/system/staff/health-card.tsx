'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import type { ShownHealth } from '../rules'
import { HealthDialog } from './health-dialog'

/** 'Good', or what is wrong and a button for what to do. null when it could not be read, undefined before it is. */
export function HealthCard({ health }: { health: ShownHealth | null | undefined }) {
  const t = useTranslations('dashboard.health')
  const [isOpen, setIsOpen] = useState(false)
  if (!health) return <Unknown isRead={health === null} />
  const [first, ...others] = health.problems
  return (
    <>
      <dd className={first ? 'card-value card-problem is-hot' : 'card-value'}>
        {first ? t(`problems.${first}`) : t('good')}
      </dd>
      <dd className="card-text card-health">
        {first ? others.length > 0 && t('more', { count: others.length }) : <Passes />}
        {(first || health.details) && (
          <button type="button" className="card-link" onClick={() => setIsOpen(true)}>
            {t(first ? 'whatToDo' : 'details')}
          </button>
        )}
        {isOpen && <HealthDialog health={health} onClose={() => setIsOpen(false)} />}
      </dd>
    </>
  )
}

function Unknown({ isRead }: { isRead: boolean }) {
  const t = useTranslations('dashboard.health')
  return (
    <>
      <dd className="card-value">{isRead ? t('unreadable') : '—'}</dd>
      <dd className="card-text">{isRead && t('unreadableText')}</dd>
    </>
  )
}

function Passes() {
  const t = useTranslations('dashboard.health')
  return (
    <span className="card-passes">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
        <path d="m4.5 12.5 5 5L19.5 7" />
      </svg>
      {t('passes')}
    </span>
  )
}
