'use client'

import { useId, useState, type ReactNode } from 'react'
import { usePathname, useSearchParams } from 'next/navigation'

import { Link } from '@/components/staff/link'
import { Chevron } from '@/components/ui/icons'
import { PROPOSAL_CREATOR_PATH } from '@/lib/admin-views'
import { shownScreen } from '@/lib/dashboard-tabs'
import { rememberNavGroup } from './nav-preference'
import styles from './nav-links.module.css'
import type { NavCount, NavFold, NavGroup, NavItem } from './nav-groups'

const LINK = styles.link ?? ''

type NavSectionProps = { name: string; label: string; isInitiallyOpen: boolean; children: ReactNode }

/** A group of the navigation that can be closed. The account remembers it, under Payload's own preference. */
function NavSection({ name, label, isInitiallyOpen, children }: NavSectionProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const toggle = () => {
    setOpen(!isOpen)
    void rememberNavGroup(name, !isOpen)
  }
  return (
    <div className="mb-3.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.head}
        onClick={toggle}
      >
        {label}
        <Chevron />
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}

const COUNT = 'text-tiny font-medium text-muted tabular-nums'
const HOT_COUNT =
  'min-w-5 rounded-control bg-red-ground px-1.5 text-center text-tiny/4.5 font-strong text-red-text tabular-nums'

/** Whether an address is that of the item, or of one of its documents. */
const isAt = (path: string, { href, list = href }: NavItem) =>
  path === href || path === list || path.startsWith(`${list}/`)

type ItemProps = { item: NavItem; count?: NavCount; path: string; isNested?: boolean }

function Item({ item, count, path, isNested }: ItemProps) {
  return (
    <Link
      href={item.href}
      id={`nav-${item.slug}`}
      className={`${LINK} ${isNested ? 'pl-6' : 'pl-3'}`}
      aria-current={path === item.href || path === item.list ? 'page' : isAt(path, item) ? 'true' : undefined}
    >
      {item.label}{' '}
      {count && (
        <span className={count.isHot ? HOT_COUNT : COUNT}>
          {count.number} <span className="sr-only">{count.label}</span>
        </span>
      )}
    </Link>
  )
}

/** Open while one of its screens is. Its links are drawn once it was open: most pages never show them. */
function Fold({ fold, path }: { fold: NavFold; path: string }) {
  const isOpen = fold.items.some((item) => isAt(path, item))
  const [wasOpen, setWasOpen] = useState(isOpen)
  return (
    <details
      className="group"
      open={isOpen}
      key={String(isOpen)}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}
    >
      <summary className={`${LINK} cursor-pointer list-none pl-3 marker:hidden`}>
        {fold.label}
        <Chevron className="size-2.5 flex-none group-open:rotate-180" />
      </summary>
      {(isOpen || wasOpen) &&
        fold.items.map((item) => <Item key={item.slug} item={item} path={path} isNested />)}
    </details>
  )
}

type NavLinksProps = {
  groups: NavGroup[]
  /** By the slug of an entry. */
  counts: Record<string, NavCount>
  /** The names of the groups that the user closed. */
  closed: string[]
  dashboard: string
  newProposal: string
}

/** The links of the navigation; the current page is marked, and each group can be closed. */
export function NavLinks({ groups, counts, closed, dashboard, newProposal }: NavLinksProps) {
  const pathname = usePathname()
  const search = useSearchParams()
  const path = pathname === '/admin' ? shownScreen(search) : pathname
  return (
    <>
      <Link href="/admin" className={`${LINK} pl-3`} aria-current={path === '/admin' ? 'page' : undefined}>
        {dashboard}
      </Link>
      <Link
        href={PROPOSAL_CREATOR_PATH}
        className={`${LINK} mb-3.5 pl-3`}
        aria-current={path === PROPOSAL_CREATOR_PATH ? 'page' : undefined}
      >
        {newProposal}
      </Link>
      {groups.map(({ name, label, entries }) => (
        <NavSection key={name} name={name} label={label} isInitiallyOpen={!closed.includes(name)}>
          {entries.map((entry) =>
            'items' in entry ? (
              <Fold key={entry.label} fold={entry} path={path} />
            ) : (
              <Item key={entry.slug} item={entry} count={counts[entry.slug]} path={path} />
            ),
          )}
        </NavSection>
      ))}
    </>
  )
}
