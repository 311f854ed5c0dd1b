'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

import { Chevron } from '@/components/ui/icons'
import type { NavCount, NavFold, NavGroup, NavItem } from './navigation'
import { NavSection } from './nav-section'

const isAt = (path: string, href: string) => path === href || path.startsWith(`${href}/`)

function Item({ item, count, path }: { item: NavItem; count?: NavCount; path: string }) {
  return (
    <Link
      href={item.href}
      id={`nav-${item.slug}`}
      className="nav-link"
      prefetch={false}
      aria-current={path === item.href ? 'page' : isAt(path, item.href) ? 'true' : undefined}
    >
      {item.label}{' '}
      {count && (
        <span className={count.isHot ? 'nav-count is-hot' : 'nav-count'}>
          {count.number} <span className="sr-only">{count.words}</span>
        </span>
      )}
    </Link>
  )
}

/** Open while one of its screens is. */
function Fold({ fold, path }: { fold: NavFold; path: string }) {
  const isOpen = fold.items.some(({ href }) => isAt(path, href))
  return (
    <details className="nav-fold" open={isOpen} key={String(isOpen)}>
      <summary className="nav-link">
        {fold.label}
        <Chevron />
      </summary>
      {fold.items.map((item) => (
        <Item key={item.slug} item={item} path={path} />
      ))}
    </details>
  )
}

type Props = {
  groups: NavGroup[]
  /** By the slug of an entry. */
  counts: Record<string, NavCount>
  /** The names of the groups that the user closed. */
  closed: string[]
  dashboard: string
}

/** The links of the navigation; the current page is marked, and each group can be closed. */
export function NavLinks({ groups, counts, closed, dashboard }: Props) {
  const path = usePathname()
  return (
    <>
      <Link
        href="/admin"
        className="nav-link nav-link-home"
        prefetch={false}
        aria-current={path === '/admin' ? 'page' : undefined}
      >
        {dashboard}
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
