import type { IconName } from '@/components/staff/icon'
import { CLIENTS_HREF, clientHref } from '@/features/clients/rules'
import { itemsOf, type NavGroup } from '@/features/layout/staff/nav-groups'
import { leadHref, NEW_LEAD } from '@/features/leads/staff/lead-params'
import { PROPOSAL_CREATOR_PATH } from '@/lib/admin-views'
import { foundKinds, matchesQuery, type Command, type Found, type FoundKind } from '../rules'
import type { Text } from './texts'

/** Returns where staff work on a document: the board's own page where there is one, else the form of its collection. */
function foundHref({ kind, id }: Pick<Found, 'kind' | 'id'>): string {
  if (kind === 'leads') return leadHref('', id)
  if (kind === 'clients') return clientHref(id)
  return `/admin/collections/${kind}/${id}`
}

/** Returns where staff create a document of a kind. */
export function createHref(kind: FoundKind): string {
  if (kind === 'leads') return leadHref('', NEW_LEAD)
  if (kind === 'clients') return `${CLIENTS_HREF}&client=new`
  if (kind === 'proposals') return PROPOSAL_CREATOR_PATH
  return `/admin/collections/${kind}/create`
}

export type Entry = {
  id: string
  href: string
  title: string
  icon: IconName
  command?: Command
  found?: Found
}
export type Group = { id: string; label: string; entries: Entry[] }

const screenEntry = (command: Command): Entry => ({
  id: command.id,
  href: command.href,
  title: command.title,
  icon: 'screen',
  command,
})
const actionEntry = (command: Command): Entry => ({
  ...screenEntry(command),
  icon: command.id === 'site' ? 'away' : 'add',
})
/** The icons of all kinds are part of every page of staff, so some kinds share one. */
const iconOf = (kind: Found['kind']): IconName =>
  kind === 'case-studies' ? 'posts' : kind === 'industries' ? 'folder' : kind === 'openings' ? 'person' : kind

const foundEntry = (found: Found, text: Text): Entry => ({
  id: `${found.kind}-${found.id}`,
  href: foundHref(found),
  title: found.title || text('search:unknown'),
  icon: iconOf(found.kind),
  found,
})

/** What an entry is called: 'Ticket 12: Calls' for a document with a number. */
export const numberedTitle = ({ found, title }: Entry, text: Text): string =>
  found?.number ? `${text(`${found.kind}:singular`)} ${found.number}: ${title}` : title

/** The screens of the navigation as commands, after the dashboard. */
export const screensOf = (groups: NavGroup[], dashboard: string): Command[] => [
  { id: 'screen-dashboard', title: dashboard, detail: '', href: '/admin' },
  ...groups.flatMap((group) =>
    itemsOf(group).map(({ slug, label, href }) => ({
      id: `screen-${slug}`,
      title: label,
      detail: group.label,
      href,
    })),
  ),
]

/**
 * Returns what the command bar lists, in groups: the screen that the query most likely means, documents by kind, other
 * screens, actions. Without a query, all screens and actions.
 */
export function commandGroups(
  query: string,
  { screens, actions, found }: { screens: Command[]; actions: Command[]; found: Found[] },
  text: Text,
): Group[] {
  const matching = (commands: Command[]) => commands.filter(({ title }) => matchesQuery(title, query))
  const hits = matching(screens)
  const best = query.trim() ? hits.slice(0, 1) : []
  const groups: Group[] = [
    { id: 'best', label: text('search:best'), entries: best.map(screenEntry) },
    ...foundKinds.map((kind) => ({
      id: kind,
      label: text(`search:kinds:${kind}`),
      entries: found.filter((one) => one.kind === kind).map((one) => foundEntry(one, text)),
    })),
    {
      id: 'screens',
      label: text('search:screens'),
      entries: hits.filter((screen) => !best.includes(screen)).map(screenEntry),
    },
    { id: 'actions', label: text('search:actions'), entries: matching(actions).map(actionEntry) },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
