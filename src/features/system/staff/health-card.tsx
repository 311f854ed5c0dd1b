'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link } from '@/components/staff/link'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { useDuration } from '@/components/staff/use-time'
import type { ShownHealth, FailedNotifications, SystemHealth, SystemProblem } from '../rules'

/** Where a problem can be solved in the admin. The others are for the operator of the server. */
const links: Partial<Record<SystemProblem, { href: string; text: 'outbox' | 'settings' }>> = {
  failedEmails: { href: '/admin/collections/outbox?where[status][equals]=failed', text: 'outbox' },
  waitingEmails: { href: '/admin/collections/outbox?where[status][equals]=pending', text: 'outbox' },
  leadNotifications: { href: '/admin/globals/site-settings', text: 'settings' },
}

type Props = { health: ShownHealth; onClose: () => void }

/** What to do about each problem of the system, and for admins what `npm run status` prints. */
function HealthDialog({ health, onClose }: Props) {
  const t = useTranslations('overview')
  const { problems, failedLeadNotifications, details } = health
  return (
    <StaffDialog title={t('cards.health')} className="health-dialog" onClose={onClose}>
      <div className="dialog-body">
        {problems.length > 0 && (
          <ul className="health-problems">
            {problems.map((problem) => (
              <li key={problem}>
                <h3>{t(`health.problems.${problem}`)}</h3>
                <p>{t(`health.advice.${problem}`)}</p>
                {problem === 'leadNotifications' && <Undelivered failed={failedLeadNotifications} />}
                {details && <Way problem={problem} />}
              </li>
            ))}
          </ul>
        )}
        {details && <Details health={details} />}
      </div>
    </StaffDialog>
  )
}

/** Only admins can open what it leads to. */
function Way({ problem }: { problem: SystemProblem }) {
  const t = useTranslations('overview.health')
  const link = links[problem]
  return (
    link && (
      <Link className="today-link" href={link.href}>
        {t(link.text)}
      </Link>
    )
  )
}

function Undelivered({ failed }: { failed: FailedNotifications[] }) {
  const t = useTranslations('overview.health')
  return (
    <ul className="health-undelivered">
      {failed.map(({ recipient, emails, reason }) => (
        <li key={recipient}>
          {t('undelivered', { recipient, emails })}
          {reason && `: ${reason}`}
        </li>
      ))}
    </ul>
  )
}

function Details({ health }: { health: SystemHealth }) {
  const t = useTranslations('overview.health')
  const duration = useDuration()
  const time = (seconds: number) => duration(Math.floor(seconds / 60))
  const ago = (seconds: number | null) => (seconds === null ? t('never') : t('ago', { time: time(seconds) }))
  const { oldestWaitingAge: oldest, waitingEmails: count } = health
  const lines = {
    worker: ago(health.workerAge),
    sweep: ago(health.sweepAge),
    waitingEmails: oldest === null ? count : t('waitingSince', { count, time: time(oldest) }),
    failedEmails: health.failedEmails,
    waitingJobs: health.waitingJobs,
    deadJobs: health.deadJobs,
    ...(health.backup && { backup: ago(health.backup.age) }),
  }
  return (
    <dl className="health-details">
      {Object.entries(lines).map(([name, text]) => (
        <div key={name}>
          <dt>{t(`lines.${name as keyof typeof lines}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** 'Good', or what is wrong and a button for what to do. null when it could not be read, undefined before it is. */
export function HealthCard({ health }: { health: ShownHealth | null | undefined }) {
  const t = useTranslations('overview.health')
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
  const t = useTranslations('overview.health')
  return (
    <>
      <dd className="card-value">{isRead ? t('unreadable') : '—'}</dd>
      <dd className="card-text">{isRead && t('unreadableText')}</dd>
    </>
  )
}

function Passes() {
  const t = useTranslations('overview.health')
  return (
    <span className="card-passes">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
        <path d="m4.5 12.5 5 5L19.5 7" />
      </svg>
      {t('passes')}
    </span>
  )
}
