'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { dialogBody } from '@/components/ui/dialog'
import { Figure, FigureText } from '@/components/staff/figure-card'
import { Link } from '@/components/staff/link'
import { linkClass } from '@/components/staff/link-class'
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
    <StaffDialog title={t('cards.health')} onClose={onClose}>
      <div className={dialogBody}>
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li
                key={problem}
                className="not-first:mt-4 not-first:border-t not-first:border-line not-first:pt-4"
              >
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
      <Link className={linkClass} href={link.href}>
        {t(link.text)}
      </Link>
    )
  )
}

function Undelivered({ failed }: { failed: FailedNotifications[] }) {
  const t = useTranslations('overview.health')
  return (
    <ul className="my-1.5 wrap-anywhere">
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
    <dl className="not-first:mt-4 not-first:border-t not-first:border-ink not-first:pt-4">
      {Object.entries(lines).map(([name, text]) => (
        <div key={name} className="flex justify-between gap-4 py-1.5">
          <dt className="text-muted">{t(`lines.${name as keyof typeof lines}`)}</dt>
          <dd className="text-end font-semibold tabular-nums">{text}</dd>
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
      <Figure isHot={Boolean(first)} isInWords={Boolean(first)}>
        {first ? t(`problems.${first}`) : t('good')}
      </Figure>
      <FigureText>
        {first ? others.length > 0 && t('more', { count: others.length }) : <Passes />}
        {(first || health.details) && (
          <button type="button" className={`${linkClass} cursor-pointer p-0`} onClick={() => setIsOpen(true)}>
            {t(first ? 'whatToDo' : 'details')}
          </button>
        )}
        {isOpen && <HealthDialog health={health} onClose={() => setIsOpen(false)} />}
      </FigureText>
    </>
  )
}

function Unknown({ isRead }: { isRead: boolean }) {
  const t = useTranslations('overview.health')
  return (
    <>
      <Figure>{isRead ? t('unreadable') : '—'}</Figure>
      <FigureText>{isRead && t('unreadableText')}</FigureText>
    </>
  )
}

function Passes() {
  const t = useTranslations('overview.health')
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        aria-hidden="true"
        className="size-4 text-emerald-text"
      >
        <path d="m4.5 12.5 5 5L19.5 7" />
      </svg>
      {t('passes')}
    </span>
  )
}
